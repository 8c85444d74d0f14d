import type { Data } from '@/lib/data/data';
import { linearQuartiles } from '@/lib/data/derive/quantiles';
import type { AbsnPriceRow } from '@/lib/data/tables/absn-prices';

/** Kind of second-degree program: an accelerated BSN, or a direct-entry master's degree. */
type SecondDegree = AbsnPriceRow['credential'];
type Quartiles = ReturnType<typeof linearQuartiles>;

/** Whole-program tuition in dollars at one kind of second-degree program, over the schools behind it. */
export interface SecondDegreePrices {
  /** Unrounded: the middle of two schools may be half a dollar. */
  readonly price: Quartiles;
  readonly schools: number;
  /** Schools that print no total which a resident pays, by the reason. */
  readonly leftOut: ReadonlyMap<string, number>;
  readonly years: readonly string[];
}

function countsOf(values: readonly (string | null)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const rowsOf = (data: Data, credential: SecondDegree) =>
  data.rows('absn_prices').filter((row) => row.credential === credential);

const known = <T>(values: readonly (T | null)[]) => values.filter((value) => value !== null);

/**
 * Quartiles (type 7, unweighted) of what residents pay for a whole program that takes people with a degree in another field.
 *
 * @throws Error when no school has a total that counts.
 */
export function secondDegreePrices(data: Data, credential: SecondDegree): SecondDegreePrices {
  const rows = rowsOf(data, credential);
  const used = rows.filter((row) => row.used);
  const totals = known(used.map((row) => row.total_resident));
  return {
    price: linearQuartiles(totals),
    schools: totals.length,
    leftOut: countsOf(rows.filter((row) => !row.used).map((row) => row.reason)),
    years: [...new Set(known(used.map((row) => row.tuition_year)))].toSorted(),
  };
}

/**
 * Quartiles of what residents may pay at schools that print a nonresident total only: estimates, never scored.
 *
 * @throws Error when no school has an estimate.
 */
export function residentEstimates(
  data: Data,
  credential: SecondDegree,
): { readonly price: Quartiles; readonly schools: number } {
  const estimates = known(rowsOf(data, credential).map((row) => row.resident_estimate));
  return { price: linearQuartiles(estimates), schools: estimates.length };
}

/** Quartiles of the months that schools print for the program. @throws Error when no school prints a length. */
export function secondDegreeMonths(data: Data, credential: SecondDegree): Quartiles {
  return linearQuartiles(known(rowsOf(data, credential).map((row) => row.length_months)));
}
