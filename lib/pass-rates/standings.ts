import type { WholeYear } from '@/lib/data/period';
import { type PublishedRate, percentPassed } from './rate';
import type { Series } from './series';

/** How the others of a series stand to one of them. */
export interface Standings<R> {
  /** Their whole interval lies above its rate. */
  readonly above: readonly R[];
  readonly below: readonly R[];
  /** Their interval holds its rate: so few candidates do not tell them apart. */
  readonly around: readonly R[];
}

/** Sets the others of a series against one of them, such as the nation. @param reference is of the series. */
export function standings<R extends PublishedRate<WholeYear>>(
  { rates }: Series<R>,
  reference: R,
): Standings<R> {
  const rate = percentPassed(reference);
  const others = rates.filter((other) => other !== reference);
  return {
    above: others.filter(({ interval_low }) => interval_low > rate),
    below: others.filter(({ interval_high }) => interval_high < rate),
    around: others.filter(({ interval_low, interval_high }) => interval_low <= rate && rate <= interval_high),
  };
}
