import { type RawRow, requireColumns, tableOfCells } from '../files/delimited';
import { fileNames } from '../files/given-files';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { type Sheet, sheetsOf } from '../files/workbook';
import { type Area, type Cap, capOf, type Estimate, type Figure, type Release, tableOf } from './estimate';
import { ALL_INDUSTRIES, figureColumns, isOccupation, type WageTable } from './figures';

/** Workbooks of an edition: what each is called, which table it is for, and the archive that has it. */
const books = [
  { name: 'national', table: 'wages', archive: 'nat' },
  { name: 'state', table: 'wages', archive: 'st' },
  { name: 'MSA', table: 'wages_metro', archive: 'ma' },
  { name: 'BOS', table: 'wages_metro', archive: 'ma' },
] as const satisfies readonly { name: string; table: WageTable; archive: string }[];

const BOOK = /^(national|state|MSA|BOS)_M(\d{2})(\d{2})_dl\.xlsx$/i;
export const isWorkbook = ({ name }: SourceFile) => BOOK.test(name);

/** Month that every edition since 2003 describes; the names of the files have the year alone. */
const MONTH = 'May';
const EDITION = /^([A-Z][a-z]+ \d{4}) OEWS Estimates$/;

const KEYS = ['AREA', 'AREA_TITLE', 'AREA_TYPE', 'PRIM_STATE', 'NAICS', 'OWN_CODE', 'OCC_CODE', 'OCC_TITLE'];
const PERIODS = ['ANNUAL', 'HOURLY'];
const COLUMNS = [...KEYS, ...figureColumns.map(({ workbook }) => workbook), ...PERIODS];

/** All owners together. */
const ALL_OWNERS = '1235';

const kindOf: Readonly<Record<string, Area['kind']>> = {
  1: 'nation',
  2: 'state',
  4: 'metropolitan',
  6: 'nonmetropolitan',
};
/** States of type 3 and the areas in them are left out of the tables. */
const TERRITORIES = new Set(['GU', 'PR', 'VI']);
const TERRITORY_TYPE = '3';

const AREA_DIGITS = '0010180'.length;

/** Names of the workbooks of an edition that are not among the files. */
export function missingWorkbooks(files: readonly SourceFile[]): string[] {
  const names = files.flatMap(({ name }) => {
    const [, book, century, year] = BOOK.exec(name) ?? [];
    return book === undefined ? [] : [{ book: book.toLowerCase(), year: `${century}${year}` }];
  });
  const present = new Set(names.map(({ book }) => book));
  const missing = books.filter(({ name }) => !present.has(name.toLowerCase()));
  return missing.map(({ name }) => `${name}_M${names[0]?.year}_dl.xlsx`);
}

function areaOf(row: RawRow, file: SourceFile): Area | null {
  const { AREA: code = '', AREA_TITLE: name = '', AREA_TYPE: type = '', PRIM_STATE: state = '' } = row;
  if (type === TERRITORY_TYPE || TERRITORIES.has(state)) return null;
  const kind = kindOf[type];
  if (kind === undefined) throw new UnreadableFile(file.name, `${name} has the area type ${type}: not known`);
  return { kind, code: code.padStart(AREA_DIGITS, '0'), name, state };
}

const isTrue = (cell: string | undefined) => cell?.toUpperCase() === 'TRUE';

/** Whether the job is paid by the other period, so that this wage is not estimated at all. */
function isPaidOtherwise(row: RawRow, workbook: string): boolean {
  // A job of which neither wage is released bears the mark of the period, too.
  if (workbook === 'H_MEAN') return isTrue(row['ANNUAL']) && row['A_MEAN'] !== '*';
  return workbook.startsWith('A_') && isTrue(row['HOURLY']) && row['H_MEAN'] !== '*';
}

/** @returns undefined for a cell that is empty. @throws UnreadableFile when it is neither a number nor a known mark. */
function figureOf(row: RawRow, workbook: string, file: SourceFile): Figure | undefined {
  const cell = row[workbook] ?? '';
  if (cell === '') return undefined;
  if (cell === '#') return { missing: 'capped' };
  if (cell === '*' && isPaidOtherwise(row, workbook)) return { missing: 'paid otherwise' };
  if (cell === '*' || cell === '**') return { missing: 'not released' };
  if (/^\d+(\.\d+)?$/.test(cell)) return { value: cell };
  const { OCC_CODE: soc, AREA_TITLE: area } = row;
  throw new UnreadableFile(
    file.name,
    `${workbook} of ${soc} in ${area} is "${cell}": such a cell is not known`,
  );
}

