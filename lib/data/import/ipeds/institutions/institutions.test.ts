import { describe, expect, it } from 'vitest';
import { states } from '@/lib/places/states';
import { expectedRows, fileOfRows, partInput, surveyFixture, surveyFixtures } from '@/tests/support/ipeds';
import type { CsvRecord } from '../../../csv';
import type { ImportOutcome } from '../../importer';
import { inHeldWriting } from '../held-writing';
import { institutionsPart } from './institutions';

const expected = expectedRows('institutions');
/** Tables before institutions are read for the first time: all of them are new. */
const before = {
  nursing_awards_detail: expected.map(({ unitid = '' }) => ({
    unitid,
    credential: 'ADN',
    completions_previous_year: '4',
    completions_latest_year: '',
  })),
  nursing_program_tuition: expected
    .filter(({ tuition_basis: basis }) => basis?.includes('whole-program charges'))
    .map(({ unitid = '' }) => ({ unitid })),
  'program-finder': [{ parameter: 'earth_radius', value: '3958.8' }],
};
const recordsOf = ({ changes }: ImportOutcome, table: string) =>
  changes.find((change) => change.table === table)?.records ?? [];
const yearsOf = ({ changes }: ImportOutcome) =>
  changes.find(({ table }) => table === 'institutions')?.edition.years;
const files = surveyFixtures();
const first = institutionsPart.read(partInput(files, before));
const held = {
  ...before,
  institutions: recordsOf(first, 'institutions'),
  institutions_location: recordsOf(first, 'institutions_location'),
};
const rowOf = (outcome: ImportOutcome, unit: string, table = 'institutions') =>
  recordsOf(outcome, table).find(({ unitid }) => unitid === unit);

describe('institutions from the survey files of 2023 and 2024', () => {
  it.each(['institutions', 'institutions_location'])('gives the rows of %s', (table) => {
    const rows = expectedRows(table);
    const records = recordsOf(first, table);
    expect(records.map(({ unitid }) => unitid)).toEqual(rows.map(({ unitid }) => unitid));
    for (const [at, row] of rows.entries()) {
      expect(inHeldWriting(records[at] ?? {}, row)).toMatchObject(row);
    }
  });

  it('reads both forms of a download alike', () => {
    const other = surveyFixture('alt/ic2023_ay.csv');
    const outcome = institutionsPart.read(
      partInput([...files.filter(({ name }) => name !== other.name), other], before),
    );
    const figures = (from: ImportOutcome) =>
      recordsOf(from, 'institutions').map(({ obtained_from: _, ...row }) => row);
    expect(figures(outcome)).toEqual(figures(first));
  });

  it('changes nothing when the same files are read again', () => {
    const again = institutionsPart.read(partInput(files, held));
    expect(recordsOf(again, 'institutions')).toEqual(held.institutions);
    expect(recordsOf(again, 'institutions_location')).toEqual(held.institutions_location);
    expect(yearsOf(again)).toEqual(yearsOf(first));
  });

  it('takes a revised file before the provisional one', () => {
    const revised = fileOfRows('adm2023_RV.csv', [{ UNITID: '192800', APPLCN: '100', ADMSSN: '31' }]);
    const outcome = institutionsPart.read(partInput([...files, revised], held));
    expect(rowOf(outcome, '192800')).toMatchObject({ acceptance_rate_previous_fall: '0.31' });
    expect(rowOf(first, '192800')).toMatchObject({ acceptance_rate_previous_fall: '1' });
  });

  it('reads some surveys alone and keeps what they do not decide', () => {
    const some = files.filter(({ name }) => /^(hd|adm)2024/.test(name));
    expect(recordsOf(institutionsPart.read(partInput(some, held)), 'institutions')).toEqual(
      held.institutions,
    );
  });

  it('keeps rows of other units in a slice', () => {
    const other = { unitid: '999999', name: 'Not in the slice', in_latest_ipeds: 'yes' };
    const outcome = institutionsPart.read(
      partInput(files, { ...held, institutions: [...held.institutions, other] }),
    );
    expect(rowOf(outcome, '999999')).toEqual(other);
  });

  it('names every unit that closed, merged or vanished, and whether closures.csv has it', () => {
    const outcome = institutionsPart.read(partInput(files, { ...held, closures: [{ unitid: '204468' }] }));
    const warning = outcome.warnings.find((text) => text.startsWith('closed, merged or renumbered'));
    expect(warning).toContain('204468 Notre Dame College: ACT D in HD2024, closed on 05/02/2024\n');
    expect(warning).toContain(
      '403469 Frontier Community College: ACT G in HD2024, reported under 145707 Illinois Eastern Community Colleges; not in closures.csv',
    );
  });

  it('takes a unit that a slice lacks for none that is gone', () => {
    const cut = (name: string, lines: number) => {
      const { sha256, bytes } = surveyFixture(name);
      const text = new TextDecoder().decode(bytes).split('\n').slice(0, lines).join('\n');
      return { name, sha256, bytes: new TextEncoder().encode(`${text}\n`) };
    };
    const short = ['hd2024.csv', 'adm2024.csv', 'drvgr2024.csv', 'drvcost2024.csv', 'ic2023_ay.csv'];
    const given = files.map((file) => (short.includes(file.name) ? cut(file.name, 4) : file));
    const outcome = institutionsPart.read(partInput(given, held));
    expect(recordsOf(outcome, 'institutions')).toEqual(held.institutions);
    expect(recordsOf(outcome, 'institutions_location')).toEqual(held.institutions_location);
    expect(outcome.warnings.join('\n')).not.toContain('is not in HD2024');
  });

  it('gives a new unit the wage area of its county, or says that none is known', () => {
    const petra = rowOf(first, '499936');
    const neighbor = { ...petra, unitid: '111111' };
    const area = { unitid: '111111', county: petra?.['county'] ?? '', area_code: '0012345' };
    const outcome = institutionsPart.read(
      partInput(files, {
        ...held,
        institutions: [neighbor, ...held.institutions],
        institution_areas: [area],
      }),
    );
    expect(rowOf(outcome, '499936', 'institution_areas')).toMatchObject({
      area_code: '0012345',
      undergraduates_online_90: 'no',
    });
    expect(outcome.warnings.join('\n')).toContain(
      'no other institution of the table is in Jefferson County, AR; add its wage area',
    );
  });
});

