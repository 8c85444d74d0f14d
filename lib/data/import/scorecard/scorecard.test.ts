import { describe, expect, test } from 'vitest';
import { type CsvRecord, readRecords } from '@/lib/data/csv';
import { importInput } from '@/tests/support/held-tables';
import { fileOfText, rawFile } from '@/tests/support/source-files';
import type { SourceFile } from '../files/source-file';
import type { ImportInput } from '../importer';
import { scorecard } from './scorecard';

const FIELD_OF_STUDY = 'Most-Recent-Cohorts-Field-of-Study_06102026.csv';
const INSTITUTION = 'Most-Recent-Cohorts-Institution_06102026.csv';
const HEADER =
  'UNITID,OPEID6,INSTNM,CONTROL,CIPCODE,CIPDESC,CREDLEV,CREDDESC,IPEDSCOUNT1,DEBT_ALL_STGP_EVAL_MDN,EARN_COUNT_WNE_4YR,EARN_MDN_1YR,EARN_MDN_4YR';

const programsOf = (rows: readonly string[], name = FIELD_OF_STUDY) =>
  fileOfText(name, `${[HEADER, ...rows].join('\r\n')}\r\n`);
const row = (figures: string, { unitid = '100001', level = '3', cip = '5138' } = {}) =>
  `${unitid},1234,"School, A",Public,${cip},Nursing.,${level},Level ${level},${figures}`;

const edition = (name: string) => ({ edition: name, files: [] });
const institutions: CsvRecord[] = [
  { unitid: '100001', opeid: '00123400', name: 'A School', state_code: 'OH', control: 'public' },
  { unitid: '100002', opeid: '00123401', name: 'A School East', state_code: 'PA', control: 'public' },
];
const heldProgram: CsvRecord = {
  unitid: '100001',
  cip4: '51.38',
  credential_level: '3',
  state_code: 'OH',
  median_earnings: '70000',
  earnings_years_after_completion: '4',
  earners_count: '55',
  cohort: 'graduates of 2017-18 and 2018-19',
  earned_in: '2022 and 2023',
  dollars: '2024',
  earnings_usable: 'yes',
};

const read = (files: readonly SourceFile[], tables = {}, more: Partial<ImportInput> = {}) =>
  scorecard.read(importInput(files, { institutions, ...tables }, more));
async function outcomes(rows: readonly string[], held: readonly CsvRecord[] = []) {
  const { changes } = await read([programsOf(rows)], { program_outcomes: held });
  return changes[0]?.records ?? [];
}

