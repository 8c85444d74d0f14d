import type { RawRow } from '../files/delimited';
import { UnreadableFile } from '../files/source-file';

/** What the Department prints where it has no figure or withholds it, also in releases before 2025. */
const MISSING: ReadonlySet<string> = new Set(['', 'NA', 'PS', 'NULL', 'PRIVACYSUPPRESSED']);

const NUMBER = /^-?\d+(\.\d+)?$/;
const UPPER_BOUND = /^<=\s*(?<share>\d*\.?\d+)$/;
/** Between two shares, or from one up: the share itself is withheld. */
const COARSE = /^(\d*\.?\d+\s*-\s*|>=?\s*)\d*\.?\d+$/;

const isMissing = (cell: string) => MISSING.has(cell.toUpperCase());

function unknownCode(file: string, row: RawRow, column: string): UnreadableFile {
  const of = row['UNITID'] ? ` of unit ${row['UNITID']}` : '';
  return new UnreadableFile(file, `${column}${of} is "${row[column]}", no number and no code that is known`);
}

/** The figure of a cell as text, "" where it is missing or withheld. @throws UnreadableFile */
export function figureText(file: string, row: RawRow, column: string): string {
  const cell = row[column] ?? '';
  if (isMissing(cell) || COARSE.test(cell)) return '';
  if (!NUMBER.test(cell)) throw unknownCode(file, row, column);
  return String(Number(cell));
}

/** A share, and whether it is "at most"; both "" where it is withheld. */
export interface Share {
  readonly share: string;
  readonly isUpperBound: '' | 'yes' | 'no';
}

/** The share of a cell: a number, or the bound of "<=0.10". @throws UnreadableFile */
export function shareOf(file: string, row: RawRow, column: string): Share {
  const bound = (row[column] ?? '').match(UPPER_BOUND)?.groups?.['share'];
  if (bound !== undefined) return { share: String(Number(bound)), isUpperBound: 'yes' };
  const share = figureText(file, row, column);
  return { share, isUpperBound: share === '' ? '' : 'no' };
}
