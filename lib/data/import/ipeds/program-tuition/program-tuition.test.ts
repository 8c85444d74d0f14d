import { describe, expect, it } from 'vitest';
import {
  expectedRecords,
  figuresOf,
  filled,
  fixtureFile,
  fixtureText,
  type HeldTables,
  madeUpFile,
  readPart,
} from '@/tests/support/ipeds-parts';
import { programTuitionPart } from './program-tuition';

const expected = expectedRecords('nursing_program_tuition');
const editions = { nursing_program_tuition: { edition: '2023-24', files: [] } };

const detail = (unitid: string, cip: string, credential: string) => ({ unitid, cip, credential });
/** A nursing program each, so that every unit of the slice is one of the product. */
const details = expected.map(({ unitid = '' }) => detail(unitid, '51.3801', 'ADN'));
const held: HeldTables = {
  editions,
  records: { nursing_program_tuition: expected, nursing_awards_detail: details },
};

describe('whole-program charges', () => {
  it('are those of the table for the slice of 2023-24', () => {
    const outcome = readPart(programTuitionPart, [fixtureFile('ic2023_py.csv')], held);
    expect(figuresOf(outcome, 'nursing_program_tuition')).toEqual(filled(expected));
    expect(outcome.changes[0]?.edition).toMatchObject({
      edition: '2023-24',
      files: [{ edition: 'IC2023_PY' }],
    });
    expect(outcome.changes[0]?.records[0]).toMatchObject({
      source_name: expect.stringMatching(/\(IC2023_PY\)$/),
      source_url: 'https://nces.ed.gov/ipeds/datacenter/data/IC2023_PY.zip',
      obtained_from: expect.stringMatching(/^ic2023_py\.csv \(SHA-256 /),
    });
  });

  it('are found without current rows, but for the credential of some', () => {
    const fresh = { editions, records: { nursing_awards_detail: details } };
    const rows = figuresOf(
      readPart(programTuitionPart, [fixtureFile('ic2023_py.csv')], fresh),
      'nursing_program_tuition',
    );
    const charges = rows.map((row) => ({ ...row, credential: '' }));
    expect(charges).toEqual(filled(expected).map((row) => ({ ...row, credential: '' })));
  });

  it('leave rows of schools outside the slice, and drop those of schools in it that report none', () => {
    const [row] = expected;
    const other = { ...row, unitid: '999999' };
    const silent = { ...row, unitid: '111638' };
    const records = { ...held.records, nursing_program_tuition: [...expected, other, silent] };
    const units = figuresOf(
      readPart(programTuitionPart, [fixtureFile('ic2023_py.csv')], { editions, records }),
      'nursing_program_tuition',
    ).map(({ unitid }) => unitid);
    expect(units).toContain('999999');
    expect(units).not.toContain('111638');
  });
});

const places = ['1', '2', '3', '4', '5', '6'];
const columns = [
  'unitid',
  'Xchg1py3',
  'chg1py3',
  ...places.flatMap((place) => [
    `CIPCODE${place}`,
    `XCIPTUI${place}`,
    `CIPTUIT${place}`,
    `CIPLGTH${place}`,
    `PRGMSR${place}`,
  ]),
];
/** A row of COST1, in which some names are in small letters; what is not given is missing. */
const cost = (cells: Readonly<Record<string, string>>) =>
  columns.map((column) => cells[column] ?? '-2').join(',');
const costFile = (...rows: readonly string[]) =>
  madeUpFile('COST1_2024.csv', [columns.join(','), ...rows, ''].join('\n'));
const read = (rows: readonly string[], awarded = [detail('100001', '51.3901', 'LPN')]) =>
  readPart(programTuitionPart, [costFile(...rows)], {
    editions,
    slice: false,
    records: { nursing_awards_detail: awarded },
  });
const rowsOf = (...input: Parameters<typeof read>) => figuresOf(read(...input), 'nursing_program_tuition');

const lpn = { unitid: '100001', CIPCODE1: '51.3901', CIPLGTH1: '1500', PRGMSR1: '1' };

describe('whole-program charges of COST1', () => {
  it('begin the year 2024-25', () => {
    const outcome = read([cost({ ...lpn, Xchg1py3: 'R', chg1py3: '9000' })]);
    expect(outcome.changes[0]?.edition).toMatchObject({
      edition: '2024-25',
      files: [{ edition: 'COST1_2024' }],
    });
    expect(outcome.changes[0]?.records).toMatchObject([
      { program_tuition_and_fees: '9000', length_unit: 'clock hours', year: '2024-25', credential: 'LPN' },
    ]);
  });

  it('take CIPTUIT1 before CHG1PY3, and no zero that does not apply', () => {
    const both = { ...lpn, CIPTUIT1: '8000', chg1py3: '9000' };
    expect(rowsOf([cost({ ...both, XCIPTUI1: 'R' })])).toMatchObject([{ program_tuition_and_fees: '8000' }]);
    const zero = { ...both, CIPTUIT1: '0', XCIPTUI1: 'A' };
    expect(rowsOf([cost(zero)])).toMatchObject([{ program_tuition_and_fees: '9000' }]);
    expect(rowsOf([cost({ ...zero, chg1py3: '0', Xchg1py3: 'A' })])).toEqual([]);
  });

  it('are read for programs 2 to 6, nursing only, once where two are the same', () => {
    const second = { CIPCODE2: '51.3902', XCIPTUI2: 'R', CIPTUIT2: '900', CIPLGTH2: '120', PRGMSR2: '1' };
    const third = { CIPCODE3: '51.3902', XCIPTUI3: 'R', CIPTUIT3: '900', CIPLGTH3: '120', PRGMSR3: '1' };
    const other = { CIPCODE4: '12.0401', XCIPTUI4: 'R', CIPTUIT4: '7000', CIPLGTH4: '1500', PRGMSR4: '1' };
    const last = { CIPCODE6: '513801', XCIPTUI6: 'R', CIPTUIT6: '30000', CIPLGTH6: '72', PRGMSR6: '2' };
    const row = cost({ unitid: '100001', ...second, ...third, ...other, ...last });
    const awarded = [detail('100001', '51.3801', 'ADN'), detail('100001', '51.3801', 'MSN')];
    expect(rowsOf([row], awarded).map(({ cip, credential }) => [cip, credential])).toEqual([
      ['51.3801', 'ADN'],
      ['51.3902', 'CNA'],
    ]);
  });

  it('leave out units without nursing awards, and programs without a length with a warning', () => {
    expect(rowsOf([cost({ ...lpn, unitid: '100002', chg1py3: '9000' })])).toEqual([]);
    const { warnings } = read([cost({ ...lpn, CIPLGTH1: '-2', chg1py3: '9000' })]);
    expect(warnings).toEqual([
      'nursing_program_tuition: nursing programs without a length are left out: 100001',
    ]);
  });

  it.each([
    ['600000', { chg1py3: '600000' }, /unit 100001 has "600000" in CHG1PY3, no charge in dollars/],
    ['9', { CIPTUIT1: '9' }, /unit 100001 has "9" in CIPTUIT1, no charge in dollars/],
    ['12k', { chg1py3: '12k' }, /unit 100001 has "12k" in CHG1PY3, neither a figure/],
    ['51-Mar', { CIPCODE1: '51-Mar' }, /unit 100001 has "51-Mar" in CIPCODE1.*a spreadsheet/],
    ['51.39', { CIPCODE1: '51.39', chg1py3: '9000' }, /has "51\.39" in CIPCODE1, a group.*a spreadsheet/],
    ['a short unit', { unitid: '1001' }, /unit 1001 has "1001" in UNITID/],
  ])('are refused with %s', (_, cells, reason) => {
    expect(() => read([cost({ ...lpn, ...cells })])).toThrow(reason);
  });

  it('are refused with two rows of a unit, cut off, or as a part of the units', () => {
    const row = cost({ ...lpn, chg1py3: '9000' });
    expect(() => read([row, row])).toThrow('COST1_2024.csv: has two rows of UNITID 100001');
    expect(() => read([row, '100002,R'])).toThrow(/COST1_2024\.csv: record 2 has 2 cells/);
    expect(() => readPart(programTuitionPart, [costFile(row)], held)).toThrow(
      /COST1_2024\.csv: a part of the units cannot begin a new year/,
    );
    expect(() => readPart(programTuitionPart, [costFile(row)], { ...held, slice: false })).toThrow(
      /COST1_2024\.csv: has 0 of the 8 institutions/,
    );
  });
});

it('refuses a file of an older year, or with other columns', () => {
  const older = madeUpFile('IC2022_PY.csv', fixtureText('ic2023_py.csv'));
  expect(() => readPart(programTuitionPart, [older], held)).toThrow(
    /IC2022_PY\.csv: is older than what the table holds/,
  );
  const other = madeUpFile('IC2023_PY.csv', 'UNITID,CIPCODE1\n100001,51.3901\n');
  expect(() => readPart(programTuitionPart, [other], held)).toThrow(
    /IC2023_PY\.csv: lacks the columns CHG1PY3, CIPTUIT1/,
  );
});
