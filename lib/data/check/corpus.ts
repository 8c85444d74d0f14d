import type { z } from 'zod';
import { errorMessage } from '@/lib/text/error-message';
import { isOptional } from '../columns';
import type { ContentFiles } from '../content';
import { type CsvRecord, cellProblem, readHeader, readRecords } from '../csv';
import { allTables, type NamedTable, type TableName } from '../registry';
import type { Failure } from './failure';

/** A table as its file holds it, with what is wrong with its cells. */
export interface TableContent extends NamedTable {
  /** Cells as text, one object a record. */
  readonly records: readonly CsvRecord[];
  readonly failures: readonly Failure[];
}

/** Every table of the registry by name, in its order. */
export type Corpus = ReadonlyMap<string, TableContent>;

/** Columns that say where a row comes from and how good it is. */
const provenanceColumns: ReadonlySet<string> = new Set([
  'source_name',
  'source_url',
  'obtained_from',
  'check_at',
  'as_of',
  'kind',
  'basis',
]);

function headerFailures({ name, table }: NamedTable, text: string): Failure[] {
  const declared = Object.keys(table.row.shape);
  const header = readHeader(text);
  const failure = (column: string, reason: string) => ({ table: name, record: null, column, reason });
  return [
    ...declared.filter((column) => !header.includes(column)).map((column) => failure(column, 'is missing')),
    ...header
      .filter((column) => !declared.includes(column))
      .map((column) => failure(column, 'is not declared')),
  ];
}

function cellFailures({ name, table }: NamedTable, records: readonly CsvRecord[]): Failure[] {
  const row = table.row.strict();
  return records.flatMap((record, index) => {
    const parsed = row.safeParse(record);
    if (parsed.success) return [];
    return parsed.error.issues.map((issue) => {
      const column = issue.path.join('.');
      const sourceless = provenanceColumns.has(column) && record[column] === '';
      const reason = sourceless ? 'the row does not say where it comes from' : cellProblem(issue);
      return {
        table: name,
        record: index + 1,
        column,
        reason: `${reason} (${JSON.stringify(record[column])})`,
      };
    });
  });
}

/** Reads a table's text and every cell of it by the schema. Never throws: what cannot be read is a failure. */
export function readContentTable(named: NamedTable, text: string | undefined): TableContent {
  const broken = (reason: string) => ({
    ...named,
    records: [],
    failures: [{ table: named.name, record: null, column: null, reason }],
  });
  if (text === undefined) return broken(`content/${named.table.file} is missing`);
  const misnamed = headerFailures(named, text);
  if (misnamed.length > 0) return { ...named, records: [], failures: misnamed };
  try {
    const records = readRecords(text);
    return { ...named, records, failures: cellFailures(named, records) };
  } catch (error) {
    return broken(errorMessage(error));
  }
}

export function readCorpus(files: ContentFiles): Corpus {
  return new Map(
    allTables.map((named) => [named.name, readContentTable(named, files.get(named.table.file))]),
  );
}

/** A table of the corpus. @throws Error when it has none of that name. */
export function contentTable(corpus: Corpus, name: TableName): TableContent {
  const content = corpus.get(name);
  if (!content) throw new Error(`The registry has no table ${name}`);
  return content;
}

/** Text of the named cells, joined so that two records have the same key only where all cells agree. */
export function recordKey(record: CsvRecord, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => record[column] ?? ''));
}

/** Whether the row schema demands a value in the column. */
export function isRequired(row: z.ZodObject, column: string): boolean {
  const cell: z.ZodType | undefined = row.shape[column];
  return cell !== undefined && !isOptional(cell);
}
