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
import type { CsvRecord } from '../../../csv';
import type { SourceFile } from '../../files/source-file';
import { profilePart } from './profile';

const expected = expectedRecords('institution_profile');
const institutions = expected.map(({ unitid = '', institution_name, state_code }) => ({
  unitid,
  name: institution_name ?? '',
  state_code: state_code ?? '',
}));
const editions = {
  institution_profile: {
    edition: 'fall 2024; aid 2023-24 (provisional)',
    years: { fall: '2024', aid: '2023-24' },
    files: [],
  },
};
const held: HeldTables = { editions, records: { institutions, institution_profile: expected } };

const aidColumns = Object.keys(expected[0] ?? {}).filter((column) =>
  /^(pell|federal_loan|first_year)_/.test(column),
);
const retentionColumns = [
  'student_to_faculty_ratio',
  'retention_full_time_percent',
  'retention_full_time_cohort',
  'retention_part_time_percent',
];

const hasUnit = ({ bytes }: SourceFile, unit = '') => new TextDecoder().decode(bytes).includes(`\n${unit},`);

const slices = [fixtureFile('sfa2324.csv'), fixtureFile('ef2024d.csv')];

describe('the profile', () => {
  it('is that of the table for the slices', () => {
    expect(figuresOf(readPart(profilePart, slices, held), 'institution_profile')).toEqual(filled(expected));
  });

  it('takes aid and retention from the files, not from the current row', () => {
    const wrong = expected.map((row) => ({
      ...row,
      ...Object.fromEntries([...aidColumns, ...retentionColumns].map((column) => [column, '1'])),
    }));
    const records = { institutions, institution_profile: wrong };
    const isGiven = (unit: string | undefined) => slices.every(({ file }) => hasUnit(file, unit));
    const given = (rows: readonly CsvRecord[]) => rows.filter(({ unitid }) => isGiven(unitid));
    const built = figuresOf(readPart(profilePart, slices, { editions, records }), 'institution_profile');
    expect(given(built)).toEqual(given(filled(expected)));
    expect(given(built).length).toBeGreaterThan(10);
    expect(aidColumns).toHaveLength(10);
  });

  it('keeps what a survey of a slice decides where that survey lacks the unit', () => {
    const [row = {}] = expected;
    const unit = row['unitid'] ?? '';
    const text = fixtureText('sfa2324.csv')
      .split('\n')
      .filter((line) => !line.startsWith(`${unit},`))
      .join('\n');
    const records = { institutions, institution_profile: [{ ...row, pell_percent_of_undergraduates: '77' }] };
    const outcome = readPart(profilePart, [madeUpFile('sfa2324.csv', text), fixtureFile('ef2024d.csv')], {
      editions,
      records,
    });
    expect(outcome.changes[0]?.records[0]).toMatchObject({
      unitid: unit,
      pell_percent_of_undergraduates: '77',
    });
  });

  it('names the columns that no file given decides', () => {
    const [warning] = readPart(profilePart, slices, held).warnings;
    expect(warning).toMatch(
      /^institution_profile: kept, for no file given decides them.* undergraduates, graduate_students/,
    );
    expect(warning).toMatch(/open_admission, all_programs_offered_only_online \(IC\)/);
    expect(warning).toMatch(/first_generation_share \(College Scorecard\)$/);
    expect(warning).not.toMatch(/pell|retention/);
  });
});

const UNIT = '100001';
const texts = {
  ic: 'UNITID,OPENADMP,DISTNCED\n100001,2,2\n',
  ef: 'UNITID,XSTUFACR,STUFACR,RET_PCF,RRFTCTA,RET_PCP\n100001,R,17,81,60,.\n',
  drvef: 'unitid,EFUG,EFUGFT,EFGRAD,PCUDEEXC,PCUDESOM,PCUDENON,PCGDEEXC\n100001,400,321,0,10,20,70,\n',
  adm: 'UNITID,XAPPLCN,APPLCN,XADMSSN,ADMSSN\n100001,R,3,R,2\n',
};
const fall = (year: number) => [
  madeUpFile(`ic${year}.csv`, texts.ic),
  madeUpFile(`ef${year}d.csv`, texts.ef),
  madeUpFile(`DRVEF${year}.csv`, texts.drvef),
  madeUpFile(`ADM${year}.csv`, texts.adm),
];
const row = {
  unitid: UNIT,
  institution_name: 'A College',
  state_code: 'AL',
  undergraduates: '5',
  pell_average_amount: '5000',
  first_generation_share: '0.4',
  all_programs_offered_only_online: 'no',
  acceptance_rate_latest_fall: '0.7430',
  source_name:
    'IPEDS, … (SFA2324, EF2024D, DRVEF2024, IC2024, ADM2024; provisional); first generation: College Scorecard, release of 2026-06-10',
  obtained_from: 'first copy ; copy of the Scorecard',
};
const one: HeldTables = {
  editions,
  records: {
    institutions: [{ unitid: UNIT, name: 'A College', state_code: 'AL' }],
    institution_profile: [row],
  },
};

