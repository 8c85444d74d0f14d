import type { Data } from '@/lib/data/data';
import type { BoardRow } from '@/lib/data/tables/pass-rates';
import type { PassRates } from '../pass-rates';

/** Returns the oldest year of results that counts as current: that of the score. */
export const currentSince = (data: Data): number =>
  data.parameters('outcomes-score').number('window_first_year', 'nclex');

/** What the pages of pass rates are made from. */
export interface RatesSource {
  readonly held: PassRates;
  readonly boards: readonly BoardRow[];
  /** Oldest year that counts as current; older results are history. */
  readonly currentSince: number;
  /** Path of the page of a school, by its IPEDS unit. */
  readonly schoolPath: (unitid: string) => string | undefined;
}
