import { ascending, group, sum } from 'd3-array';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { nation } from '@/lib/places/states';
import type { ClosureRow } from '../tables/catalogue-facts';
import { type PriceByStateRow, type PriceRow, priceByState } from '../tables/prices';
import { weightedQuartiles } from './quantiles';

type Control = PriceByStateRow['control'];

const groups: readonly { readonly control: Control; has(price: PriceRow): boolean }[] = [
  { control: 'all', has: () => true },
  { control: 'private', has: (price) => price.control !== 'public' },
  { control: 'public', has: (price) => price.control === 'public' },
];

/** An institution with a price that counts in the figures of an area. */
interface PricedRow extends PriceRow {
  readonly whole_program_price: number;
}

const isPriced = (row: PriceRow): row is PricedRow => row.whole_program_price !== null;

function summarize(
  key: Pick<PriceByStateRow, 'state_slug' | 'credential' | 'control'>,
  prices: readonly PricedRow[],
): PriceByStateRow {
  const amounts = prices.map((price) => price.whole_program_price);
  return {
    ...key,
    institutions: prices.length,
    completions: sum(prices, ({ weight }) => weight),
    ...weightedQuartiles(prices.map(({ whole_program_price: value, weight }) => ({ value, weight }))),
    lowest: Math.min(...amounts),
    highest: Math.max(...amounts),
    year: priceByState.edition,
  };
}

/**
 * Prices of a state, with four years at the yearly rate of its upper-division public BSN where it has no other public
 * one: without them the state would have no public price at all.
 */
function withUpperDivision(rows: readonly PriceRow[], bachelorYears: number): PricedRow[] {
  const isPublicBsn = (row: PriceRow) => row.credential === 'BSN' && row.control === 'public';
  const priced = rows.filter(isPriced);
  if (priced.some(isPublicBsn)) return priced;
  const atRate = rows.filter(isPublicBsn).flatMap((row) => {
    if (row.yearly_rate === null) return [];
    return [{ ...row, whole_program_price: roundHalfUp(row.yearly_rate * bachelorYears) }];
  });
  return [...priced, ...atRate];
}

export interface PriceByStateInputs {
  readonly prices: readonly PriceRow[];
  readonly closures: readonly ClosureRow[];
  /** Academic years of tuition that a BSN costs. */
  readonly bachelorYears: number;
}

/**
 * Prices by state, credential and control, weighted; the nation comes before the states. Institutions that closures.csv
 * does not rank are left out.
 *
 * @returns a row for each group that has a price.
 */
export function derivePriceByState({
  prices,
  closures,
  bachelorYears,
}: PriceByStateInputs): PriceByStateRow[] {
  const byCredential = (area: PriceByStateRow['state_slug'], rows: readonly PricedRow[]) =>
    Array.from(group(rows, (row) => row.credential))
      .toSorted(([a], [b]) => ascending(a, b))
      .flatMap(([credential, ofCredential]) =>
        groups.flatMap(({ control, has }) => {
          const members = ofCredential.filter(has);
          if (members.length === 0) return [];
          return [summarize({ state_slug: area, credential, control }, members)];
        }),
      );
  const unranked = new Set(closures.filter(({ ranked }) => !ranked).map(({ unitid }) => unitid));
  const ranked = prices.filter(({ unitid }) => !unranked.has(unitid));
  const states = Array.from(group(ranked, (price) => price.state_slug)).toSorted(([a], [b]) =>
    ascending(a, b),
  );
  return [
    ...byCredential(nation.slug, ranked.filter(isPriced)),
    ...states.flatMap(([state, rows]) => byCredential(state, withUpperDivision(rows, bachelorYears))),
  ];
}