describe('institutions whose awards are among the files', () => {
  it('keeps a unit that reports no nursing program any more, and names it', () => {
    const awards = fileOfRows('C2024_A.csv', [{ UNITID: '1' }]);
    const details = before.nursing_awards_detail.filter(({ unitid }) => unitid !== '192800');
    const outcome = institutionsPart.read(
      partInput([...files, awards], { ...held, nursing_awards_detail: details }),
    );
    expect(rowOf(outcome, '192800')).toMatchObject({
      credentials_awarded: '',
      nursing_completions_latest_year: '0',
    });
    expect(rowOf(outcome, '160621')).toMatchObject({
      credentials_awarded: 'ADN',
      nursing_completions_previous_year: '4',
    });
    expect(outcome.warnings.join('\n')).toMatch(
      /kept, though they report no nursing program in either year: 1\n {2}192800 /,
    );
  });
});

/** A directory of the year: one unit in each state and those of the row. */
const directory = (year: number, rows: readonly Readonly<Record<string, string>>[] = []) => {
  const unit = (at: number, state: string) => ({
    ...{
      UNITID: String(800_000 + at),
      OPEID: '00100000',
      INSTNM: `School ${at}`,
      CITY: 'Town',
      STABBR: state,
    },
    ...{ ZIP: '12345', WEBADDR: 'school.edu', CONTROL: '1', ICLEVEL: '2', LOCALE: '11', COUNTYNM: 'County' },
    ...{ LATITUDE: '40', LONGITUD: '-80', CBSA: '-2', CYACTIVE: '1', ACT: 'A', NEWID: '-2', CLOSEDAT: '-2' },
  });
  const all = states.map(({ code }, at) => unit(at, code));
  return fileOfRows(`hd${year}.csv`, [...all, ...rows.map((row) => ({ ...unit(99, 'OH'), ...row }))]);
};
const school = {
  unitid: '900001',
  name: 'Old Name',
  tuition_in_state: '1000',
  tuition_out_of_state: '2000',
  tuition_year: '2023-24',
  tuition_basis: 'published tuition and fees, full-time first-time undergraduate',
  graduate_tuition_in_state: '9000',
  newer_tuition_in_state: '1100',
  newer_tuition_out_of_state: '2200',
  newer_tuition_in_district: '800',
  newer_obtained_from: 'drvcost2024.csv (SHA-256 abc)',
  acceptance_rate_previous_fall: '0.5',
  acceptance_rate_latest_fall: '0.6',
  graduation_rate_150pct: '40',
  graduation_rate_year: '2024',
  in_latest_ipeds: 'yes',
  source_name: 'IPEDS (HD2023; IC2023_AY)',
  obtained_from: 'hd2023.csv ; ic2023_ay.csv',
};
/** COST1 as its dictionary names the columns: some in lower case. */
const cost = (year: number, inState: number, row: Readonly<Record<string, string>> = {}) =>
  fileOfRows(`COST1_${year}.csv`, [
    {
      ...{
        UNITID: '900001',
        chg1ay3: String(Math.max(0, inState - 300)),
        chg2ay3: String(inState),
        chg3ay3: '2500',
      },
      ...{ TUITION1: '.', FEE1: '.', TUITION2: '.', FEE2: '.', TUITION3: '.', FEE3: '.' },
      ...{ TUITION6: '9500', FEE6: '100', TUITION7: '9900', FEE7: '100', chg1py3: '.', CIPTUIT1: '.' },
      ...row,
    },
  ]);
