import { describe, expect, it, vi } from 'vitest';
import { buildContent } from '../lib/data/build';
import { readHeader, readRecords, writeRecords } from '../lib/data/csv';
import { allTables, type TableName, tables } from '../lib/data/registry';
import { loadContent } from './data-files';

vi.setConfig({ testTimeout: 60_000 });

const held = loadContent();
const built = buildContent(held);

/** Derived cells of tables that are derived in part, with values that no derivation makes. */
const derivedCells: Partial<Record<TableName, Readonly<Record<string, string>>>> = {
  absn_prices: { used: 'no', reason: 'other', total_resident: '1' },
  wage_growth: { factor: '9', mean_2022_23_in_2024_dollars: '9', mean_latest: '9' },
  program_outcomes: {
    median_earnings_restated: '9',
    earnings_usable: 'yes',
    earnings_usable_reason: 'other',
    usable_for: 'PHD',
  },
};

const isDerived = (file: string) =>
  allTables.some(
    ({ name, table }) =>
      table.file === file && table.derivedFrom && !table.derivedColumns && !(name in derivedCells),
  );

/** The file of a table with other values in some cells of every row. */
function withOtherCells(name: string, cells: Readonly<Record<string, string>>): [string, string] {
  const { file } = tables[name as TableName];
  const text = held.get(file) ?? '';
  const records = readRecords(text).map((record) => Object.values({ ...record, ...cells }));
  return [file, writeRecords(readHeader(text), records)];
}

describe('data:build', () => {
  it('writes the same bytes every time, whatever was made before', () => {
    const collected = new Map([...held].filter(([file]) => !isDerived(file) && !file.endsWith('.json')));
    for (const [name, cells] of Object.entries(derivedCells)) collected.set(...withOtherCells(name, cells));
    expect(collected.size).toBeLessThan(held.size);
    expect(buildContent(collected)).toEqual(built);
  });

  it('has been run: nothing in content/ is older than what it is made from', () => {
    const older = [...built.keys()].filter((file) => held.get(file) !== built.get(file));
    expect(older).toEqual([]);
  });

  it('moves a price, and the version, when the years of tuition move', () => {
    const longer = held
      .get('parameters/programs.csv')
      ?.replace('tuition_years,ADN,2,', 'tuition_years,ADN,3,');
    const moved = buildContent(new Map([...held, ['parameters/programs.csv', longer ?? '']]));
    expect(moved.get('data/prices.csv')).toContain('3 academic years at the yearly rate');
    const versionOf = (files: ReadonlyMap<string, string>) =>
      JSON.parse(files.get('data/datapackage.json') ?? '').version;
    expect(versionOf(moved)).not.toBe(versionOf(built));
  });
});
