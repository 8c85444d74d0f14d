import type { WholeYear } from '@/lib/data/period';
import { type PublishedRate, percentPassed } from './rate';
import type { Series } from './series';

/** The others of a series, compared with one of them. */
export interface AgainstReference<R> {
  /** Their whole interval lies above its rate. */
  readonly above: readonly R[];
  readonly below: readonly R[];
  /** Their interval holds its rate: so few candidates do not tell them apart. */
  readonly around: readonly R[];
}

/** Compares the others of a series with one of them, such as the nation. @param reference is of the series. */
export function againstReference<R extends PublishedRate<WholeYear>>(
  { rates }: Series<R>,
  reference: R,
): AgainstReference<R> {
  const rate = percentPassed(reference);
  const others = rates.filter((other) => other !== reference);
  return {
    above: others.filter(({ interval_low }) => interval_low > rate),
    below: others.filter(({ interval_high }) => interval_high < rate),
    around: others.filter(({ interval_low, interval_high }) => interval_low <= rate && rate <= interval_high),
  };
}