const admissions = (year: number, admitted: string) =>
  fileOfRows(`adm${year}.csv`, [{ UNITID: '900001', APPLCN: '100', ADMSSN: admitted }]);
const graduation = (year: number, rate: string) =>
  fileOfRows(`drvgr${year}.csv`, [{ unitid: '900001', GRRTTOT: rate }]);

describe('institutions from the files of the next year', () => {
  const hd = directory(2025, [{ UNITID: '900001', INSTNM: 'New Name' }]);
  const next = [hd, cost(2025, 1200), admissions(2025, '70'), graduation(2025, '45')];
  const read = (given: Parameters<typeof partInput>[0], slice = false) =>
    institutionsPart.read(
      partInput(given, { ...before, nursing_awards_detail: [], institutions: [school] }, { slice }),
    );

  it('moves what was the newer year to the older one', () => {
    const outcome = read(next);
    expect(rowOf(outcome, '900001')).toMatchObject({
      name: 'Old Name',
      tuition_in_state: '1100',
      tuition_out_of_state: '2200',
      tuition_in_district: '800',
      tuition_year: '2024-25',
      newer_tuition_in_state: '1200',
      newer_tuition_out_of_state: '2500',
      newer_tuition_in_district: '900',
      acceptance_rate_previous_fall: '0.6',
      acceptance_rate_latest_fall: '0.7',
      graduation_rate_150pct: '45',
      graduation_rate_year: '2025',
      source_name: expect.stringContaining('(HD2023; DRVCOST2024)'),
    });
    expect(yearsOf(outcome)).toMatchObject({
      charges: '2024-25',
      newer_charges: '2025-26',
      previous_fall: '2024',
      latest_fall: '2025',
      directory: '2025',
    });
    expect(rowOf(outcome, '900001', 'institutions_location')).toMatchObject({
      latest_name: 'New Name',
      renamed: 'yes',
    });
  });

  it('leaves graduate rates empty that only the file of the older year has, and says so', () => {
    const outcome = read(next);
    expect(rowOf(outcome, '900001')).toMatchObject({ graduate_tuition_in_state: '' });
    expect(outcome.warnings.join('\n')).toContain('are only in COST1_2024 and are empty without it');
  });

  it('takes both years from their files where both are given', () => {
    const older = [directory(2024, [{ UNITID: '900001', INSTNM: 'Middle Name' }]), cost(2024, 1150)];
    const outcome = read([...next, ...older, admissions(2024, '65')]);
    expect(rowOf(outcome, '900001')).toMatchObject({
      name: 'Middle Name',
      tuition_in_state: '1150',
      tuition_in_district: '850',
      graduate_tuition_in_state: '9600',
      graduate_tuition_out_of_state: '10000',
      newer_tuition_in_state: '1200',
      acceptance_rate_previous_fall: '0.65',
      source_name: expect.stringContaining('(HD2024; COST1_2024)'),
    });
  });

  it('knows a school that charges by the program from COST1', () => {
    const none = { chg1ay3: '.', chg2ay3: '.', chg3ay3: '.', CIPTUIT1: '12000' };
    const outcome = read([hd, cost(2025, 0, none), cost(2024, 0, none)]);
    expect(rowOf(outcome, '900001')).toMatchObject({
      tuition_in_state: '',
      tuition_basis: 'program-year institution: charges not held',
    });
  });

  it('takes a zero that does not apply for no price', () => {
    const zero = { XCHG1AY3: 'A', chg2ay3: '0', XCHG2AY3: 'A', TUITION6: '0', XTUIT6: 'A' };
    const outcome = read([hd, cost(2025, 1200), cost(2024, 0, zero)]);
    expect(rowOf(outcome, '900001')).toMatchObject({
      tuition_basis: 'not reported',
      graduate_tuition_in_state: '',
    });
  });

  it('refuses a year beyond the next one without the year between', () => {
    expect(() => read([directory(2026)])).toThrow('HD: the table holds 2024: give the file of 2025 too');
  });

  it('refuses files that are older than the table', () => {
    expect(() => read([directory(2022)])).toThrow('HD: is older than what the table holds (2023 and 2024)');
  });

  it('refuses a slice that begins a year', () => {
    expect(() => read(next, true)).toThrow('a slice (--slice) cannot begin a new year');
  });
});

