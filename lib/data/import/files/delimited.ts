import { CsvError, parse } from 'csv-parse/sync';
import { errorMessage } from '@/lib/text/error-message';
import { UnreadableFile } from './source-file';

/** A row of a file by its column names, which are in capitals: publishers change their case. */
export type RawRow = Readonly<Record<string, string>>;

/** Rows of a table as its publisher released it. */
export interface RawTable {
  readonly file: string;
  /** Column names in capitals, in the order of the file. */
  readonly columns: readonly string[];
  readonly rows: readonly RawRow[];
}

/** @throws UnreadableFile when two columns have one name, or a row has more or fewer cells than the header. */
export function tableOfCells(file: string, cells: readonly (readonly string[])[]): RawTable {
  const [header = [], ...records] = cells;
  const columns = header.map((name) => name.trim().toUpperCase());
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (twice !== undefined) throw new UnreadableFile(file, `has the column ${twice} twice`);
  const rows = records.flatMap((record, index) => {
    if (record.every((cell) => cell.trim() === '')) return [];
    if (record.length !== columns.length) {
      throw new UnreadableFile(
        file,
        `record ${index + 1} has ${record.length} cells under ${columns.length} columns; the file is cut off or not what its publisher released`,
      );
    }
    return [Object.fromEntries(columns.map((name, at) => [name, record[at]?.trim() ?? '']))];
  });
  return { file, columns, rows };
}

/** What is no table, or one with other separators, by how its text begins; undefined where it may be a table. */
function otherForm(text: string, delimiter: string): string | undefined {
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) {
    return 'is a web page: the publisher refused the download or moved the file; fetch it in a browser';
  }
  if (text.startsWith('PK\u0003\u0004')) return 'is a ZIP archive or a workbook under another name';
  const [header = ''] = text.split(/\r?\n|\r/, 1);
  if (header.includes(delimiter) || !header.includes(';')) return undefined;
  return 'its columns are separated by semicolons; give the file as its publisher released it';
}

/** Splits CSV text with one header line; cells are trimmed, blank lines left out. @throws UnreadableFile */
export function readDelimited(file: string, text: string, delimiter = ','): RawTable {
  const form = otherForm(text, delimiter);
  if (form !== undefined) throw new UnreadableFile(file, form);
  try {
    const cells: string[][] = parse(text, { bom: true, delimiter, relax_column_count: true, ltrim: true });
    return tableOfCells(file, cells);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const isCut = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new UnreadableFile(
      file,
      isCut ? 'is cut off within a quoted cell; download it again' : errorMessage(error),
    );
  }
}

/**
 * Says which columns a table lacks.
 * @throws UnreadableFile when it lacks one: it is another file, or another edition with other columns.
 */
export function requireColumns({ file, columns }: RawTable, needed: readonly string[]): void {
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length === 0) return;
  throw new UnreadableFile(
    file,
    `lacks the columns ${missing.join(', ')}: another file, or an edition whose columns changed`,
  );
}

/** @throws UnreadableFile when two rows have the same key. */
export function indexByKey({ file, rows }: RawTable, ...key: readonly string[]): ReadonlyMap<string, RawRow> {
  const index = new Map<string, RawRow>();
  for (const row of rows) {
    const name = key.map((column) => row[column] ?? '').join('|');
    if (index.has(name)) throw new UnreadableFile(file, `has two rows of ${key.join(', ')} ${name}`);
    index.set(name, row);
  }
  return index;
}
