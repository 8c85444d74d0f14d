import type { WageGrowthRow } from '@/lib/data/tables/wage-growth';
import type { WageMetroRow, WageRow } from '@/lib/data/tables/wages';
import { provenance } from './unit';

/** Mean wage of an occupation in an area. */
export function metroWageRow(area_code: string, soc: string, mean_annual: number): WageMetroRow {
  return {
    ...wageRow('ohio', soc, mean_annual),
    state_slug: 'ohio',
    area_code,
    area_name: 'Columbus, OH',
    area_kind: 'metropolitan',
  };
}

/** Growth of wages that restates the earnings of the credentials. */
export function growthRow(
  state_slug: WageGrowthRow['state_slug'],
  soc: string,
  factor: number,
  applies_to: WageGrowthRow['applies_to'],
): WageGrowthRow {
  return {
    state_slug,
    state_code: 'US',
    soc,
    occupation: 'Nurses',
    factor,
    applies_to,
    mean_may_2022: 1,
    mean_may_2023: 1,
    mean_2022_23_in_2024_dollars: 1,
    mean_latest: 1,
    cpi_u_2022: 1,
    cpi_u_2023: 1,
    cpi_u_2024: 1,
    basis: 'an example',
    ...provenance,
  };
}

export function wageRow(state_slug: WageRow['state_slug'], soc: string, mean_annual: number): WageRow {
  return {
    state_slug,
    state_code: 'US',
    soc,
    occupation: 'Nurses',
    edition: 'May 2025',
    employment: null,
    employment_rse_percent: null,
    mean_hourly: null,
    mean_annual,
    wage_rse_percent: null,
    p10_annual: null,
    p25_annual: null,
    median_annual: null,
    p75_annual: null,
    p90_annual: null,
    jobs_per_1000: null,
    location_quotient: null,
    notes: null,
    ...provenance,
  };
}