describe('fields of study', () => {
  test('the slice gives the rows of the table', async () => {
    const file = rawFile('scorecard/rebuilt/Most-Recent-Cohorts-Field-of-Study.csv', FIELD_OF_STUDY);
    const { changes } = await read([file]);
    const expected = readRecords(new TextDecoder().decode(rawFile('scorecard/rebuilt/expected.csv').bytes));
    const columns = Object.keys(expected[0] ?? {});
    const picked = changes[0]?.records.map((record) =>
      Object.fromEntries(columns.map((column) => [column, record[column]])),
    );
    expect(expected.length).toBeGreaterThan(50);
    expect(picked).toEqual(expected);
  });

  test('real rows without nursing give none, and take none away', async () => {
    const file = rawFile('scorecard/Most-Recent-Cohorts-Field-of-Study.csv', FIELD_OF_STUDY);
    const { changes } = await read([file], { program_outcomes: [{ ...heldProgram, unitid: '100830' }] });
    expect(changes[0]?.records).toMatchObject([{ unitid: '100830', median_earnings: '70000' }]);
  });

  test('what is withheld or not known is empty, never 0', async () => {
    const codes = ['PS', 'NA', 'PrivacySuppressed', 'NULL'];
    for (const code of codes) {
      expect(await outcomes([row(`0,${code},${code},${code},${code}`)])).toMatchObject([
        { completers_count: '0', median_debt: '', median_earnings: '', earners_count: '' },
      ]);
    }
  });

  test('earnings are those after four years, else after one', async () => {
    const rows = [row('9,,30,61000,72000'), row('9,,30,61000,PS', { level: '2' })];
    expect(await outcomes(rows)).toMatchObject([
      {
        credential: 'ADN',
        median_earnings: '61000',
        earnings_years_after_completion: '1',
        earners_count: '',
      },
      {
        credential: 'BSN',
        median_earnings: '72000',
        earnings_years_after_completion: '4',
        earners_count: '30',
      },
    ]);
  });

  test('closed schools, preparatory courses, other fields and rows without figures are left out', async () => {
    const rows = [
      row('9,,,,', { unitid: 'NA' }),
      row('9,,,,', { level: '99' }),
      row('9,,,,', { cip: '5139', level: '1' }),
      row('9,,,,', { cip: '1351' }),
      row('PS,PS,PS,PS,PS'),
    ];
    expect(await outcomes(rows)).toMatchObject([{ cip4: '51.39', credential: 'LPN', opeid6: '001234' }]);
  });

  test('a value belongs to the OPEID-6: its units and their states are counted', async () => {
    const rows = [row('9,,,,'), row('9,,,,', { unitid: '100009' })];
    expect(await outcomes(rows)).toMatchObject([
      {
        institution_name: 'A School',
        state_code: 'OH',
        units_sharing_value: '2',
        states_sharing_value: 'OH;PA',
      },
      {
        institution_name: 'School, A',
        state_code: '',
        units_sharing_value: '',
        in_institutions_csv: 'false',
      },
    ]);
  });

  test('a slice leaves other schools as they are and takes away what its schools no longer have', async () => {
    const held = [
      { ...heldProgram, unitid: '100002' },
      { ...heldProgram, credential_level: '5' },
    ];
    const records = await outcomes([row('9,,,,70000')], held);
    expect(records.map(({ unitid, credential_level }) => `${unitid} ${credential_level}`)).toEqual([
      '100001 3',
      '100002 3',
    ]);
  });

  test('earnings that stay the same keep whose they are; others are of the class one year later', async () => {
    expect(await outcomes([row('9,,60,,70000')], [heldProgram])).toMatchObject([
      { cohort: heldProgram['cohort'], dollars: '2024', earners_count: '60', earnings_usable: 'yes' },
    ]);
    const { changes, warnings } = await read([programsOf([row('9,,60,,71000')])], {
      program_outcomes: [heldProgram],
    });
    expect(changes[0]?.records).toMatchObject([
      { cohort: 'graduates of 2018-19 and 2019-20', earned_in: '2023 and 2024', dollars: '2025' },
    ]);
    expect(warnings).toEqual([expect.stringContaining('in 2025 dollars. Compare with the data dictionary')]);
  });

  test('a copy that does not count the earners keeps those of earnings that are the same', async () => {
    const copy = (median: string) =>
      fileOfText(FIELD_OF_STUDY, `${HEADER.replace('EARN_COUNT_WNE_4YR,', '')}\n${row(`9,,,${median}`)}\n`);
    const held = { program_outcomes: [heldProgram] };
    const same = await read([copy('70000')], held);
    expect(same.changes[0]?.records[0]).toMatchObject({ earners_count: '55' });
    expect(same.warnings).toEqual([expect.stringContaining('EARN_COUNT_WNE_4YR')]);
    const other = await read([copy('71000')], held);
    expect(other.changes[0]?.records[0]).toMatchObject({ earners_count: '' });
  });
});

describe('institutions', () => {
  const institution = rawFile('scorecard/Most-Recent-Cohorts-Institution.csv', INSTITUTION);
  const units: CsvRecord[] = [
    { unitid: '100830', name: 'Auburn University at Montgomery', state_code: 'AL', control: 'public' },
    { unitid: '125028', name: 'Ventura College', state_code: 'CA', control: 'public' },
    { unitid: '136455', name: 'Pensacola Christian College', state_code: 'FL', control: 'private nonprofit' },
  ];
  const editions = {
    institutions: edition('2023-24'),
    net_price_by_income: { ...edition('2026-06-10'), years: { award: '2023-24' } },
  };

  test('real rows give prices after grants, repayment and earnings', async () => {
    const { changes } = await read([institution], { institutions: units }, { editions });
    const records = (table: string) => changes.find((change) => change.table === table)?.records;
    expect(records('net_price_by_income')).toMatchObject([
      { unitid: '100830', net_price_average: '13224', net_price_0_30000: '11706', academic_year: '2023-24' },
      { unitid: '125028', net_price_average: '-982', net_price_48001_75000: '524' },
    ]);
    expect(records('loan_repayment')).toMatchObject([
      {
        unitid: '100830',
        borrowers_in_cohort: '775',
        share_in_default: '0.1',
        share_in_default_is_upper_bound: 'yes',
        share_making_progress: '',
        share_making_progress_is_upper_bound: '',
      },
      { unitid: '125028', borrowers_in_cohort: '131', share_paid_in_full: '0.2' },
    ]);
    expect(records('institutions')?.map((unit) => unit['all_programs_median_earnings_10yr'])).toEqual([
      '44391',
      '43430',
      '',
    ]);
  });

  test('most prices differing, they are of the next award year', async () => {
    const held = [{ unitid: '100830', net_price_average: '13000', academic_year: '2023-24' }];
    const tables = { institutions: units, net_price_by_income: held };
    const { changes, warnings } = await read([institution], tables, { editions });
    expect(changes[0]).toMatchObject({
      table: 'net_price_by_income',
      edition: { years: { award: '2024-25' } },
    });
    expect(changes[0]?.records[0]).toMatchObject({ academic_year: '2024-25' });
    expect(warnings).toEqual([expect.stringContaining('taken to be of 2024-25')]);
  });

  test('it tells the state of a school that institutions.csv does not have', async () => {
    const programs = programsOf([row('9,,,,', { unitid: '125028' })]);
    const { changes } = await read([programs, institution]);
    expect(changes[0]?.records).toMatchObject([{ unitid: '125028', state_code: 'CA' }]);
  });
});

