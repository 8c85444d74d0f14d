import { GroupRate, type GroupRateRow, PassRate, type PassRateRow } from '@/lib/pass-rates/rate';

/** A row of a program, as a board might print it; `cells` stand in place of its own. */
export function programRow(cells: Partial<PassRateRow> = {}): PassRateRow {
  return {
    state_slug: 'ohio',
    state_code: 'OH',
    institution_name: 'Example College',
    unitid: '100001',
    program_name: 'Example College ADN',
    city: null,
    exam: 'NCLEX-RN',
    program_type: 'ADN',
    period_label: '2024',
    period_start: null,
    period_end: null,
    period_kind: 'full-year',
    candidates: 186,
    passed: 170,
    pass_rate_percent: 91.4,
    verification: 'board',
    source_name: 'Example Board of Nursing',
    source_url: 'https://board.example/2024',
    obtained_from: 'https://board.example/2024',
    ...cells,
  };
}

/** A row of a group of candidates; `cells` stand in place of its own. */
export function groupRow(cells: Partial<GroupRateRow> = {}): GroupRateRow {
  return {
    state_slug: 'us',
    exam: 'NCLEX-RN',
    candidate_group: 'first-time US-educated',
    period_label: '2024',
    period_kind: 'full-year',
    candidates: 186686,
    passed: null,
    pass_rate_percent: 91.16,
    source_url: 'https://board.example/nation',
    obtained_from: 'https://board.example/nation',
    ...cells,
  };
}

function published<R>(rate: R | undefined): R {
  if (rate === undefined) throw new Error('This row may not be published');
  return rate;
}

export const programRate = (cells: Partial<PassRateRow> = {}) => published(PassRate.of(programRow(cells)));
export const groupRate = (cells: Partial<GroupRateRow> = {}) => published(GroupRate.of(groupRow(cells)));
