import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import { provenance, unit } from './unit';

/** Of BSN graduates: 80,000 a year four years after finishing, 20,000 of debt. */
export function outcomeRow(cells: Partial<ProgramOutcomeRow> = {}): ProgramOutcomeRow {
  return {
    unitid: unit,
    opeid6: '001001',
    institution_name: 'Example College',
    state_code: 'OH',
    control: 'public',
    cip4: '51.38',
    credential_level: 3,
    credential_level_name: "Bachelor's Degree",
    credential: 'BSN',
    completers_count: 100,
    median_earnings: 80_000,
    earnings_years_after_completion: 4,
    median_debt: 20_000,
    in_institutions_csv: true,
    release: '2026-06-10',
    ...provenance,
    units_sharing_value: null,
    states_sharing_value: null,
    earners_count: null,
    cohort: 'graduates of 2017-18 and 2018-19',
    earned_in: '2022 and 2023',
    dollars: 2024,
    median_earnings_restated: 84_000,
    earnings_usable: true,
    earnings_usable_reason: null,
    usable_for: ['BSN'],
    ...cells,
  };
}
