import { group } from 'd3-array';
import type { WholeYear } from '@/lib/data/period';
import { type PublishedRate, percentPassed } from './rate';

type YearRate = PublishedRate<WholeYear>;

/** Full years that begin in the same month are alike; a year as labelled is like the others of its own table. */
function kindOfYear({ period, source_url }: YearRate): string {
  if (period.kind === 'year as labelled') return `${period.kind} ${source_url}`;
  return `${period.kind} ${period.start?.split('-')[1] ?? source_url}`;
}

/**
 * Rates whose periods are alike, the only ones that are compared, sorted or drawn on a line. There is no way to
 * make one but `among`, which takes whole years and keeps unlike ones apart: a part of a year does not get in.
 */
export class Series<R extends YearRate> {
  /** Makes the type nominal; there is no such member. */
  declare protected readonly alike: true;

  private constructor(readonly rates: readonly R[]) {}

  /** The rates apart by kind of year, in the order in which the kinds occur. */
  static among<R extends YearRate>(rates: readonly R[]): Series<R>[] {
    return [...group(rates, kindOfYear).values()].map((alike) => new Series(alike));
  }
}

/** Highest rate first; of equal ones the larger cohort first, otherwise in their order. */
export function highestFirst<R extends YearRate>({ rates }: Series<R>): R[] {
  return rates.toSorted((a, b) => percentPassed(b) - percentPassed(a) || b.candidates - a.candidates);
}

/** Oldest year first: the points of a line. */
export function line<R extends YearRate>({ rates }: Series<R>): R[] {
  return rates.toSorted((a, b) => a.period.year - b.period.year);
}
