import { max } from 'd3-array';
import { readXlsx } from 'hucre/xlsx';
import { type RawTable, tableOfCells } from './delimited';
import { type SourceFile, UnreadableFile } from './source-file';

/** A sheet of a workbook: cells as text, numbers as short as they can be written. */
export interface Sheet {
  readonly name: string;
  readonly cells: readonly (readonly string[])[];
}

/** @throws UnreadableFile when the file is no workbook, or cut off. */
export async function sheetsOf({ name, bytes }: SourceFile): Promise<Sheet[]> {
  try {
    const { sheets } = await readXlsx(bytes);
    return sheets.map((sheet) => {
      const width = max(sheet.rows, (row) => row.length) ?? 0;
      return {
        name: sheet.name,
        cells: sheet.rows.map((row) => Array.from({ length: width }, (_, at) => String(row[at] ?? ''))),
      };
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(name, `not a whole Excel workbook (${reason}); download it again`);
  }
}

/** The first sheet whose first row has the columns. @throws UnreadableFile when none has. */
export async function sheetWith(file: SourceFile, columns: readonly string[]): Promise<RawTable> {
  const sheets = await sheetsOf(file);
  const found = sheets.find(({ cells: [header = []] }) => {
    const names = header.map((cell) => cell.trim().toUpperCase());
    return columns.every((column) => names.includes(column));
  });
  if (found) return tableOfCells(file.name, found.cells);
  throw new UnreadableFile(
    file.name,
    `no sheet has the columns ${columns.join(', ')}: another file, or an edition whose columns changed`,
  );
}
