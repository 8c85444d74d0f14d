import type { AbsnPriceRow } from '@/lib/data/tables/absn-prices';
import type { NursingProgramTuitionRow } from '@/lib/data/tables/institutions';
import type { ProgramDetailRow } from '@/lib/data/tables/program-details';
import { provenance, unit } from './unit';

export function chargeRow(cells: Partial<NursingProgramTuitionRow> = {}): NursingProgramTuitionRow {
  return {
    unitid: unit,
    credential: 'LPN',
    cip: '51.3901',
    program_tuition_and_fees: 15_000,
    program_length: 1_300,
    length_unit: 'clock hours',
    year: '2023-24',
    basis: 'whole program, not one year',
    ...provenance,
    ...cells,
  };
}

/** A confirmed accelerated BSN of which nothing else is known. */
export function detailRow(cells: Partial<ProgramDetailRow> = {}): ProgramDetailRow {
  return {
    institution: 'Example College',
    city: 'Columbus',
    state_slug: 'ohio',
    state_code: 'OH',
    credential: 'ABSN',
    program_name: 'Accelerated BSN',
    unitid: unit,
    delivery: null,
    length_months: null,
    credits: null,
    tuition_total_in_state: null,
    tuition_total_out_of_state: null,
    tuition_per_credit: null,
    tuition_year: null,
    min_gpa: null,
    entrance_exam: null,
    min_entrance_exam_score: null,
    website: null,
    ...provenance,
    ...cells,
  };
}

/** A price of the accelerated BSN that its school prints. */
export function absnPriceRow(cells: Partial<AbsnPriceRow> = {}): AbsnPriceRow {
  return {
    credential: 'ABSN',
    institution: 'Example College',
    state_code: 'OH',
    unitid: unit,
    control: 'public',
    program_name: 'Accelerated BSN',
    length_months: 15,
    credits: 60,
    total_resident: 52_452,
    total_nonresident: 60_000,
    tuition_year: '2025-26',
    used: true,
    reason: null,
    resident_estimate: null,
    source_url: provenance.source_url,
    ...cells,
  };
}
