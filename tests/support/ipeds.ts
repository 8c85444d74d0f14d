import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type CsvRecord, readRecords, writeRecords } from '@/lib/data/csv';
import type { TableEditionRecord } from '@/lib/data/editions';
import type { SourceFile } from '@/lib/data/import/files/source-file';
import type { PartInput } from '@/lib/data/import/ipeds/part';
import { surveyFile } from '@/lib/data/import/ipeds/survey-files';
import type { TableName } from '@/lib/data/registry';
import { fileOfText, rawFile, rawText } from './source-files';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/raw/ipeds/institutions');

/** A survey file of the fixtures: "hd2024.csv", "alt/hd2022.csv". */
export const surveyFixture = (file: string) => rawFile(`ipeds/institutions/${file}`);

/** The survey files of the fixtures that a folder has, not those below it. */
export const surveyFixtures = (folder = '.') =>
  readdirSync(path.join(FIXTURES, folder))
    .filter((name) => statSync(path.join(FIXTURES, folder, name)).isFile())
    .toSorted()
    .map((name) => surveyFixture(path.join(folder, name)));

/** A file with the rows of a test. */
export const fileOfRows = (name: string, rows: readonly CsvRecord[]) => {
  const columns = Object.keys(rows[0] ?? {});
  const text = writeRecords(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  );
  return fileOfText(name, text);
};

/** Rows that must come out, by table. */
export const expectedRows = (table: string) =>
  readRecords(rawText(`ipeds/institutions/expected/${table}.csv`));

/** Editions as they were when the fixtures were cut. */
export const editionsOf2024: Readonly<Record<string, TableEditionRecord>> = {
  institutions: {
    edition: '2023-24; undergraduate charges also 2024-25 (provisional)',
    years: {
      charges: '2023-24',
      newer_charges: '2024-25',
      previous_completions: '2022-23',
      latest_completions: '2023-24',
      previous_fall: '2023',
      latest_fall: '2024',
      directory: '2024',
    },
    files: [],
  },
  institutions_location: { edition: '2024', files: [] },
  nursing_awards: {
    edition: '2022-23 and 2023-24',
    years: { previous: '2022-23', latest: '2023-24' },
    files: [],
  },
};

/** What a part reads: these files, and tables that hold these records; tables not named are empty. */
export function partInput(
  files: readonly SourceFile[],
  held: Partial<Record<TableName, readonly CsvRecord[]>> = {},
  more: Partial<Pick<PartInput, 'slice' | 'edition'>> = {},
): PartInput {
  return {
    files: files.flatMap((file) => surveyFile(file) ?? []),
    records: (table) => held[table] ?? [],
    edition: (table) => editionsOf2024[table] ?? { edition: '2024', files: [] },
    today: '2026-11-29',
    slice: true,
    ...more,
  };
}
