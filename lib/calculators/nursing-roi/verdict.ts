import type { Data } from '@/lib/data/data';
import { formatMonths } from '@/lib/numbers/format';
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

/** Says of a time from the start that it is longer than any answer counts: "not within 20 years"; empty otherwise. */
export function beyondLimit(monthsFromStart: number | null, data: Data): string {
  const { slowly } = limits(data);
  return monthsFromStart !== null && monthsFromStart > slowly
    ? `not within ${count(slowly / 12, 'year')}`
    : '';
}

/** A time from the start in words, with the warning where it is too long: "37 years 4 months, not within 20 years". */
export function timeAhead(monthsFromStart: number, data: Data): string {
  const beyond = beyondLimit(monthsFromStart, data);
  return [formatMonths(monthsFromStart), ...(beyond ? [beyond] : [])].join(', ');
}
