import { ascending, group } from 'd3-array';
import { nation } from '@/lib/places/states';
import { type PriceByStateRow, type PriceRow, priceByState } from '../tables/prices';
import { weightedQuartiles } from './quantiles';

type Control = PriceByStateRow['control'];

const groups: readonly { readonly control: Control; has(price: PriceRow): boolean }[] = [
  { control: 'all', has: () => true },
  { control: 'private', has: (price) => price.control !== 'public' },
  { control: 'public', has: (price) => price.control === 'public' },
];

function summarize(
  key: Pick<PriceByStateRow, 'state_slug' | 'credential' | 'control'>,
  prices: readonly PriceRow[],
): PriceByStateRow {
  const values = prices.flatMap(({ whole_program_price: value, weight }) =>
    value === null ? [] : [{ value, weight }],
  );
  const amounts = values.map(({ value }) => value);
  return {
    ...key,
    institutions: values.length,
    completions: values.reduce((total, { weight }) => total + weight, 0),
    ...weightedQuartiles(values),
    lowest: Math.min(...amounts),
    highest: Math.max(...amounts),
    year: priceByState.edition,
  };
}

/**
 * Prices by state, credential and control, weighted by completions; the nation comes before the states.
 *
 * @returns a row for each group that has a price.
 */
export function derivePriceByState(prices: readonly PriceRow[]): PriceByStateRow[] {
  const byCredential = (area: PriceByStateRow['state_slug'], rows: readonly PriceRow[]) =>
    Array.from(group(rows, (row) => row.credential))
      .toSorted(([a], [b]) => ascending(a, b))
      .flatMap(([credential, ofCredential]) =>
        groups.flatMap(({ control, has }) => {
          const members = ofCredential.filter(has);
          if (members.length === 0) return [];
          return [summarize({ state_slug: area, credential, control }, members)];
        }),
      );
  const states = Array.from(group(prices, (price) => price.state_slug)).toSorted(([a], [b]) =>
    ascending(a, b),
  );
  return [
    ...byCredential(nation.slug, prices),
    ...states.flatMap(([state, rows]) => byCredential(state, rows)),
  ];
}
