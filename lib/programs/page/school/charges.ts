import type { InstitutionRow } from '@/lib/data/tables/institutions';
import { type Figure, figure } from '@/lib/numbers/figure';

/** Published yearly tuition and fees for one kind of student; dollars. */
export interface YearlyCharge {
  readonly student: string;
  readonly older: Figure;
  readonly newer: Figure;
}

/** Published tuition and fees of a school, and what they are. */
export interface Charges {
  /** Empty where none are published. */
  readonly rows: readonly YearlyCharge[];
  /** What the charges are, or why there are none; null where neither is known. */
  readonly basis: string | null;
}

const NOT_HELD = 'Known for undergraduates alone, and not of every school';
const NO_CHARGE = 'None reported';

/** Whether residents of the state pay what everyone pays. */
const isOnePrice = (row: InstitutionRow) =>
  row.tuition_in_state === row.tuition_out_of_state &&
  row.newer_tuition_in_state === row.newer_tuition_out_of_state;

function yearlyCharges(row: InstitutionRow): YearlyCharge[] {
  const charge = (student: string, older: number | null, newer: number | null) => ({
    student,
    older: figure(older, NO_CHARGE),
    newer: figure(newer, NOT_HELD),
    known: older !== null || newer !== null,
  });
  const everyone = charge('Undergraduates', row.tuition_in_state, row.newer_tuition_in_state);
  const byResidence = [
    charge('Residents of the district', row.tuition_in_district, row.newer_tuition_in_district),
    charge('Residents of the state', row.tuition_in_state, row.newer_tuition_in_state),
    charge('From another state', row.tuition_out_of_state, row.newer_tuition_out_of_state),
  ];
  const graduates =
    row.graduate_tuition_in_state === row.graduate_tuition_out_of_state
      ? [charge('Graduate students', row.graduate_tuition_in_state, null)]
      : [
          charge('Graduate students of the state', row.graduate_tuition_in_state, null),
          charge('Graduate students from another state', row.graduate_tuition_out_of_state, null),
        ];
  return [...(isOnePrice(row) ? [everyone] : byResidence), ...graduates].filter(({ known }) => known);
}

const BY_PROGRAM = 'the school charges by the program, not by the year';

/** What the charges are, without the table's own terms. */
const inWords = ({ tuition_basis: basis }: InstitutionRow) =>
  basis.startsWith('program-year') ? BY_PROGRAM : basis;

/** Reads the published charges of a school. @param row null where IPEDS does not have the school */
export const chargesOf = (row: InstitutionRow | null): Charges => ({
  rows: row ? yearlyCharges(row) : [],
  basis: row ? inWords(row) : null,
});
