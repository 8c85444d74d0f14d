import { type CsvRecord, readRecords } from '@/lib/data/csv';
import type { TableEditionRecord } from '@/lib/data/editions';
import type { ImportOutcome } from '@/lib/data/import/importer';
import type { Part } from '@/lib/data/import/ipeds/part';
import { type SurveyFile, surveyFile } from '@/lib/data/import/ipeds/survey-files';
import type { TableName } from '@/lib/data/registry';
import { fileOfText, rawText } from './source-files';

/** A survey file of that name and text. */
export function madeUpFile(name: string, text: string): SurveyFile {
  const file = surveyFile(fileOfText(name, text));
  if (!file) throw new Error(`${name} is no survey file`);
  return file;
}

export const fixtureText = (name: string) => rawText(`ipeds/${name}`);

/** A slice of the publisher's file. */
export const fixtureFile = (name: string) => madeUpFile(name, fixtureText(name));

/** Rows that must come out of the slices, without the columns of their source. */
export const expectedRecords = (table: TableName) => readRecords(fixtureText(`expected/${table}.csv`));

/** Tables and editions that a part finds. */
export interface HeldTables {
  readonly records?: Partial<Record<TableName, readonly CsvRecord[]>>;
  readonly editions?: Partial<Record<TableName, TableEditionRecord>>;
  readonly slice?: boolean;
}

export function readPart(part: Part, files: readonly SurveyFile[], held: HeldTables = {}): ImportOutcome {
  return part.read({
    files,
    records: (table) => held.records?.[table] ?? [],
    edition: (table) => held.editions?.[table] ?? { edition: 'none', files: [] },
    today: '2026-11-29',
    slice: held.slice ?? true,
  });
}

const sourceColumns: ReadonlySet<string> = new Set(['source_name', 'source_url', 'obtained_from']);

/** Records of a table that an outcome would have, without the columns of their source and without empty cells. */
export function figuresOf(outcome: ImportOutcome, table: TableName): CsvRecord[] {
  return filled(outcome.changes.find((change) => change.table === table)?.records ?? []);
}

/** Records without the columns of their source and without empty cells. */
export const filled = (records: readonly CsvRecord[]): CsvRecord[] =>
  records.map((record) =>
    Object.fromEntries(
      Object.entries(record).filter(([column, cell]) => cell !== '' && !sourceColumns.has(column)),
    ),
  );
