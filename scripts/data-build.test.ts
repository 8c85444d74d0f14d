import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { buildContent } from '../lib/data/build';
import { readHeader, readRecords, writeRecords } from '../lib/data/csv';
import { allTables, type TableName, tables } from '../lib/data/registry';
import { loadContent } from './data-files';

vi.setConfig({ testTimeout: 60_000 });

const held = loadContent();
const built = buildContent(held);

/** SHA-256 of the tables as they were handed over, computed apart from this code. */
const handedOver = {
  'data/prices.csv': '1a1ef5edf8c45c69dcacc24df55b4561c36adbffd930786810e5a2eab612705a',
  'data/price_by_state.csv': '443c94f5643a825ba35b51db47a86f9f7350c329033dfb51dd9195a983ef270f',
  'data/absn_prices.csv': 'e20050e6a0abf6b9f55f4008dfa285e5afff4b2b81a04636873f80bc8eb13aaa',
  'data/wage_growth.csv': '87ff4c845b4bb4dda9ba81194f3a45c92f1f252dc985722daae87d88af789522',
  'data/program_outcomes.csv': '3cf944479cf66cef6cd6ecc7557a48f4d1cda9d4c3a00deab043a46a8b82f1f2',
  'data/graduate_earnings_by_state.csv': '6b68eb92972faf6baf39632339751245c951d2fb5083077abc64693a2f94de67',
  'data/credential_multipliers_by_state.csv':
    '5f5da121aed76bd24c720cd1de78774ed9bfb8858c9fa99e22028fa7b8f05ffc',
};

const sha256 = (text: string | undefined) =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex');

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

/** Parameter, subject, value, low and high of each national multiplier, as handed over. */
const multipliersHandedOver = [
  ['state', 'LPN', '1.00', '0.96', '1.00'],
  ['state', 'ADN', '0.96', '0.89', '0.98'],
  ['state', 'BSN', '1.01', '0.96', '1.05'],
  ['state', 'RN_TO_BSN', '1.01', '0.96', '1.05'],
  ['state', 'MSN', '1.31', '1.18', '1.39'],
  ['state', 'RN_TO_MSN', '1.31', '1.18', '1.39'],
  ['state', 'DNP', '1.45', '1.33', '1.62'],
  ['state', 'PHD', '1.12', '0.90', '1.20'],
  ['state', 'CERTIFICATE', '1.40', '1.24', '1.57'],
  ['nation', 'LPN', '1.00', '', ''],
  ['nation', 'ADN', '0.96', '', ''],
  ['nation', 'BSN', '1.01', '', ''],
  ['nation', 'RN_TO_BSN', '1.01', '', ''],
  ['nation', 'MSN', '1.24', '', ''],
  ['nation', 'RN_TO_MSN', '1.24', '', ''],
  ['nation', 'DNP', '1.40', '', ''],
  ['nation', 'PHD', '1.12', '', ''],
  ['nation', 'CERTIFICATE', '1.34', '', ''],
];

describe('data:build', () => {
  it.each(Object.entries(handedOver))('derives %s byte for byte as it was handed over', (file, hash) => {
    expect(sha256(built.get(file))).toBe(hash);
  });

  it('writes the same bytes every time, whatever was made before', () => {
    const collected = new Map([...held].filter(([file]) => !isDerived(file) && !file.endsWith('.json')));
    for (const [name, cells] of Object.entries(derivedCells)) collected.set(...withOtherCells(name, cells));
    expect(collected.size).toBeLessThan(held.size);
    expect(buildContent(collected)).toEqual(built);
  });

  it('fills in the national multipliers as they were handed over', () => {
    const { file } = tables['credential-multipliers'];
    const records = readRecords(built.get(file) ?? '').map(({ parameter, subject, value, low, high }) => [
      parameter === 'credential_multiplier' ? 'state' : 'nation',
      subject,
      value,
      low,
      high,
    ]);
    expect(records).toEqual(multipliersHandedOver);
  });

  it('explains the measured multipliers with the figures that it derives', () => {
    const { file } = tables['credential-multipliers'];
    const national = readRecords(built.get(tables.graduate_earnings_by_state.file) ?? '').filter(
      ({ state_slug }) => state_slug === 'us',
    );
    const basisOf = (subject: string) =>
      readRecords(built.get(file) ?? '').find((record) => record['subject'] === subject)?.['basis'];
    for (const { credential = '', ratio_to_state_wage_mean, programs } of national) {
      const basis = basisOf(credential === 'DOCTORAL' ? 'DNP' : credential);
      expect(basis).toContain(ratio_to_state_wage_mean);
      expect(basis).toContain(`${programs} programs`);
    }
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
