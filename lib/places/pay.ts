import type { Data } from '@/lib/data/data';
import type { WageMetroRow, WageRow } from '@/lib/data/tables/wages';
import { type Figure, figure } from '@/lib/numbers/figure';
import { roundToTenth } from '@/lib/numbers/rounding';
import type { AreaSlug } from './states';

type Released = WageRow | WageMetroRow;
type WageColumn =
  | 'employment'
  | 'mean_hourly'
  | 'mean_annual'
  | 'p10_annual'
  | 'p25_annual'
  | 'median_annual'
  | 'p75_annual'
  | 'p90_annual';

/** Wages of an occupation in an area, in dollars a year unless named otherwise; each with its reason where missing. */
export interface Pay {
  readonly jobs: Figure;
  readonly meanHourly: Figure;
  readonly mean: Figure;
  readonly p10: Figure;
  readonly p25: Figure;
  readonly median: Figure;
  readonly p75: Figure;
  readonly p90: Figure;
}

export const NOT_RELEASED = 'BLS did not release this estimate.';
export const NOT_PUBLISHED = 'BLS published no estimate for this occupation here.';
const ANNUAL_ONLY = 'BLS gives annual pay only for this occupation.';

/** BLS numbers the reason why a column is empty: 4 stands for occupations that are paid by the year. */
const PAID_BY_THE_YEAR = /\bmean_hourly: footnote 4\b/;

function released(row: Released | undefined, column: WageColumn): Figure {
  if (!row) return { missing: NOT_PUBLISHED };
  const yearly = column === 'mean_hourly' && PAID_BY_THE_YEAR.test(row.notes ?? '');
  return figure(row[column], yearly ? ANNUAL_ONLY : NOT_RELEASED);
}

/** The figures of a wage row; of none, that nothing was published. */
export function payOf(row: Released | undefined): Pay {
  return {
    jobs: released(row, 'employment'),
    meanHourly: released(row, 'mean_hourly'),
    mean: released(row, 'mean_annual'),
    p10: released(row, 'p10_annual'),
    p25: released(row, 'p25_annual'),
    median: released(row, 'median_annual'),
    p75: released(row, 'p75_annual'),
    p90: released(row, 'p90_annual'),
  };
}

/** Returns the pay of an occupation in a state or the nation. */
export function payIn(area: AreaSlug, soc: string, data: Data): Pay {
  return payOf(data.findWage(area, soc));
}

/** How far a figure lies above another of the same kind, in percent to one decimal; below is negative. */
export function percentAbove(value: number, base: number): number {
  return roundToTenth((value / base - 1) * 100);
}

/** Pay at the prices of the nation: what it buys where prices are at `priceLevel` (the nation is 100). Unrounded. */
export function atNationalPrices(pay: number, priceLevel: number): number {
  return (pay / priceLevel) * 100;
}
