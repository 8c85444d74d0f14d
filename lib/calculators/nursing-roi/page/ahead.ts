import type { Data } from '@/lib/data/data';
import { formatDollars, formatDollarsRounded, formatMonths, readsAsYears } from '@/lib/numbers/format';
import { roundAwayFromZero, roundHalfUp } from '@/lib/numbers/rounding';
import { count } from '@/lib/text/words';
import { cumulative, type Plan } from '../payback';
import { horizonYears, longestHorizonYears, type PlanBasis } from '../plan';
import type { NursingRoiResult } from '../result';
import { isTooLate, longestTime, timeAhead } from '../verdict';

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
  /** What its gain counts on, beside what is drawn; '' where that is plain. */
  readonly note: string;
  /** What the chart shows, in a line. */
  readonly finding: string;
  /** The same in full, for those who don't see it. */
  readonly description: string;
  readonly series: readonly AheadSeries[];
  /** Where the only line comes ahead; null where it doesn't, or where there are several. */
  readonly mark: { readonly months: number; readonly label: string } | null;
  /** The figures behind it, in whole dollars: more years than are drawn. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly year: number; readonly dollars: readonly number[] }[];
}

/** Returns dollars ahead after so many years from the first class, the cost spread over the program. */
export function aheadAfter(plan: Plan, year: number): number {
  const { ifEnrolled, ifNot } = cumulative(plan, year);
  return roundAwayFromZero(ifEnrolled - ifNot);
}

/** Returns the points between which the line is straight: the start, the end of the program, the last year. */
function aheadLine(plan: Plan, last: number): AheadPoint[] {
  const years = [0, Math.min(plan.programMonths / 12, last), last];
  return years.map((year) => ({ year, dollars: aheadAfter(plan, year) }));
}

/** Says how far ahead or behind of not studying: "$566,000 ahead". */
export const aheadInWords = (dollars: number, format = formatDollarsRounded): string =>
  `${format(Math.abs(dollars))} ${dollars < 0 ? 'behind' : 'ahead'}`;

/** Says the low and the end of a line in full: "$55,000 behind after 2 years, $384,000 ahead after 10 years". */
const lineInWords = (points: readonly AheadPoint[]) =>
  points
    .slice(1)
    .map(
      ({ year, dollars }) =>
        `${aheadInWords(dollars, formatDollars)} after ${formatMonths(roundHalfUp(12 * year))}`,
    )
    .join(', ');

const describe = (series: readonly AheadSeries[]) =>
  `Dollars ahead of not studying or behind. ${series
    .map(({ name, points }) => `${series.length === 1 ? '' : `${name}: `}${lineInWords(points)}.`)
    .join(' ')}`;

/** Returns how many years are drawn: the medium horizon, or the longest where that would not show a year ahead. */
export function yearsDrawn(months: readonly (number | null)[], data: Data): number {
  const medium = horizonYears('10_year', data);
  const isLate = months.some((time) => time !== null && time > 12 * (medium - 1));
  return isLate ? longestHorizonYears(data) : medium;
}

/** Says so where the gain is large because nothing would be earned without the program. */
export const nothingWithout = ({ currentIncome }: Plan): string =>
  currentIncome === 0 ? ' You said you would earn nothing without it.' : '';

/** Several lines and the table behind them. @param last years that are drawn */
export function aheadOf(
  plans: readonly { readonly name: string; readonly plan: Plan }[],
  last: number,
  data: Data,
) {
  const series = plans.map(({ name, plan }) => ({ name, points: aheadLine(plan, last), band: null }));
  const [first] = plans;
  return {
    note: first ? nothingWithout(first.plan) : '',
    series,
    description: describe(series),
    mark: null,
    columns: plans.map(({ name }) => name),
    rows: Array.from({ length: longestHorizonYears(data) + 1 }, (_, year) => ({
      year,
      dollars: plans.map(({ plan }) => aheadAfter(plan, year)),
    })),
  };
}

/** Says for how long one is behind, in a line. */
function findingOf(months: number | null, data: Data): string {
  if (months === null) return 'Behind for good: the pay is no raise';
  if (isTooLate(months, data)) return `Behind for more than ${longestTime(data)}`;
  const time = readsAsYears(months) ? count(roundHalfUp(months / 12), 'year') : formatMonths(months);
  return `${time} behind, then ahead`;
}

/** The line of one answer with the range of its pay. */
export function aheadView(result: NursingRoiResult, { plan, pay }: PlanBasis, data: Data): AheadView {
  const { break_even_months_from_start: months } = result;
  const last = yearsDrawn([months], data);
  const at = (salaryAfter: number) => aheadLine({ ...plan, salaryAfter }, last);
  const series = [
    {
      name: `After ${count(last, 'year')}`,
      points: aheadLine(plan, last),
      band: { low: at(pay.low), high: at(pay.high) },
    },
  ];
  const isAhead = months !== null && !isTooLate(months, data);
  const mark = isAhead ? { months, label: `Ahead after ${timeAhead(months, data)}` } : null;
  return {
    note: nothingWithout(plan),
    finding: findingOf(months, data),
    description: [describe(series), ...(mark ? [`${mark.label}.`] : [])].join(' '),
    series,
    mark,
    columns: ['If you study', 'If you don’t', 'Ahead'],
    rows: result.timeline.map(({ year, cumulative_if_enrolled: enrolled, cumulative_if_not: not }) => ({
      year,
      dollars: [enrolled, not, enrolled - not],
    })),
  };
}
