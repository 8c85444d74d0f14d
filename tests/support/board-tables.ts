import type { Corpus } from '@/lib/data/check/corpus';
import { type CsvRecord, writeRecords } from '@/lib/data/csv';
import { boards } from '@/lib/data/import/boards/boards';
import { incomingColumns } from '@/lib/data/import/boards/cells';
import type { DeclaredEncoding } from '@/lib/data/import/files/text';
import { type ImportPlan, planImport } from '@/lib/data/import/plan';
import { type TableName, tables } from '@/lib/data/registry';
import { fileOfBytes } from './source-files';

type Cells = Readonly<Record<string, string>>;

const EDITION = { edition: 'years that end in 2020 to 2024, by row', files: [] };

/** Made-up tables: those that an import of pass rates is checked against. Kent has two campuses, Stark a name alone. */
const madeUp: Readonly<Partial<Record<TableName, readonly Cells[]>>> = {
  institutions: [
    { unitid: '100001', opeid: '00305100', name: 'Kent State University at Kent', state_slug: 'ohio' },
    { unitid: '100002', opeid: '00305101', name: 'Kent State University at Stark', state_slug: 'ohio' },
    { unitid: '100003', opeid: '00309000', name: 'Ohio State University-Main Campus', state_slug: 'ohio' },
    { unitid: '100004', opeid: '00309001', name: 'Ohio State University-Lima Campus', state_slug: 'ohio' },
    { unitid: '100005', opeid: '00310000', name: 'José Rizal College', state_slug: 'ohio' },
    { unitid: '100006', opeid: '00320000', name: 'Union College', state_slug: 'ohio' },
    { unitid: '100007', opeid: '00330000', name: 'Union College', state_slug: 'ohio' },
  ],
  institution_aliases: [],
  name_aliases: [],
  boards: [{ state_slug: 'ohio', publishes_at: 'https://nursing.ohio.gov/' }],
  publisher_hosts: [],
  nclex_national: [],
  pass_rates: [],
};

const whole = (name: TableName, cells: Cells): CsvRecord =>
  Object.fromEntries(Object.keys(tables[name].row.shape).map((column) => [column, cells[column] ?? '']));

/** The made-up tables, some with other rows. */
export function boardCorpus(rows: Readonly<Partial<Record<TableName, readonly Cells[]>>> = {}): Corpus {
  const names = Object.keys(madeUp) as TableName[];
  return new Map(
    names.map((name) => [
      name,
      {
        name,
        table: tables[name],
        records: (rows[name] ?? madeUp[name] ?? []).map((cells) => whole(name, cells)),
        failures: [],
      },
    ]),
  );
}

/** A row of a file that is right. */
const good: Cells = {
  state_slug: 'ohio',
  institution_name: 'Kent State University at Kent',
  program_name: 'BSN',
  exam: 'NCLEX-RN',
  program_type: 'BSN',
  period_label: '2024',
  period_kind: 'full-year',
  candidates: '60',
  passed: '56',
  source_name: 'Ohio Board of Nursing',
  source_url: 'https://nursing.ohio.gov/2024',
};

/** A row of the table as it would be after an import. */
export const tableRow = (cells: Cells = {}): CsvRecord =>
  whole('pass_rates', {
    ...good,
    state_code: 'OH',
    unitid: '100001',
    period_start: '2024-01',
    period_end: '2024-12',
    verification: 'board',
    obtained_from: cells['source_url'] ?? 'https://nursing.ohio.gov/2024',
    ...cells,
  });

/** A file as a board's reader would write it; cells that are not named are those of a row that is right. */
export const boardFile = (...rows: readonly Cells[]): string =>
  writeRecords(
    incomingColumns,
    rows.map((cells) => incomingColumns.map((column) => cells[column] ?? good[column] ?? '')),
  );

interface Options {
  readonly corpus?: Corpus;
  readonly encoding?: DeclaredEncoding;
}

/** What a file of a board would change. */
export function planBoardFile(
  file: string | Uint8Array,
  { corpus, encoding }: Options = {},
): Promise<ImportPlan> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return planImport(boards, {
    files: [fileOfBytes('board.csv', bytes)],
    corpus: corpus ?? boardCorpus(),
    editions: { pass_rates: EDITION },
    today: '2026-11-29',
    slice: false,
    ...(encoding && { encoding }),
  });
}

/** "line 2: …" for each thing that is wrong with a file. */
export async function boardProblems(file: string | Uint8Array, options?: Options): Promise<string[]> {
  const { problems } = await planBoardFile(file, options);
  return problems.map(({ line, reason }) => (line === null ? reason : `line ${line}: ${reason}`));
}
