import type { Data } from '@/lib/data/data';
import type { NursingRoiResult } from '../result';
import { verdictOn } from '../summary';
import { isTooLate, longestTime, timeAhead, verdictOf } from '../verdict';

/** What the low end of the pay would mean, as the end of the verdict; '' where that would be the same. */
function lowEnd(result: NursingRoiResult, data: Data): string {
  const { program_months, break_even_months_from_start: middle, break_even_months_high: slowest } = result;
  if (verdictOn(result, data) === verdictOf({ low: middle, middle, high: middle }, data)) return '';
  if (slowest === null) return ', but not at all at the low end of the pay';
  const months = program_months + slowest;
  return isTooLate(months, data)
    ? `, but not within ${longestTime(data)} at the low end of the pay`
    : `, or ${timeAhead(months, data)} at the low end of the pay`;
}

/** Returns the answer in a line: "Yes. You come out ahead about 3 years 1 month after you start". */
export function verdictLine(result: NursingRoiResult, data: Data): string {
  const verdict = verdictOn(result, data);
  const months = result.break_even_months_from_start;
  if (months === null) return `${verdict}. You would earn no more than now`;
  return isTooLate(months, data)
    ? `${verdict}. You don’t come out ahead within ${longestTime(data)}`
    : `${verdict}. You come out ahead about ${timeAhead(months, data)} after you start${lowEnd(result, data)}`;
}
