import { expect, it, vi } from 'vitest';
import { buildContent } from '@/lib/data/build';
import { readRecords } from '@/lib/data/csv';
import { fileStamp } from '@/lib/data/datapackage';
import { allTables, tables } from '@/lib/data/registry';
import { loadContent } from '@/scripts/data-files';
import { expectLines, expectTable } from './golden';

vi.setConfig({ testTimeout: 60_000 });

const built = buildContent(loadContent());
const textOf = (file: string) => built.get(file) ?? '';

it('derives each table byte for byte as it was reviewed', async () => {
  const derived = allTables.filter(
    ({ name, table }) => table.derivedFrom && name !== 'credential-multipliers',
  );
  expect(derived.length).toBeGreaterThan(0);
  await expectLines(
    'derived-tables.txt',
    derived.map(({ table: { file } }) => `${file} ${fileStamp(textOf(file)).hash}`),
  );
});

it('fills in the national multipliers as they were reviewed', async () => {
  const records = readRecords(textOf(tables['credential-multipliers'].file));
  await expectTable(
    'derived-multipliers.csv',
    records.map(({ parameter = '', subject = '', value = '', low = '', high = '' }) => ({
      parameter,
      subject,
      value,
      low,
      high,
    })),
  );
});

it('explains the measured multipliers with the figures that it derives', () => {
  const { file } = tables['credential-multipliers'];
  const national = readRecords(textOf(tables.graduate_earnings_by_state.file)).filter(
    ({ state_slug }) => state_slug === 'us',
  );
  const basisOf = (subject: string) =>
    readRecords(textOf(file)).find((record) => record['subject'] === subject)?.['basis'];
  for (const { credential = '', ratio_to_state_wage_mean, programs } of national) {
    const basis = basisOf(credential === 'DOCTORAL' ? 'DNP' : credential);
    expect(basis).toContain(ratio_to_state_wage_mean);
    expect(basis).toContain(`${programs} programs`);
  }
});
