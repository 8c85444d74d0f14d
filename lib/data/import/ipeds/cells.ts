import type { RawRow } from '../files/delimited';

/** Codes that NCES prints where there is no value: not reported, not applicable, not available. */
const MISSING: ReadonlySet<string> = new Set(['', '.', '-1', '-2', '-3']);

/** Flag before a figure that does not apply: a zero beside it is no figure. */
const NOT_APPLICABLE = 'A';

/** Text of a cell, "" where NCES has no value. Runs of blanks become one. */
export function cellText(cell: string | undefined): string {
  const text = (cell ?? '').trim().replaceAll(/\s+/g, ' ');
  return MISSING.has(text) ? '' : text;
}

/**
 * The figure of a cell, null where NCES has none. Imputed figures are kept, as NCES keeps them.
 *
 * @param flag the cell of the X… column before it, where the file has one.
 */
export function cellNumber(cell: string | undefined, flag?: string): number | null {
  const text = cellText(cell);
  if (text === '' || Number.isNaN(Number(text))) return null;
  return Number(text) === 0 && flag?.trim() === NOT_APPLICABLE ? null : Number(text);
}

/** The figure of a column whose flag is in the column of the same name with an X before it. */
export const flaggedNumber = (row: RawRow, column: string) => cellNumber(row[column], row[`X${column}`]);

/** A figure as the cell of a table; "" where NCES has no value. */
export const numberText = (value: number | null) => (value === null ? '' : String(value));

/** Digits of a CIP code: before the point, and after it. */
const FAMILY = 2;
const DETAIL = 4;

/**
 * A CIP code as the product writes it, "51.3801", from how copies write it: 51.38010, 513801, 1.8301, 12.041.
 * Two digits are the total of a family; "" where there is no program.
 */
export function cipCode(cell: string | undefined): string {
  const text = cellText(cell?.replaceAll('"', ''));
  if (text === '') return '';
  if (!text.includes('.'))
    return text.length <= FAMILY ? text : `${text.slice(0, FAMILY)}.${text.slice(FAMILY)}`;
  const [family = '', detail = ''] = text.split('.');
  return `${family.padStart(FAMILY, '0')}.${detail.slice(0, DETAIL).padEnd(DETAIL, '0')}`;
}

/** Whether a code is that of a group of nursing programs: 51.38, which may come as 51.3800, and 51.39. */
export const isNursingGroup = (cip: string): boolean => /^51\.3[89](00)?$/.test(cip);

/** A program, and not the total of a family (51) or of a group (51.38, which may come as 51.3800). */
const PROGRAM = /^\d{2}\.(?!\d{2}00)\d{4}$/;

/** Whether a field of study is counted as nursing: the programs of 51.38 and 51.39, and 51.3203. */
export function isNursing(cip: string): boolean {
  return PROGRAM.test(cip) && (cip.startsWith('51.38') || cip.startsWith('51.39') || cip === '51.3203');
}
