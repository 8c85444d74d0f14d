import { formatCount } from '@/lib/numbers/format';
import { states } from '@/lib/places/states';
import type { RawRow, RawTable } from '../files/delimited';
import { UnreadableFile } from '../files/source-file';
import { cellText } from './cells';

const ADVICE = 'a spreadsheet changes such cells (it drops leading zeros): give the file as NCES released it';

/** Territories and freely associated states, which the directory has beside the 50 states and DC. */
const TERRITORIES = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'];
const areas: ReadonlySet<string> = new Set([...states.map(({ code }) => code), ...TERRITORIES]);

/** What the cells of a column look like where NCES released them. */
export type CellRule = readonly [column: string, isReleased: (cell: string) => boolean];

/** A cell without the quotes that some copies keep. */
const bare = (row: RawRow, column: string) => (row[column] ?? '').replaceAll('"', '').trim();

const isMissing = (cell: string) => cellText(cell) === '';
const matches = (pattern: RegExp) => (cell: string) => pattern.test(cell);

/** Cells that tell which unit a row is of, and where: a spreadsheet spoils them all at once. */
const identifiers: readonly CellRule[] = [
  ['UNITID', matches(/^\d{6}$/)],
  // A unit without an OPEID has -2.
  ['OPEID', (cell) => /^\d{8}$/.test(cell) || isMissing(cell)],
  ['STABBR', (cell) => areas.has(cell)],
];

/** A code that NCES may leave out: then it prints a negative number, never nothing. */
const code = (pattern: string) => matches(new RegExp(`^(${pattern}|-[123])$`));
const within = (most: number) => (cell: string) =>
  isMissing(cell) || (/^-?\d+(\.\d+)?$/.test(cell) && Math.abs(Number(cell)) <= most);

/** Degrees from the equator to a pole, and from Greenwich to the date line. */
const POLE = 90;
const DATE_LINE = 180;

const codes: readonly CellRule[] = [
  ['CONTROL', code('[123]')],
  ['ICLEVEL', code('[123]')],
  ['LOCALE', code('[1-4][123]')],
  ['CYACTIVE', matches(/^[123]$/)],
  ['LATITUDE', within(POLE)],
  ['LONGITUD', within(DATE_LINE)],
  ['NEWID', (cell) => /^\d{6}$/.test(cell) || isMissing(cell)],
];

function badCells({ rows }: RawTable, rules: readonly CellRule[]) {
  return rows.flatMap((row) => {
    const bad = rules.find(([column, isReleased]) => !isReleased(bare(row, column)));
    return bad ? [{ unit: bare(row, 'UNITID'), column: bad[0], cell: bare(row, bad[0]) }] : [];
  });
}

function refuse(table: RawTable, rules: readonly CellRule[], reason: string): void {
  const bad = badCells(table, rules);
  const [first] = bad;
  if (!first) return;
  const rows = bad.length === 1 ? '1 row' : `${formatCount(bad.length)} rows`;
  throw new UnreadableFile(
    table.file,
    `unit ${first.unit} has "${first.cell}" in ${first.column}, ${reason} (${rows} like this)`,
  );
}

/**
 * Refuses a directory with unit numbers, OPEIDs or states that NCES does not write, or with unknown codes: read as
 * missing, they would close a unit or empty a column.
 *
 * @throws UnreadableFile naming the first unit and how many there are.
 */
export function requireDirectoryCells(table: RawTable): void {
  refuse(table, identifiers, `not as NCES writes it; ${ADVICE}`);
  refuse(table, codes, 'no code or figure of NCES');
}

/** Refuses unit numbers that do not have six digits. @throws UnreadableFile */
export function requireUnitNumbers(table: RawTable): void {
  refuse(table, identifiers.slice(0, 1), `not as NCES writes it; ${ADVICE}`);
}

/** A code as it is released or as a number: 51.3801, 513801, 1.8301, and 99 for the total. */
const isCip = matches(/^(\d{1,2}(\.\d{1,5})?|\d{4,6})$/);

/** Refuses codes of fields that are dates or have a comma. @throws UnreadableFile */
export function requireCipCodes(table: RawTable, columns: readonly string[]): void {
  const rules = columns.map((column): CellRule => [column, (cell) => isMissing(cell) || isCip(cell)]);
  refuse(table, rules, `no code of a field of study; ${ADVICE}`);
}

/** A figure without sign, marks or letters: no figure that is read here can be negative. */
const isFigure = matches(/^(\d+\.?\d*|\.\d+)$/);

/**
 * Refuses a file with a cell that is neither a figure nor a code of NCES: read as missing, it would empty a column.
 *
 * @throws UnreadableFile naming the first unit and how many there are.
 */
export function requireFigures(table: RawTable, columns: readonly string[]): void {
  const rules = columns.map((column): CellRule => [column, (cell) => isMissing(cell) || isFigure(cell)]);
  refuse(table, rules, 'neither a figure nor a code of NCES');
}
