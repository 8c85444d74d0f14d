import { max } from 'd3-array';
import { readXlsx } from 'hucre/xlsx';
import { errorMessage } from '@/lib/text/error-message';
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
    throw new UnreadableFile(name, `not a whole Excel workbook (${errorMessage(error)}); download it again`);
  }
}
