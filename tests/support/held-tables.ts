import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Corpus } from '@/lib/data/check/corpus';
import type { CsvRecord } from '@/lib/data/csv';
import { type SourceFile, sha256 } from '@/lib/data/import/files/source-file';
import type { ImportInput } from '@/lib/data/import/importer';
import { allTables } from '@/lib/data/registry';

/** Tables of which a test says the rows that matter; columns that a row does not have are empty. */
type HeldTables = Readonly<Record<string, readonly CsvRecord[]>>;

export function corpusOf(tables: HeldTables): Corpus {
  return new Map(
    allTables.map(({ name, table }) => {
      const empty = Object.fromEntries(Object.keys(table.row.shape).map((column) => [column, '']));
      const records = (tables[name] ?? []).map((record) => ({ ...empty, ...record }));
      return [name, { name, table, records, failures: [] }];
    }),
  );
}

/** A publisher's file from tests/fixtures/raw, under another name where the test says one. */
export function rawFile(place: string, name = path.basename(place)): SourceFile {
  const bytes = readFileSync(path.resolve('tests/fixtures/raw', place));
  return { name, bytes, sha256: sha256(bytes) };
}

/** A file with the text of a test. */
export function fileOfText(name: string, text: string): SourceFile {
  const bytes = new TextEncoder().encode(text);
  return { name, bytes, sha256: sha256(bytes) };
}

/** What an importer is given: a slice read on 28 November 2026, where the test does not say otherwise. */
export function importInput(
  files: readonly SourceFile[],
  tables: HeldTables,
  more: Partial<ImportInput> = {},
): ImportInput {
  return { files, corpus: corpusOf(tables), editions: {}, today: '2026-11-28', slice: true, ...more };
}
