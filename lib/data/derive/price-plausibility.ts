import { ascending, group } from 'd3-array';
import { isGraduateDegree } from '../credentials';
import type { ParameterSet } from '../parameters';
import type { PriceRow } from '../tables/prices';
import { linearQuantile } from './quantiles';

/** A row and whether its price rests on the published full-time undergraduate rate, which is taken as it is. */
export interface DerivedPrice {
  readonly row: PriceRow;
  readonly isPublishedRate: boolean;
}

/** Between what a price is plausible, in dollars, and whose prices say so. */
interface Bounds {
  readonly lowest: number;
  readonly highest: number;
  readonly whose: string;
}

const amountsOf = (rows: readonly PriceRow[]) =>
  rows.flatMap(({ whole_program_price }) => whole_program_price ?? []).toSorted(ascending);

/**
 * Bounds by control and credential; where a private control has too few prices, those of both private controls.
 * @returns a look-up, undefined where there are too few prices.
 */
function plausiblePrices(
  rows: readonly PriceRow[],
  rules: ParameterSet,
): (row: PriceRow) => Bounds | undefined {
  const rule = (parameter: string) => rules.number(parameter, 'price');
  const fewest = rule('minimum_prices');
  const boundsOf = (amounts: readonly number[], whose: string): Bounds | undefined => {
    if (amounts.length < fewest) return undefined;
    const percentile = (name: string) => linearQuantile(amounts, rule(name) / 100);
    return {
      lowest: rule('implausible_below_factor') * percentile('implausible_below_percentile'),
      highest: rule('implausible_above_factor') * percentile('implausible_above_percentile'),
      whose,
    };
  };
  const byCredential = group(rows, (row) => row.credential);
  const bounds = ({ credential, control }: PriceRow) => {
    const peers = byCredential.get(credential) ?? [];
    const own = boundsOf(amountsOf(peers.filter((peer) => peer.control === control)), control);
    if (own || control === 'public') return own;
    return boundsOf(amountsOf(peers.filter((peer) => peer.control !== 'public')), 'private');
  };
  const known = new Map<string, Bounds | undefined>();
  return (row) => {
    const key = `${row.credential}|${row.control}`;
    if (!known.has(key)) known.set(key, bounds(row));
    return known.get(key);
  };
}

function reasonAgainst(
  price: number,
  { lowest, highest, whose }: Bounds,
  rules: ParameterSet,
): string | null {
  if (price >= lowest && price <= highest) return null;
  const end = price < lowest ? 'below' : 'above';
  const of = price < lowest ? 'of' : 'times';
  const factor = rules.number(`implausible_${end}_factor`, 'price');
  const percentile = rules.number(`implausible_${end}_percentile`, 'price');
  return `${price} is ${end} ${factor} ${of} the ${percentile}th percentile of ${whose} institutions: not shown as a price`;
}

/**
 * Empties prices that are too far from those of the same control and credential to be prices, with the reason.
 * An undergraduate price at the published full-time rate stays.
 *
 * @returns the rows in the same order.
 */
export function withoutImplausiblePrices(derived: readonly DerivedPrice[], rules: ParameterSet): PriceRow[] {
  const boundsOf = plausiblePrices(
    derived.map(({ row }) => row),
    rules,
  );
  return derived.map(({ row, isPublishedRate }) => {
    const { whole_program_price: price } = row;
    const bounds = boundsOf(row);
    if (price === null || !bounds || (isPublishedRate && !isGraduateDegree(row.credential))) return row;
    const price_reason = reasonAgainst(price, bounds, rules);
    return price_reason === null ? row : { ...row, whole_program_price: null, price_reason };
  });
}
