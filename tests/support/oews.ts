import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';
import { type Corpus, readContentTable } from '@/lib/data/check/corpus';
import { type CsvRecord, readRecords, writeRecords } from '@/lib/data/csv';
import type { SourceFile } from '@/lib/data/import/files/source-file';
import type { ImportInput } from '@/lib/data/import/importer';
import { tables } from '@/lib/data/registry';
import { nation, slugsByCode } from '@/lib/places/states';
import { fileOfBytes, rawFile, rawText } from './source-files';

/** Rows of a sheet, the header first. */
export type SheetRows = CellValue[][];

/** A file of the fixtures by its path in their folder. */
export const oewsFile = (place: string) => rawFile(`bls/${place}`);

export const flatNames = ['oe.data.0.Current', 'oe.area', 'oe.datatype', 'oe.footnote', 'oe.release'];
export const workbookNames = ['national', 'state', 'MSA', 'BOS'].map((name) => `${name}_M2025_dl.xlsx`);

export const flatSet = () => flatNames.map((name) => oewsFile(`flat/${name}`));
export const workbookSet = () => workbookNames.map((name) => oewsFile(`workbooks/${name}`));

/** The flat files, the text of one of them changed. */
export function flatWith(name: string, edit: (text: string) => string): SourceFile[] {
  return flatSet().map((file) =>
    file.name === name
      ? fileOfBytes(name, Buffer.from(edit(Buffer.from(file.bytes).toString('latin1'))))
      : file,
  );
}

/** A workbook of the fixtures, the rows of its first sheet changed. */
export async function workbookWith(name: string, edit: (rows: SheetRows) => SheetRows): Promise<SourceFile> {
  const { sheets } = await readXlsx(oewsFile(`workbooks/${name}`).bytes);
  const edited = sheets.map((sheet, at) => ({
    name: sheet.name,
    rows: at === 0 ? edit(sheet.rows.map((row) => [...row])) : sheet.rows.map((row) => [...row]),
  }));
  return fileOfBytes(name, await writeXlsx({ sheets: edited }));
}

/** The four workbooks, one of them another. */
export const workbooksWith = (file: SourceFile) =>
  workbookSet().map((other) => (other.name === file.name ? file : other));

type WageTable = 'wages' | 'wages_metro';

/** Rows that must come out of the fixtures, in the columns that the files decide. */
export const expectedRows = (table: WageTable) => readRecords(rawText(`bls/${table}.csv`));

/** A table that holds the expected rows under made-up titles, as if they were of an edition. */
export function heldTable(table: WageTable, edition: string, edit = (row: CsvRecord) => row): string {
  const columns = Object.keys(tables[table].row.shape);
  const rows = expectedRows(table).map((row) =>
    edit({
      ...row,
      state_slug: slugsByCode[row['state_code'] ?? ''] ?? nation.slug,
      occupation: `Occupation ${row['soc']}`,
      edition,
      source_name: 'Survey',
      source_url: 'https://survey.example/',
      obtained_from: 'a copy',
    }),
  );
  return writeRecords(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  );
}

/** What an importer is given: files, and tables that hold an edition. */
export function oewsInput(
  files: readonly SourceFile[],
  { slice = true, edition = 'May 2025', edit = (row: CsvRecord) => row } = {},
): ImportInput {
  const names = ['wages', 'wages_metro'] as const;
  const corpus: Corpus = new Map(
    names.map((name) => [
      name,
      readContentTable({ name, table: tables[name] }, heldTable(name, edition, edit)),
    ]),
  );
  const editions = Object.fromEntries(names.map((name) => [name, { edition, files: [] }]));
  return { files, corpus, editions, today: '2026-11-28', slice };
}