describe('a fall', () => {
  it('is read from its four surveys', () => {
    const { changes } = readPart(profilePart, fall(2024), one);
    expect(changes[0]?.records).toMatchObject([
      {
        undergraduates: '400',
        graduate_students: '0',
        undergraduates_part_time_percent: '19.8',
        undergraduates_no_online_percent: '70',
        graduates_exclusively_online_percent: '',
        student_to_faculty_ratio: '17',
        retention_part_time_percent: '',
        open_admission: 'no',
        all_programs_offered_only_online: 'no',
        acceptance_rate_latest_fall: '0.6667',
        pell_average_amount: '5000',
        first_generation_share: '0.4',
        obtained_from: expect.stringMatching(/^ic2024\.csv .* ; first copy ; copy of the Scorecard$/),
      },
    ]);
  });

  it('is the next one only when all its surveys are given', () => {
    const next = readPart(profilePart, fall(2025), { ...one, slice: false });
    expect(next.changes[0]?.edition).toMatchObject({
      edition: 'fall 2025; aid 2023-24 (provisional)',
      years: { fall: '2025', aid: '2023-24' },
    });
    expect(next.changes[0]?.records[0]?.['source_name']).toMatch(
      /\(SFA2324, EF2025D, DRVEF2025, IC2025, ADM2025; provisional\); first generation: College Scorecard, release of 2026-06-10$/,
    );
    const { changes, warnings } = readPart(profilePart, fall(2025).slice(0, 3), { ...one, slice: false });
    expect(changes).toEqual([]);
    expect(warnings[1]).toMatch(
      /ic2025\.csv, ef2025d\.csv, DRVEF2025\.csv left alone: a newer fall needs IC, EF_D, DRVEF, ADM together/,
    );
  });

  it('begins for all units or for none', () => {
    expect(() => readPart(profilePart, fall(2025), one)).toThrow(
      /a part of the units cannot begin a new year/,
    );
  });

  it('has rows of institutions that report: new ones too, and none that no longer do', () => {
    const named = (unitid: string) => ({ unitid, name: 'A College', state_code: 'AL' });
    const files = [...fall(2024).slice(1), madeUpFile('ic2024.csv', `${texts.ic}100003,1,2\n`)];
    const built = readPart(profilePart, files, {
      editions,
      slice: false,
      records: {
        institutions: ['100003', '100002', UNIT].map(named),
        institution_profile: [row, { ...row, unitid: '100002' }],
      },
    }).changes[0]?.records;
    expect(built?.map(({ unitid }) => unitid)).toEqual([UNIT, '100003']);
    expect(built?.[1]).toMatchObject({ open_admission: 'yes', undergraduates: '' });
  });

  it('keeps a figure as it is written where it is the same', () => {
    const adm = madeUpFile('adm2024.csv', texts.adm.replace('R,3,R,2', 'R,1000,R,743'));
    expect(readPart(profilePart, [adm], one).changes[0]?.records[0]?.['acceptance_rate_latest_fall']).toBe(
      '0.7430',
    );
  });
});

it('rests on no earlier copy of IPEDS once all its surveys are read, and is final when all are revised', () => {
  const revised = [
    madeUpFile('ic2024_rv.csv', texts.ic),
    madeUpFile('ef2024d_rv.csv', texts.ef),
    madeUpFile('drvef2024_rv.csv', texts.drvef),
    madeUpFile('adm2024_rv.csv', texts.adm),
    madeUpFile('sfa2324_rv.csv', fixtureText('sfa2324.csv').replace(/\n100\d{3},/, `\n${UNIT},`)),
  ];
  const [change] = readPart(profilePart, revised, one).changes;
  expect(change?.edition.edition).toBe('fall 2024; aid 2023-24');
  expect(change?.records[0]?.['obtained_from']).not.toMatch(/first copy/);
  expect(change?.records[0]?.['obtained_from']).toMatch(
    /sfa2324_rv\.csv \(SHA-256 \w+\) ; copy of the Scorecard$/,
  );
});

it('refuses a unit twice, a cut file, other columns and, without --slice, too few units', () => {
  const read =
    (text: string, slice = true) =>
    () =>
      readPart(profilePart, [madeUpFile('ef2024d.csv', text)], { ...held, slice });
  expect(read(`${texts.ef}100001,R,17,81,60,.\n`)).toThrow('ef2024d.csv: has two rows of UNITID 100001');
  expect(read(`${texts.ef}100002,R,1`)).toThrow(/ef2024d\.csv: record 2 has 3 cells under 6 columns/);
  expect(read('UNITID,RRFTCT\n100001,5\n')).toThrow(
    /ef2024d\.csv: lacks the columns STUFACR, RET_PCF, RRFTCTA, RET_PCP/,
  );
  expect(read(texts.ef, false)).toThrow(/ef2024d\.csv: has 0 of the \d+ institutions/);
});
