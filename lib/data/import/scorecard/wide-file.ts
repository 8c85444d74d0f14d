import { parse } from 'csv-parse/sync';
import { errorMessage } from '@/lib/text/error-message';
import { type RawRow, type RawTable, requireColumns } from '../files/delimited';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { textOf } from '../files/text';

/** Columns that are read of a file with thousands of them, and the rows that are kept. */
export interface Selection {
  readonly needed: readonly string[];
  /** Read where the file has them. */
  readonly wanted?: readonly string[];
  readonly keep: (row: RawRow) => boolean;
}

function columnsOf(file: string, header: readonly string[], needed: readonly string[]): string[] {
  const columns = header.map((name) => name.trim().toUpperCase());
  const twice = columns.find((name, at) => columns.indexOf(name) !== at);
  if (twice !== undefined) throw new UnreadableFile(file, `has the column ${twice} twice`);
  requireColumns({ file, columns, rows: [] }, needed);
  return columns;
}

/**
 * Reads some columns and rows of a large CSV, dropping the others while it is parsed: a whole file of the Scorecard has
 * 40 million cells, which do not fit into memory at once.
 *
 * @throws UnreadableFile when a column is missing or twice, or a row has more or fewer cells than the header.
 */
export function readWideFile(source: SourceFile, { needed, wanted = [], keep }: Selection): RawTable {
  const file = source.name;
  let columns: string[] = [];
  const picked = [...needed, ...wanted];
  try {
    const rows: RawRow[] = parse(textOf(source), {
      bom: true,
      trim: true,
      columns: (header: string[]) => {
        columns = columnsOf(file, header, needed);
        return columns;
      },
      on_record: (record: RawRow) => {
        const row = Object.fromEntries(picked.map((name) => [name, record[name] ?? '']));
        return keep(row) ? row : null;
      },
    });
    if (columns.length === 0) throw new UnreadableFile(file, 'has no header');
    return { file, columns, rows };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(file, `cut off, or not what its publisher released (${errorMessage(error)})`);
  }
}