describe('files that are not what they should be', () => {
  const whole = (given: Parameters<typeof partInput>[0]) => () =>
    institutionsPart.read(partInput(given, held, { slice: false }));
  const cells = (name: string, rows: readonly Readonly<Record<string, string>>[]) => [
    directory(2024),
    fileOfRows(name, rows),
  ];

  it.each([
    [
      'a directory without a state',
      [surveyFixture('hd2024.csv')],
      /^hd2024\.csv: has no institution of Alaska, Colorado, /,
    ],
    ['a directory without our institutions', [directory(2024)], 'hd2024.csv: has 0 of the 27 institutions'],
    [
      'another edition of a file',
      cells('adm2024.csv', [{ UNITID: '100654', APPLICANTS: '1' }]),
      'adm2024.csv: lacks the columns APPLCN, ADMSSN',
    ],
    [
      'a unit twice',
      cells('drvgr2024.csv', [
        { UNITID: '100654', GRRTTOT: '1' },
        { UNITID: '100654', GRRTTOT: '2' },
      ]),
      'drvgr2024.csv: has two rows of UNITID 100654',
    ],
    [
      'charges without the schools that charge by the program',
      [surveyFixture('hd2024.csv'), surveyFixture('ic2023_ay.csv')],
      'which schools charge by the program is in IC2023_PY',
    ],
  ])('refuses %s', (_, given, message) => {
    expect(whole(given)).toThrow(message);
  });

  it('names units that a whole directory lacks', () => {
    const outcome = institutionsPart.read(
      partInput(
        [directory(2024, [{ UNITID: '900001' }])],
        { institutions: [school, { ...school, unitid: '900002' }] },
        { slice: false },
      ),
    );
    expect(outcome.warnings.join('\n')).toContain('900002 Old Name: is not in HD2024; not in closures.csv');
  });

  const one = (given: Parameters<typeof partInput>[0]) => () =>
    institutionsPart.read(partInput(given, { institutions: [school] }));
  it.each([
    ['STABBR', ''],
    ['STABBR', 'XX'],
    ['UNITID', '10O654'],
    ['UNITID', '1654'],
    ['OPEID', '105200'],
  ])('refuses a directory with %s "%s" once, with the count and the reason', (column, cell) => {
    const rows = [
      { UNITID: '900001', [column]: cell },
      { UNITID: '900002', [column]: cell },
    ];
    const given = column === 'UNITID' ? [rows[0] ?? {}, { OPEID: '1' }] : rows;
    expect(one([directory(2024, given)])).toThrow(
      new RegExp(
        `^hd2024.csv: unit .* has "${cell}" in ${column}, .*drops leading zeros.* \\(2 rows like this\\)$`,
      ),
    );
  });

  it.each([
    ['CONTROL', 'public'],
    ['CONTROL', ''],
    ['ICLEVEL', '4'],
    ['LOCALE', 'City'],
    ['CYACTIVE', ''],
    ['LATITUDE', '3350569'],
    ['LONGITUD', '86 W'],
    ['NEWID', '14570'],
  ])('refuses a directory with the code %s "%s"', (column, cell) => {
    expect(one([directory(2024, [{ UNITID: '900001', [column]: cell }])])).toThrow(
      `hd2024.csv: unit 900001 has "${cell}" in ${column}, no code or figure of NCES (1 row like this)`,
    );
  });

  it('takes the codes of NCES for what is not reported, and an OPEID in quotes', () => {
    const row = { UNITID: '900001', CONTROL: '-3', LOCALE: '-3', STABBR: 'PR', OPEID: '"00100200"' };
    expect(one([directory(2024, [row])])).not.toThrow();
  });

  it.each([
    ['CHG2AY3', '$8,832', cost(2024, 1200, { chg2ay3: '$8,832' })],
    ['ADMSSN', 'x', admissions(2024, 'x')],
    ['GRRTTOT', '45%', graduation(2024, '45%')],
    ['CHG1PY3', '12k', cost(2024, 1200, { chg1py3: '12k' })],
    ['UNITID', '1654', fileOfRows('adm2024.csv', [{ UNITID: '1654', APPLCN: '1', ADMSSN: '1' }])],
  ])('refuses %s "%s"', (column, cell, file) => {
    expect(one([directory(2024), file])).toThrow(`has "${cell}" in ${column}`);
  });

  it.each([
    ['12 in CHG2AY3', { chg2ay3: '12' }],
    ['0 in CHG2AY3', { chg2ay3: '0', XCHG2AY3: 'R' }],
    ['883200 in CHG3AY3', { chg3ay3: '883200' }],
    ['950100 in TUITION6 + FEE6', { TUITION6: '950000' }],
  ])('refuses a yearly charge of %s', (words, row) => {
    expect(one([directory(2024), cost(2024, 1200, row)])).toThrow(
      `COST1_2024.csv: unit 900001 has ${words}, no yearly charge in dollars`,
    );
  });

  it('takes a zero that NCES implies', () => {
    expect(one([directory(2024), cost(2024, 1200, { chg1ay3: '0', XCHG1AY3: 'Z' })])).not.toThrow();
  });

  const many = (figure: (at: number) => Readonly<Record<string, string>>) =>
    Array.from({ length: 12 }, (_, at) => ({ UNITID: String(900_001 + at), ...figure(at) }));
  const costs = { CINDON: '.', CINSON: '.', COTSON: '.', CINDOFF: '.', CINSOFF: '.', COTSOFF: '.' };
  const derived = (at: number) => ({ TUFEYR2: '900', TUFEYR3: String(1000 + at), ...costs });
  const priced = many(derived).map(
    (row): CsvRecord => ({ ...row, CINDFAM: '.', CINSFAM: '.', COTSFAM: '.' }),
  );
  const prices = (column: string) =>
    priced.map((row) => ({ ...school, unitid: row['UNITID'] ?? '', [column]: row['TUFEYR3'] ?? '' }));

  it('refuses the prices or rates of the year before under the name of the next', () => {
    const given = [directory(2024), fileOfRows('drvcost2024.csv', priced)];
    const read = (institutions: readonly Readonly<Record<string, string>>[]) => () =>
      institutionsPart.read(partInput(given, { institutions }));
    expect(read(prices('tuition_in_state'))).toThrow(
      'drvcost2024.csv: has the figures of 2023 in 12 of 12 rows that the table also holds',
    );
    expect(read(prices('newer_tuition_in_state'))).not.toThrow();
    const rates = fileOfRows(
      'adm2024.csv',
      many(() => ({ APPLCN: '100', ADMSSN: '50' })),
    );
    const institutions = prices('newer_tuition_in_state');
    expect(() => institutionsPart.read(partInput([directory(2024), rates], { institutions }))).toThrow(
      'adm2024.csv: has the figures of 2023',
    );
  });

  it('knows a price that stayed the same by the file itself', () => {
    const frozen = priced.map((row) => ({ ...row, TUFEYR2: row['TUFEYR3'] ?? '' }));
    const given = [directory(2024), fileOfRows('drvcost2024.csv', frozen)];
    expect(() =>
      institutionsPart.read(partInput(given, { institutions: prices('tuition_in_state') })),
    ).not.toThrow();
  });

  it('refuses a file that is cut off', () => {
    const { name, bytes, sha256 } = surveyFixture('hd2024.csv');
    const file = { name, bytes: bytes.subarray(0, bytes.length - 200), sha256 };
    expect(() => institutionsPart.read(partInput([file], held))).toThrow(
      /^hd2024\.csv: record \d+ has \d+ cells under 72 columns; the file is cut off/,
    );
  });
});
