import { roundTo } from '@/lib/numbers/rounding';
import type { RawRow } from '../../files/delimited';
import { cellNumber } from '../cells';

export const ADMISSION_COLUMNS = ['UNITID', 'APPLCN', 'ADMSSN'];
export const GRADUATION_COLUMNS = ['UNITID', 'GRRTTOT'];

const SHARE_DECIMALS = 4;

/** Admitted ÷ applicants; "" where the unit does not report both. */
export function acceptanceRate(row: RawRow | undefined): string {
  const [applicants, admitted] = [cellNumber(row?.['APPLCN']), cellNumber(row?.['ADMSSN'])];
  return !applicants || admitted === null ? '' : String(roundTo(admitted / applicants, SHARE_DECIMALS));
}

/** Percent of full-time first-time students who finish in 150 percent of normal time; "" where not reported. */
export function graduationRate(row: RawRow | undefined): string {
  const rate = cellNumber(row?.['GRRTTOT']);
  return rate === null ? '' : String(rate);
}