function estimateOf(row: RawRow, file: SourceFile): Estimate[] {
  const area = areaOf(row, file);
  const { OCC_CODE: soc = '', OCC_TITLE: title = '' } = row;
  if (area === null || tableOf({ area, soc }) === undefined) return [];
  const figures = figureColumns.flatMap(({ column, workbook, localOnly }): [string, Figure][] => {
    const figure = figureOf(row, workbook, file);
    if (figure !== undefined) return [[column, figure]];
    if (localOnly && area.kind === 'nation') return [];
    throw new UnreadableFile(file.name, `${workbook} of ${soc} in ${area.name} is empty`);
  });
  return [{ area, soc, title, figures: new Map(figures), file }];
}

const isOfEstimates = ({ cells: [header = []] }: Sheet) => header.includes('OCC_CODE');

function estimatesOf(file: SourceFile, sheets: readonly Sheet[]): Estimate[] {
  const found = sheets.filter(isOfEstimates);
  const [sheet] = found;
  if (sheet === undefined || found.length > 1) {
    const reason = `has ${found.length} sheets with the column OCC_CODE, not one: another file`;
    throw new UnreadableFile(file.name, reason);
  }
  const [header = [], ...rows] = sheet.cells;
  requireColumns({ file: file.name, columns: header, rows: [] }, COLUMNS);
  const at = header.indexOf('OCC_CODE');
  const ours = tableOfCells(file.name, [header, ...rows.filter((row) => isOccupation(row[at] ?? ''))]);
  const estimates = ours.rows
    .filter((row) => row['NAICS'] === ALL_INDUSTRIES && row['OWN_CODE'] === ALL_OWNERS)
    .flatMap((row) => estimateOf(row, file));
  if (estimates.length > 0) return estimates;
  throw new UnreadableFile(file.name, 'has no estimate of our occupations over all industries and owners');
}

interface Book {
  readonly file: SourceFile;
  readonly edition: string;
  readonly cap: Cap | null;
  readonly estimates: readonly Estimate[];
}

async function readBook(file: SourceFile): Promise<Book> {
  const sheets = await sheetsOf(file);
  const [, , century, year] = BOOK.exec(file.name) ?? [];
  const named = `${MONTH} ${century}${year}`;
  const texts = sheets.filter((sheet) => !isOfEstimates(sheet)).flatMap(({ cells }) => cells.flat());
  const inside = texts.map((text) => EDITION.exec(text.trim())?.[1]).find((edition) => edition !== undefined);
  if (inside !== undefined && inside !== named) {
    throw new UnreadableFile(file.name, `is named as of ${named}, but says that it is of ${inside}`);
  }
  const cap = texts.map(capOf).find((found) => found !== null) ?? null;
  return { file, edition: named, cap, estimates: estimatesOf(file, sheets) };
}

function requireOnce(estimates: readonly Estimate[]): void {
  const seen = new Map<string, string>();
  for (const { area, soc, file } of estimates) {
    const key = `${area.kind === 'state' ? area.state : area.code}|${soc}`;
    const before = seen.get(key);
    if (before !== undefined) {
      throw new UnreadableFile(file.name, `has ${soc} in ${area.name}, which ${before} has before it`);
    }
    seen.set(key, file.name);
  }
}

/** Reads an edition, or a part of it, from workbooks. @throws UnreadableFile when they are not of one edition. */
export async function readWorkbooks(files: readonly SourceFile[]): Promise<Release> {
  const read: Book[] = [];
  for (const file of files) read.push(await readBook(file));
  const editions = new Set(read.map(({ edition }) => edition));
  const [edition = '', ...others] = editions;
  if (others.length > 0) {
    throw new UnreadableFile(
      fileNames(files),
      `are of ${[...editions].join(' and ')}; one edition at a time`,
    );
  }
  const estimates = read.flatMap((book) => book.estimates);
  requireOnce(estimates);
  return {
    edition,
    cap: read.map(({ cap }) => cap).find((cap) => cap !== null) ?? null,
    estimates,
    files: files.flatMap((file) => {
      const [, name = '', , year] = BOOK.exec(file.name) ?? [];
      return books
        .filter((book) => book.name.toLowerCase() === name.toLowerCase())
        .map(({ table, archive }) => ({
          file,
          address: `https://www.bls.gov/oes/special-requests/oesm${year}${archive}.zip`,
          tables: [table],
        }));
    }),
  };
}
