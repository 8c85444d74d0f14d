import { mean } from 'd3-array';
import { roundHalfUp, roundTo } from '@/lib/numbers/rounding';
import { type AreaSlug, nation } from '@/lib/places/states';
import type { EarningsCredential } from '../credentials';
import { indexRows } from '../table';
import type { WageGrowthRow } from '../tables/wage-growth';
import type { WageRow } from '../tables/wages';

/** Decimals of a factor, in the table and wherever earnings are restated. */
const FACTOR_DECIMALS = 4;

type Key = Pick<WageGrowthRow, 'state_slug' | 'soc'>;
const keyOf = ({ state_slug, soc }: Key) => `${state_slug}|${soc}`;

/** Mean of May 2023 in dollars of 2024. */
const newerMean = (row: WageGrowthRow) => (row.mean_may_2023 * row.cpi_u_2024) / row.cpi_u_2023;

/** Mean of 2022 and 2023 in dollars of 2024; undefined where the mean of May 2022 is not known. */
function ownBase(row: WageGrowthRow): number | undefined {
  if (row.mean_may_2022 === null) return undefined;
  return mean([(row.mean_may_2022 * row.cpi_u_2024) / row.cpi_u_2022, newerMean(row)]);
}

/** Says how the average of 2022 and 2023 was reached, and to which mean wages grew from it. */
const basisOf = ({ mean_may_2022: older }: WageGrowthRow, edition: string) =>
  older === null
    ? `the state's mean May 2023 in 2024 dollars x the nation's average of 2022 and 2023 over its 2023, to the state's mean ${edition}`
    : `average of the means May 2022 and May 2023, each in 2024 dollars (CPI-U), to the mean ${edition}`;

/**
 * How much wages grew from the average of May 2022 and May 2023, in 2024 dollars, to the newest edition. Where the mean
 * of May 2022 is not known, the nation's change from 2022 to 2023 stands in for it.
 *
 * @param collected rows whose means of 2022 and 2023 and price indices are as collected; their other figures are ignored.
 * @returns the rows in the same order, with the average, the newest mean, the factor (4 decimals, halves up) and the basis.
 * @throws Error when an occupation has no row for the nation, or a row no newest mean.
 */
export function deriveWageGrowth(
  collected: readonly WageGrowthRow[],
  wages: readonly WageRow[],
): WageGrowthRow[] {
  const newest = indexRows(wages, keyOf);
  const nations = indexRows(
    collected.filter(({ state_slug }) => state_slug === nation.slug),
    ({ soc }) => soc,
  );
  return collected.map((row) => {
    const national = nations.get(row.soc);
    const nationalBase = national && ownBase(national);
    const now = newest.get(keyOf(row));
    if (!national || !nationalBase || !now?.mean_annual)
      throw new Error(`No growth of wages for ${keyOf(row)}`);
    const base = ownBase(row) ?? (newerMean(row) * nationalBase) / newerMean(national);
    return {
      ...row,
      factor: roundTo(now.mean_annual / base, FACTOR_DECIMALS),
      mean_2022_23_in_2024_dollars: roundHalfUp(base),
      mean_latest: now.mean_annual,
      basis: basisOf(row, now.edition),
    };
  });
}

/** A factor as the table shows it. */
export const factorText = ({ factor }: WageGrowthRow) => factor.toFixed(FACTOR_DECIMALS);

/** Growth that restates earnings: that of the area, or the nation's where the table has none of the area for them. */
export type GrowthOf = (area: AreaSlug, credential: EarningsCredential) => WageGrowthRow;

/** @returns a look-up that throws when the nation has no growth for the credential. */
export function growthIndex(growth: readonly WageGrowthRow[]): GrowthOf {
  const index = indexRows(
    growth.flatMap((row) => (row.applies_to ?? []).map((credential) => ({ row, credential }))),
    ({ row, credential }) => `${row.state_slug}|${credential}`,
  );
  return (area, credential) => {
    const found = index.get(`${area}|${credential}`) ?? index.get(`${nation.slug}|${credential}`);
    if (!found) throw new Error(`No growth of wages for ${credential}`);
    return found.row;
  };
}
