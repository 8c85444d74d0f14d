import { describe, expect, it } from 'vitest';
import { stateSlugs } from '@/lib/places/states';
import { importInput } from '@/tests/support/held-tables';
import { fileOfText } from '@/tests/support/source-files';
import type { CsvRecord } from '../csv';
import type { Importer } from './importer';
import { planImport } from './plan';

const rows: readonly CsvRecord[] = ['us', ...stateSlugs].map((state_slug) => ({
  state_slug,
  year: '2023',
  rpp_all_items: '100.000',
  source_url: 'https://apps.bea.gov/',
  obtained_from: 'a copy',
}));

/** An importer of made-up price levels. */
const importerOf = (records: readonly CsvRecord[], edition = '2023'): Importer => ({
  publisher: 'A publisher',
  takes: 'a file',
  tables: ['rpp'],
  read: async () => ({
    problems: [],
    changes: [{ table: 'rpp', records, edition: { edition, files: [] } }],
    warnings: [],
  }),
});

const plan = (records: readonly CsvRecord[], edition?: string) =>
  planImport(
    importerOf(records, edition),
    importInput(
      [fileOfText('a.csv', '')],
      { rpp: rows },
      { editions: { rpp: { edition: '2023', files: [] } } },
    ),
  );

const changed = (cells: CsvRecord, from = 0, to = from + 1) =>
  rows.map((row, at) => (at >= from && at < to ? { ...row, ...cells } : row));

it('writes nothing where nothing is changed', async () => {
  expect(await plan(rows)).toMatchObject({ problems: [], report: '', written: new Map() });
});

it('writes the table and its edition', async () => {
  const { report, written } = await plan(changed({ rpp_all_items: '160.000' }));
  expect([...written.keys()]).toEqual(['data/rpp.csv', 'data/editions.json']);
  expect(report).toContain('us, 2023: rpp_all_items 100 -> 160');
});

describe('keeps out', () => {
  const reasons = async (records: readonly CsvRecord[], edition?: string) =>
    (await plan(records, edition)).problems.map(({ reason }) => reason);

  it('what the checks of tables find, one line for each kind, with the row', async () => {
    const found = await reasons(changed({ rpp_all_items: '8997' }, 1, 4));
    expect(found).toEqual([
      expect.stringMatching(/rpp_all_items: expected 50 to 200.* \[alabama, 2023\]; 2 more rows like it$/),
    ]);
  });

  it('rows of another edition, and a state that is missing', async () => {
    expect(await reasons(changed({ year: '2022' }))).toEqual([
      expect.stringContaining('2022 is not the edition'),
    ]);
    expect(await reasons(rows.slice(0, -1))).toEqual([expect.stringContaining('has no row for')]);
  });

  it('text that a spreadsheet or a page would run', async () => {
    expect(await reasons(changed({ obtained_from: '=HYPERLINK("x")' }))).toEqual([
      expect.stringContaining('a spreadsheet would run it as a formula'),
    ]);
    expect(await reasons(changed({ obtained_from: '<script>alert(1)</script>' }))).toEqual([
      expect.stringContaining('markup of a web page'),
    ]);
  });
});

it('shows words that change, and rows that are the same from another copy', async () => {
  const { report } = await plan(changed({ obtained_from: 'another copy' }, 0, 3));
  expect(report).toContain('0 changed, 3 the same from another copy');
});
