import type { RawRow } from '../../files/delimited';
import { acceptanceRate } from '../acceptance-rate';
import { cellNumber, flaggedNumber, numberText } from '../cells';

export const ADMISSION_COLUMNS = ['UNITID', 'APPLCN', 'ADMSSN'];
export const GRADUATION_COLUMNS = ['UNITID', 'GRRTTOT'];

/** Acceptance rate of a unit, from its row of ADM. */
export function admissionRate(row: RawRow | undefined): string {
  return row ? acceptanceRate(flaggedNumber(row, 'APPLCN'), flaggedNumber(row, 'ADMSSN')) : '';
}

/** Percent of full-time first-time students who finish in 150 percent of normal time; "" where not reported. */
export function graduationRate(row: RawRow | undefined): string {
  return numberText(cellNumber(row?.['GRRTTOT']));
}
