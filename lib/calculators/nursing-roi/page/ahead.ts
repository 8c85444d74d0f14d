import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { count } from '@/lib/text/words';
import { cumulative, type Plan } from '../payback';
import { longestHorizonYears, type PlanBasis } from '../plan';
import type { NursingRoiResult } from '../result';
import { isTooLate, notWithin, timeAhead } from '../verdict';

/** How far ahead of not studying one is at a time; below 0 behind. */
export interface AheadPoint {
  /** Years from the first class. */
  readonly year: number;
  readonly dollars: number;
}

/** A line of the chart. */
export interface AheadSeries {
  readonly name: string;
  readonly points: readonly AheadPoint[];
  /** The same at the two ends of the pay; null where it is not drawn. */
  readonly band: { readonly low: readonly AheadPoint[]; readonly high: readonly AheadPoint[] } | null;
}

/** Dollars ahead of not studying or behind, by years from the first class. */
export interface AheadView {
  /** What the chart shows, in a sentence. */
  readonly finding: string;
  readonly series: readonly AheadSeries[];
  /** Where the only line comes ahead; null where it doesn't, or where there are several. */
  readonly mark: { readonly months: number; readonly label: string } | null;
  /** The figures behind it, in whole dollars. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly year: number; readonly dollars: readonly number[] }[];
}

/** Returns dollars ahead after so many years from the first class, the cost spread over the program. */
export function aheadAfter(plan: Plan, year: number): number {
  const { ifEnrolled, ifNot } = cumulative(plan, year);
  return roundAwayFromZero(ifEnrolled - ifNot);
}

/** Returns the points between which the line is straight: the start, the end of the program, the last year. */
function aheadLine(plan: Plan, data: Data): AheadPoint[] {
  const last = longestHorizonYears(data);
  const years = [0, Math.min(plan.programMonths / 12, last), last];
  return years.map((year) => ({ year, dollars: aheadAfter(plan, year) }));
}

/** Says how far ahead or behind of not studying: "$566,000 ahead". */
export const aheadInWords = (dollars: number, format = formatDollarsRounded): string =>
  `${format(Math.abs(dollars))} ${dollars < 0 ? 'behind' : 'ahead'}`;

/** Several lines and the table behind them. */
export function aheadOf(plans: readonly { readonly name: string; readonly plan: Plan }[], data: Data) {
  const last = longestHorizonYears(data);
  return {
    series: plans.map(({ name, plan }) => ({ name, points: aheadLine(plan, data), band: null })),
    mark: null,
    columns: plans.map(({ name }) => name),
    rows: Array.from({ length: last + 1 }, (_, year) => ({
      year,
      dollars: plans.map(({ plan }) => aheadAfter(plan, year)),
    })),
  };
}

/** When one comes ahead, or why one doesn't. */
function whenAhead(result: NursingRoiResult, data: Data): string {
  const { break_even_months_from_start: months } = result;
  if (months === null) return 'Not ahead: the pay to expect is no raise';
  return isTooLate(months, data) ? `Not ahead, ${notWithin(data)}` : `Ahead after ${timeAhead(months, data)}`;
}

/** The line of one answer with the range of its pay. */
export function aheadView(result: NursingRoiResult, { plan, pay }: PlanBasis, data: Data): AheadView {
  const at = (salaryAfter: number) => aheadLine({ ...plan, salaryAfter }, data);
  const last = longestHorizonYears(data);
  const end = aheadInWords(result.net_gain_20_year);
  const { break_even_months_from_start: months } = result;
  const when = whenAhead(result, data);
  return {
    finding: `${when}; after ${count(last, 'year')}, ${end}`,
    series: [
      {
        name: `After ${count(last, 'year')}`,
        points: aheadLine(plan, data),
        band: { low: at(pay.low), high: at(pay.high) },
      },
    ],
    mark: months === null || isTooLate(months, data) ? null : { months, label: when },
    columns: ['If you study', 'If you don’t', 'Ahead'],
    rows: result.timeline.map(({ year, cumulative_if_enrolled: enrolled, cumulative_if_not: not }) => ({
      year,
      dollars: [enrolled, not, enrolled - not],
    })),
  };
}
