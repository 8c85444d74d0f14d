import type { Data } from '@/lib/data/data';
import type { NursingRoiResult } from '../result';
import { lowEndClause, verdictOn } from '../summary';
import { isTooLate, notWithin, timeAhead } from '../verdict';

/** The answer in a line: "Yes, slowly: ahead after about 6 years 10 months". */
export function verdictLine(result: NursingRoiResult, data: Data): string {
  const verdict = verdictOn(result, data);
  const months = result.break_even_months_from_start;
  if (months === null) return `${verdict}: it is no raise`;
  return isTooLate(months, data)
    ? `${verdict}: ${notWithin(data)}`
    : `${verdict}: ahead after about ${timeAhead(months, data)}${lowEndClause(result, data)}`;
}