describe('what keeps a file out', () => {
  const refused = (files: readonly SourceFile[], tables = {}, more = {}) =>
    expect(read(files, tables, more)).rejects;

  test('another file', () =>
    refused([fileOfText('hd2024.csv', 'UNITID\n1\n')]).toThrow(/^hd2024\.csv: no such/));
  test('no release in its name', () =>
    refused([programsOf([], 'Most-Recent-Cohorts-Field-of-Study.csv')]).toThrow(
      /give the ZIP as it is downloaded/,
    ));
  test('a day that does not exist', () =>
    refused([programsOf([], 'Most-Recent-Cohorts-Field-of-Study_02302026.csv')]).toThrow(
      /does not name its release/,
    ));
  test('files of two releases', () =>
    refused([programsOf([]), fileOfText('Most-Recent-Cohorts-Institution_06102027.csv', 'UNITID\n')]).toThrow(
      /one release at a time/,
    ));
  test('columns of another edition', () =>
    refused([fileOfText(FIELD_OF_STUDY, 'UNITID,OPEID6\n100001,1\n')]).toThrow(
      /lacks the columns INSTNM, CONTROL/,
    ));
  test('a column twice', () =>
    refused([fileOfText(FIELD_OF_STUDY, `${HEADER},UNITID\n`)]).toThrow(/has the column UNITID twice/));
  test('a line that is cut off', () =>
    refused([programsOf([row('9,,,,'), '100002,1234'])]).toThrow(
      /cut off, or not what its publisher released/,
    ));
  test('a program twice', () =>
    refused([programsOf([row('9,,,,'), row('8,,,,')])]).toThrow(
      /two rows of UNITID, CIPCODE, CREDLEV 100001/,
    ));
  test('a code that is not known', async () => {
    await refused([programsOf([row('9,,,,withheld')])]).toThrow(/EARN_MDN_4YR of unit 100001 is "withheld"/);
    await refused([programsOf([row('9,,,,', { level: '12' })])]).toThrow(/CREDLEV of unit 100001 is "12"/);
  });
  test('fewer rows than a whole file has, or a state without any', async () => {
    const held = [heldProgram, { ...heldProgram, unitid: '100002', state_code: 'PA' }];
    const whole = { slice: false };
    const twelve = Array.from({ length: 12 }, (_, at) => ({ ...heldProgram, unitid: `${100100 + at}` }));
    await refused([programsOf([row('9,,,,')])], { program_outcomes: twelve }, whole).toThrow(/say --slice/);
    await refused([programsOf([row('9,,,,')])], { program_outcomes: held }, whole).toThrow(/no row .* in PA/);
  });
  test('a slice of another release than the one that is stored', () =>
    refused(
      [programsOf([row('9,,,,')])],
      {},
      { editions: { program_outcomes: edition('2025-06-10') } },
    ).toThrow(/a slice must be of the release that is stored/));
});

test('the release is read from the archive of a member, whose checksum is written down', async () => {
  const member: SourceFile = {
    ...programsOf([row('9,,,,')], 'Most-Recent-Cohorts-Field-of-Study.csv'),
    archive: 'Most-Recent-Cohorts-Field-of-Study_06102027.zip',
  };
  const editions = { program_outcomes: edition('2026-06-10') };
  const { changes } = await read([member], {}, { editions, slice: false });
  expect(changes[0]?.edition).toMatchObject({
    edition: '2027-06-10',
    files: [{ file: `${member.archive}: ${member.name}`, sha256: member.sha256, read_on: '2026-11-28' }],
  });
  expect(changes[0]?.records[0]).toMatchObject({ release: '2027-06-10' });
});
