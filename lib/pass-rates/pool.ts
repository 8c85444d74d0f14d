import { group } from 'd3-array';
import type { WholeYear } from '@/lib/data/period';
import type { Counts, PassRate } from './rate';

/** Rates of whole years taken together: candidates and passes are added, rates never averaged. */
export function pool(rates: readonly PassRate<WholeYear>[]): Counts {
  return rates.reduce<Counts>(
    (sum, { candidates, passed }) => ({
      candidates: sum.candidates + candidates,
      passed: sum.passed + passed,
    }),
    { candidates: 0, passed: 0 },
  );
}

/** All rows of one year together, as of campuses that share a unit. */
export interface PooledYear extends Counts {
  readonly year: number;
  readonly rates: readonly PassRate<WholeYear>[];
}

/** Whole years by the calendar year in which they end, newest first. */
export function byYear(rates: readonly PassRate<WholeYear>[]): PooledYear[] {
  return [...group(rates, ({ period }) => period.year)]
    .map(([year, ofYear]) => ({ year, rates: ofYear, ...pool(ofYear) }))
    .sort((a, b) => b.year - a.year);
}
