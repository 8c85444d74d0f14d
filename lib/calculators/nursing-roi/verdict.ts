import type { Data } from '@/lib/data/data';
import { formatMonths, formatMonthsRange } from '@/lib/numbers/format';
import { count } from '@/lib/text/words';

/** Whether a credential comes out ahead through pay, by how the low and the high pay do. */
export const verdicts = ['Yes', 'Yes, slowly', 'Maybe', 'Not through pay'] as const;
export type Verdict = (typeof verdicts)[number];

/** Months from the start to come out ahead; null where there is no raise. */
export interface MonthsAhead {
  readonly low: number | null;
  readonly middle: number | null;
  readonly high: number | null;
}

/** Returns the most months from the start that count as an answer of yes, and as one at all. */
function limits(data: Data): { readonly yes: number; readonly slowly: number } {
  const constants = data.parameters('nursing-roi');
  return {
    yes: constants.number('most_months_from_start', 'yes'),
    slowly: constants.number('most_months_from_start', 'yes_slowly'),
  };
}

const within = (months: number | null, limit: number) => months !== null && months <= limit;

export function verdictOf({ low, middle, high }: MonthsAhead, data: Data): Verdict {
  const { yes, slowly } = limits(data);
  if (within(low, yes) && within(high, yes)) return 'Yes';
  if (within(low, slowly) && within(high, slowly)) return 'Yes, slowly';
  return within(middle, slowly) ? 'Maybe' : 'Not through pay';
}

/** Tests whether a time from the start is longer than any answer counts. */
export const isTooLate = (monthsFromStart: number, data: Data): boolean =>
  monthsFromStart > limits(data).slowly;

/** Returns how long any answer counts: "20 years". */
export const longestTime = (data: Data): string => count(limits(data).slowly / 12, 'year');

/** Returns what stands in place of a time that is too long: "not within 20 years". */
export const notWithin = (data: Data): string => `not within ${longestTime(data)}`;

/** A time from the start in words: "6 years 10 months", or "not within 20 years". */
export const timeAhead = (monthsFromStart: number, data: Data): string =>
  isTooLate(monthsFromStart, data) ? notWithin(data) : formatMonths(monthsFromStart);

/** Months of work after a program of so many months, as words or cells show them. */
export interface MonthsOfWork {
  readonly programMonths: number;
  readonly low: number;
  /** Null where there is no raise. */
  readonly high: number | null;
}

/** Months of work at the two ends of the pay: "23 to 42 months", "22 months to never", "48 months to not within 20 years". */
export function workRange({ programMonths, low, high }: MonthsOfWork, data: Data): string {
  if (high !== null && !isTooLate(programMonths + high, data)) return formatMonthsRange(low, high);
  return `${count(low, 'month')} to ${high === null ? 'never' : notWithin(data)}`;
}
