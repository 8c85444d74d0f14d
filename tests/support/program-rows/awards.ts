import { type NursingAwardDetailRow, type NursingAwardRow, postMastersLevel } from '@/lib/data/tables/awards';
import type { CatalogueOverrideRow, FirstDegreeRow } from '@/lib/data/tables/catalogue-facts';
import { provenance, unit } from './unit';

/** A hundred BSN degrees a year; without a status in `cells`, it follows from the counts. */
export function awardRow(cells: Partial<NursingAwardRow> = {}): NursingAwardRow {
  const row = {
    unitid: unit,
    cip: ['51.3801'],
    award_level: ["Bachelor's degree" as const],
    credential: 'BSN' as const,
    source_url: provenance.source_url,
    obtained_from: provenance.obtained_from,
    completions_previous_year: 100,
    completions_latest_year: 100,
    credential_basis: 'direct' as const,
    track: null,
    msn_kind: null,
    kind_basis: null,
    share_anesthesia: null,
    share_np: null,
    share_midwifery: null,
    ratio_to_area_rn_mean: null,
    aide_share: null,
    note: null,
    ...cells,
  };
  const counted =
    row.completions_previous_year || row.completions_latest_year ? 'awarded' : 'no graduates two years';
  return { ...row, status: cells.status ?? counted };
}

/** Post-master's certificates in one field. */
export function certificateRow(cells: Partial<NursingAwardDetailRow> = {}): NursingAwardDetailRow {
  return {
    unitid: unit,
    cip: '51.3805',
    cip_title: 'Family Practice Nurse',
    award_level: postMastersLevel,
    award_level_code: 8,
    credential: 'CERTIFICATE',
    completions_previous_year: 20,
    completions_latest_year: 20,
    credential_basis: 'direct',
    source_url: provenance.source_url,
    obtained_from: provenance.obtained_from,
    ...cells,
  };
}

/** A BSN for people without an RN license, as a page of the school says. */
export function firstDegreeRow(cells: Partial<FirstDegreeRow> = {}): FirstDegreeRow {
  return {
    unitid: unit,
    name: 'Example College',
    state_code: 'OH',
    first_degree: 'yes',
    confidence: 'high',
    prelicensure_share: null,
    model_completion: 0,
    bsn_degrees_a_year: 100,
    rn_to_bsn_evidence: null,
    evidence: ['page: four years for beginners'],
    source: [provenance.source_url],
    as_of: '2026-11-28',
    ...cells,
  };
}

/** A correction of the BSN of the school. */
export function overrideRow(
  field: CatalogueOverrideRow['field'],
  value = 'yes',
  cells: Partial<CatalogueOverrideRow> = {},
): CatalogueOverrideRow {
  return {
    unitid: unit,
    institution: 'Example College',
    credential: 'BSN',
    field,
    value,
    reason: 'as its page says',
    source_url: provenance.source_url,
    ...cells,
  };
}
