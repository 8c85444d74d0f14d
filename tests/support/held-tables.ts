import type { Corpus } from '@/lib/data/check/corpus';
import type { CsvRecord } from '@/lib/data/csv';
import type { SourceFile } from '@/lib/data/import/files/source-file';
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

/** What an importer is given: a slice read on 28 November 2026, where the test does not say otherwise. */
export function importInput(
  files: readonly SourceFile[],
  tables: HeldTables,
  more: Partial<ImportInput> = {},
): ImportInput {
  return { files, corpus: corpusOf(tables), editions: {}, today: '2026-11-28', slice: true, ...more };
}
