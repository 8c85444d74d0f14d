import type { ClosureRow } from '@/lib/data/tables/catalogue-facts';
import { type InstitutionProfileRow, institutionProfile } from '@/lib/data/tables/institution-profile';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import type { BoardRow } from '@/lib/data/tables/pass-rates';
import type { InstitutionAreaRow } from '@/lib/data/tables/places';
import { provenance, unit } from './unit';

/** A public college in Ohio with a yearly rate of 10,000; `cells` stand in place of its own. */
export function institutionRow(cells: Partial<InstitutionRow> = {}): InstitutionRow {
  return {
    unitid: unit,
    opeid: '00100100',
    name: 'Example College',
    city: 'Columbus',
    state_slug: 'ohio',
    state_code: 'OH',
    zip: '43004',
    website: 'example.edu',
    control: 'public',
    level: '4-year',
    latitude: 40,
    longitude: -83,
    tuition_in_state: 10_000,
    tuition_out_of_state: 20_000,
    tuition_year: '2023-24',
    ...provenance,
    tuition_in_district: null,
    tuition_basis: 'published tuition and fees, full-time first-time undergraduate',
    graduate_tuition_in_state: 12_000,
    graduate_tuition_out_of_state: 24_000,
    locale: 'City: Midsize',
    county: 'Franklin County',
    acceptance_rate_previous_fall: null,
    graduation_rate_150pct: 60,
    all_programs_median_earnings_10yr: null,
    credentials_awarded: null,
    credentials_reported_no_awards: null,
    nursing_completions_previous_year: 0,
    nursing_completions_latest_year: 0,
    in_latest_ipeds: true,
    newer_tuition_in_district: null,
    newer_tuition_in_state: null,
    newer_tuition_out_of_state: null,
    graduation_rate_year: 2024,
    acceptance_rate_latest_fall: null,
    newer_obtained_from: null,
    ...cells,
  };
}

/** A profile of the school: enough first-time full-time students, most of whom come back. */
export function profileRow(cells: Partial<InstitutionProfileRow> = {}): InstitutionProfileRow {
  return {
    ...Object.fromEntries(Object.keys(institutionProfile.row.shape).map((column) => [column, null])),
    unitid: unit,
    retention_full_time_percent: 70,
    retention_full_time_cohort: 200,
    ...cells,
  } as InstitutionProfileRow;
}

/** The wage area of the school, where students come to class. */
export function areaRow(cells: Partial<InstitutionAreaRow> = {}): InstitutionAreaRow {
  return {
    unitid: unit,
    county: 'Franklin County',
    cbsa_code: '18140',
    area_code: '0018140',
    area_name: 'Columbus, OH',
    area_kind: 'metropolitan',
    undergraduates_online_90: false,
    graduates_online_90: false,
    basis: 'county',
    source_url: provenance.source_url,
    obtained_from: provenance.obtained_from,
    ...cells,
  };
}

/** The school closed and has no place in any list. */
export function closureRow(cells: Partial<ClosureRow> = {}): ClosureRow {
  return {
    unitid: unit,
    name: 'Example College',
    state_code: 'OH',
    status: 'closed',
    date: '2024-05',
    enrols: 'no',
    ranked: false,
    successor_unitid: null,
    successor: null,
    new_name: null,
    confidence: 'high',
    note: null,
    source_name: provenance.source_name,
    source_url: provenance.source_url,
    as_of: '2026-11-28',
    ...cells,
  };
}

/** A board of nursing. */
export const boardRow = (cells: Partial<BoardRow>): BoardRow => ({
  state_slug: 'ohio',
  state_code: 'OH',
  publishes_at: null,
  what: null,
  exam_year: null,
  read_directly: false,
  ...cells,
});
