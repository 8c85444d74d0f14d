import type { Data } from '@/lib/data/data';
import { formatDollarsRange } from '@/lib/numbers/format';
import { netGain } from '../payback';
import { longestHorizonYears, type PlanBasis } from '../plan';
import type { NursingRoiResult } from '../result';
import { isTooLate, notWithin, timeAhead } from '../verdict';

/** When one is ahead at the two ends of the pay, from the first class; null where they are the same or none is. */
export function aheadRange(result: NursingRoiResult, data: Data): string | null {
  const { program_months, break_even_months_low: low, break_even_months_high: high } = result;
  if (low === null || low === high || isTooLate(program_months + low, data)) return null;
  const fastest = timeAhead(program_months + low, data);
  if (high === null) return `${fastest}, or no raise at the low end of the pay`;
  return isTooLate(program_months + high, data)
    ? `${fastest}, or ${notWithin(data)} at the low end of the pay`
    : `${fastest} to ${timeAhead(program_months + high, data)}`;
}

/** The gain over the longest horizon at the two ends of the pay: "$502,000 to $756,000". */
export function gainRange({ plan, pay }: PlanBasis, data: Data): string {
  const at = (salaryAfter: number) => netGain({ ...plan, salaryAfter }, longestHorizonYears(data));
  return formatDollarsRange(at(pay.low), at(pay.high));
}
