import type { AccreditationCampusRow, AccreditationRow } from '@/lib/data/tables/accreditation';
import { provenance, unit } from './unit';

/** On CCNE's list of BSN programs. */
export function listingRow(cells: Partial<AccreditationRow> = {}): AccreditationRow {
  return {
    institution: 'Example College',
    city: 'Columbus',
    state_slug: 'ohio',
    state_code: 'OH',
    credential: 'BSN',
    level_as_printed: 'Baccalaureate',
    agency: 'CCNE',
    status: 'Accredited',
    initial: null,
    term_ends_or_next_review: null,
    unitid: unit,
    website: null,
    as_of: '2026-10-03',
    check_at: 'https://agency.example/',
    obtained_from: provenance.obtained_from,
    note: null,
    ...cells,
  };
}

export function campusRow(cells: Partial<AccreditationCampusRow> = {}): AccreditationCampusRow {
  return {
    unitid: unit,
    credential: 'BSN',
    agency: 'CCNE',
    listed_as: 'Example University',
    listed_unitid: '100002',
    basis: 'same OPEID-6, listed once for the university',
    ...cells,
  };
}
