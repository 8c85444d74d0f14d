import { ascending, quantileSorted } from 'd3-array';

/** A value and how much it counts. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** Quantiles that a table shows, by the name of its column. */
export const quartiles = { p25: 0.25, median: 0.5, p75: 0.75 } as const;
/** 25th percentile, median and 75th percentile of something. */
export type Quartiles = Record<keyof typeof quartiles, number>;

/**
 * The smallest value at which the running weight reaches the share `q` of the total.
 * @throws Error when there are no values.
 */
export function weightedQuantile(values: readonly Weighted[], q: number): number {
  const sorted = values.toSorted((a, b) => ascending(a.value, b.value));
  const target = q * sorted.reduce((total, { weight }) => total + weight, 0);
  let running = 0;
  for (const { value, weight } of sorted) {
    running += weight;
    if (running >= target) return value;
  }
  throw new Error('No quantile of no values');
}

/** Weighted quartiles. @throws Error when there are no values. */
export function weightedQuartiles(values: readonly Weighted[]): Quartiles {
  return mapQuartiles((q) => weightedQuantile(values, q));
}

/**
 * Linear quantile between the two nearest values (type 7 of Hyndman and Fan).
 * @throws Error when there are no values.
 */
export function linearQuantile(values: readonly number[], q: number): number {
  const quantile = quantileSorted(values.toSorted(ascending), q);
  if (quantile === undefined) throw new Error('No quantile of no values');
  return quantile;
}

/** Linear quartiles. @throws Error when there are no values. */
export function linearQuartiles(values: readonly number[]): Quartiles {
  return mapQuartiles((q) => linearQuantile(values, q));
}

function mapQuartiles(quantile: (q: number) => number): Quartiles {
  return {
    p25: quantile(quartiles.p25),
    median: quantile(quartiles.median),
    p75: quantile(quartiles.p75),
  };
}
