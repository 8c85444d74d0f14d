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
import { awardsPart } from './awards';

const files = [fixtureFile('c2023_a.csv'), fixtureFile('c2024_a.csv')];
const detail = expectedRecords('nursing_awards_detail');
const totals = expectedRecords('nursing_awards');

const edition = {
  edition: '2022-23 and 2023-24',
  years: { previous: '2022-23', latest: '2023-24' },
  files: [],
};
const editions = { nursing_awards: edition, nursing_awards_detail: edition };

/** The one private school of the slice whose ADNs may finish a BSN. */
const PRIVATE = '208512';
const institutions = [...new Set(detail.map(({ unitid }) => unitid ?? ''))].map((unitid) => ({
  unitid,
  state_code: 'AL',
  control: unitid === PRIVATE ? 'private for-profit' : 'public',
}));

const held: HeldTables = {
  editions,
  records: { institutions, nursing_awards: totals, nursing_awards_detail: detail },
};
const heldWithoutAwards: HeldTables = { editions, records: { institutions } };

const without = (records: readonly CsvRecord[], ...columns: readonly string[]) =>
  records.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([column]) => !columns.includes(column))),
  );

const isDoctoral = ({ credential = '' }: CsvRecord) => ['DNP', 'PHD', 'OTHER'].includes(credential);

/** Kinds that rest on pay, examinations or names are not in the survey. */
const isByField = ({ kind_basis = '' }: CsvRecord) => !/inference|candidates|named/.test(kind_basis);

const HEADER = 'UNITID,CIPCODE,MAJORNUM,AWLEVEL,XCTOTALT,CTOTALT';

describe('awards', () => {
  it('reads every row of the detail from the files alone', () => {
    expect(figuresOf(readPart(awardsPart, files, heldWithoutAwards), 'nursing_awards_detail')).toEqual(
      filled(detail),
    );
  });

  it('sums up by credential, with kinds, shares and status, from the files alone', () => {
    const built = figuresOf(readPart(awardsPart, files, heldWithoutAwards), 'nursing_awards');
    const comparable = (records: readonly CsvRecord[]) =>
      without(
        records.filter((row) => !isDoctoral(row)),
        // Lists of the slice name the fields of the older year only; the ratio is made from pay.
        ...['cip', 'award_level', 'credential_basis', 'ratio_to_area_rn_mean'],
      );
    const evidence = new Set(totals.filter((row) => !isByField(row)).map(({ unitid }) => unitid));
    const byField = (records: readonly CsvRecord[]) =>
      records.filter(({ unitid, credential }) => !(credential === 'MSN' && evidence.has(unitid)));
    expect(byField(comparable(built))).toEqual(byField(comparable(filled(totals))));
  });

  it('changes nothing but the source where the same files are read again', () => {
    const outcome = readPart(awardsPart, files, held);
    expect(figuresOf(outcome, 'nursing_awards_detail')).toEqual(filled(detail));
    expect(figuresOf(outcome, 'nursing_awards')).toEqual(filled(totals));
    const inBoth = outcome.changes[0]?.records.find(
      (row) => row['completions_previous_year'] !== '' && row['completions_latest_year'] !== '',
    );
    expect(inBoth?.['obtained_from']).toMatch(
      /^c2023_a\.csv \(SHA-256 \w{12}\) ; c2024_a\.csv \(SHA-256 \w{12}\)$/,
    );
    expect(outcome.changes[1]?.edition).toMatchObject({
      ...edition,
      files: [{ edition: 'C2023_A' }, { edition: 'C2024_A' }],
    });
  });

  it('keeps the reading of doctorates of known units and says of which', () => {
    const { warnings } = readPart(awardsPart, files, held);
    expect(warnings).toEqual([
      expect.stringMatching(/^nursing_awards: doctorates read as before.* at 8 units: 101693, /),
    ]);
    const fresh = figuresOf(readPart(awardsPart, files, heldWithoutAwards), 'nursing_awards');
    const doctorates = (records: readonly CsvRecord[]) =>
      records
        .filter(({ unitid }) => unitid === '236948')
        .filter(isDoctoral)
        .map(({ credential }) => credential);
    expect(doctorates(totals)).toEqual(['DNP', 'PHD']);
    expect(doctorates(fresh)).toEqual(['DNP', 'PHD', 'OTHER']);
  });

  it('makes the newer year the older one when a file of the next year comes alone', () => {
    const next = madeUpFile(
      'C2025_A.csv',
      fixtureText('c2024_a.csv').replaceAll(/,\d+,\d+,\d+(?=\r?\n)/g, ',7,3,4'),
    );
    const outcome = readPart(awardsPart, [next], { ...held, slice: false });
    expect(outcome.changes[0]?.edition).toMatchObject({
      edition: '2023-24 and 2024-25',
      years: { previous: '2023-24', latest: '2024-25' },
      files: [{ file: 'C2025_A.csv' }],
    });
    const bsn = (records: readonly CsvRecord[]) =>
      records.find(
        ({ unitid, cip, award_level_code }) =>
          unitid === '100858' && cip === '51.3801' && award_level_code === '5',
      );
    expect(bsn(outcome.changes[0]?.records ?? [])).toMatchObject({
      completions_previous_year: bsn(detail)?.['completions_latest_year'],
      completions_latest_year: '7',
    });
  });

  it('reads doctorates as the current table does, and names the fields that are new', () => {
    const doctorates = (...rows: readonly string[]) =>
      readPart(awardsPart, [madeUpFile('C2024_A.csv', [HEADER, ...rows, ''].join('\n'))], {
        editions,
        records: {
          institutions: [{ unitid: '101693', state_code: 'AL' }],
          nursing_awards: [
            {
              unitid: '101693',
              credential: 'DNP',
              cip: '51.3805',
              award_level: "Doctor's degree: research/scholarship",
              note: 'kept',
            },
          ],
        },
      });
    const outcome = doctorates('101693,51.3805,1,17,R,5', '101693,51.3810,1,17,R,2');
    expect(figuresOf(outcome, 'nursing_awards')).toMatchObject([
      { credential: 'DNP', cip: '51.3805', completions_latest_year: '5', note: 'kept' },
      { credential: 'OTHER', cip: '51.3810', completions_latest_year: '2' },
    ]);
    expect(outcome.warnings).toEqual([
      expect.stringMatching(/doctorates read as before.* at 1 unit: 101693$/),
      expect.stringMatching(/read by field and level \(unit, field, level\) in 1 row: 101693\|51\.3810\|17$/),
    ]);
  });

  it('leaves units outside a slice as they are', () => {
    const other = { ...detail[0], unitid: '999999' };
    const outcome = readPart(awardsPart, files, {
      ...held,
      records: { ...held.records, nursing_awards_detail: [...detail, other] },
    });
    expect(outcome.changes[0]?.records.at(-1)).toEqual(other);
  });

  it('leaves a year of a unit as it is where only the file of that year lacks the unit', () => {
    const [last] = detail.toReversed();
    const unitid = last?.['unitid'];
    const text = fixtureText('c2024_a.csv')
      .split('\n')
      .filter((line) => !line.startsWith(`${unitid},`))
      .join('\n');
    const outcome = readPart(awardsPart, [fixtureFile('c2023_a.csv'), madeUpFile('C2024_A.csv', text)], held);
    expect(figuresOf(outcome, 'nursing_awards_detail')).toEqual(filled(detail));
    expect(figuresOf(outcome, 'nursing_awards')).toEqual(filled(totals));
    expect(outcome.warnings.join('\n')).not.toMatch(/reported any more/);
  });

  it('refuses the file of one year under the name of the other', () => {
    const text = fixtureText('c2023_a.csv');
    expect(() => readPart(awardsPart, [madeUpFile('C2024_A.csv', text)], held)).toThrow(
      /^C2024_A\.csv: has the figures of 2023 in \d+ of \d+ rows/,
    );
    const later = fixtureText('c2024_a.csv');
    expect(() => readPart(awardsPart, [madeUpFile('C2025_A.csv', later)], { ...held, slice: false })).toThrow(
      /^C2025_A\.csv: has the figures of 2024/,
    );
  });

  it('names units that no longer report nursing, and those that only the directory can tell', () => {
    const gone = { ...detail[0], unitid: '999999' };
    const one = institutions.filter(({ unitid }) => unitid === '100858');
    const outcome = readPart(awardsPart, files, {
      editions,
      slice: false,
      records: { institutions: one, nursing_awards_detail: [gone] },
    });
    expect(outcome.warnings).toEqual([
      expect.stringMatching(/31 units with nursing awards not in institutions\.csv; give the directory/),
    ]);
    const known = [...one, { unitid: '999999', state_code: 'AL' }];
    const { warnings } = readPart(awardsPart, files, {
      editions,
      slice: false,
      records: { institutions: known, nursing_awards_detail: [gone] },
    });
    expect(warnings[0]).toBe(
      'nursing_awards: no nursing program in either year is reported any more by 1 unit: 999999',
    );
  });
});

const file = (...rows: readonly string[]) => madeUpFile('C2024_A.csv', [HEADER, ...rows, ''].join('\r\n'));
const unit: HeldTables = { editions, records: { institutions: [{ unitid: '100858', state_code: 'AL' }] } };
const rowsOf = (...rows: readonly string[]) =>
  figuresOf(readPart(awardsPart, [file(...rows)], unit), 'nursing_awards_detail');

describe('a completions file', () => {
  it('counts programs of first majors only: no totals of 2 or 4 digits, no second majors', () => {
    const rows = rowsOf(
      '100858,99,1,5,R,400',
      '100858,99.0000,1,5,R,400',
      '100858,51,1,5,R,90',
      '100858,51.38,1,5,R,50',
      '100858,51.3800,2,5,R,9',
      '100858,51.3801,1,5,R,50',
      '100858,51.3801,2,5,R,9',
    );
    expect(rows).toMatchObject([{ cip: '51.3801', completions_latest_year: '50' }]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['51.3801', '05'],
    ['51.38010', '5'],
    ['513801', '5'],
    ['"""51.3801"""', '5'],
  ])('reads %s and %s as the bachelor of registered nursing', (cip, level) => {
    expect(rowsOf(`100858,${cip},1,${level},R,50`)).toMatchObject([
      { cip: '51.3801', award_level_code: '5', credential: 'BSN' },
    ]);
  });

  it.each<readonly [string, readonly string[], RegExp]>([
    [
      'twice the same key',
      ['100858,51.3801,1,05,R,1', '100858,513801,1,5,R,2'],
      /C2024_A\.csv: has two rows of UNITID, CIPCODE, MAJORNUM, AWLEVEL 100858, 51\.3801, 1, 5/,
    ],
    [
      'a truncated line',
      ['100858,51.3801,1,5,R,1', '100858,51.39'],
      /C2024_A\.csv: record 2 has 2 cells under 6 columns/,
    ],
    ['a level of before 2020', ['100858,51.3902,1,1,R,4'], /level of award that is not known here: 1/],
    ['an unknown field', ['100858,51.3877,1,5,R,4'], /field of nursing that is not known here: 51\.3877/],
    ['a count that is no whole number', ['100858,51.3801,1,5,R,4.5'], /has 4\.5 awards/],
    ['a date for a code', ['100858,51-Mar,1,5,R,4'], /unit 100858 has "51-Mar" in CIPCODE.*a spreadsheet/],
    ['a comma in a code', ['100858,"51,3801",1,5,R,4'], /has "51,3801" in CIPCODE.*a spreadsheet/],
    [
      'a code that lost its digits',
      ['100858,51.38,1,5,R,4', '100858,51.3901,1,5,R,4'],
      /"51\.38" in CIPCODE, which is not the sum of its programs: a spreadsheet/,
    ],
    ['a letter in a unit', ['10O858,51.3801,1,5,R,4'], /unit 10O858 has "10O858" in UNITID/],
    ['a marked count', ['100858,51.3801,1,5,R,4*'], /unit 100858 has "4\*" in CTOTALT/],
    ['a count beyond any school', ['100858,51.3801,1,5,R,20001'], /unit 100858 has 20001 in CTOTALT/],
    [
      'its end within a unit',
      ['100858,51.3801,1,5,R,4', '100858,99,1,5,R,4', '101000,51.3801,1,5,R,4'],
      /ends within the rows of unit 101000/,
    ],
    ['no nursing at all', ['100858,52.0201,1,5,R,4'], /has no awards in nursing/],
  ])('is refused with %s', (_, rows, reason) => {
    expect(() => rowsOf(...rows)).toThrow(reason);
  });

  it('is refused with the columns of another survey or edition', () => {
    const other = madeUpFile(
      'C2024_A.csv',
      'UNITID,CIPCODE,MAJORNUM,AWLEVEL,CRACE24\n100858,51.3801,1,5,4\n',
    );
    expect(() => readPart(awardsPart, [other], unit)).toThrow('C2024_A.csv: lacks the columns CTOTALT');
  });

  it('is refused when it is older than the table, or begins a year with a part of the units', () => {
    const text = `${HEADER}\n100858,51.3801,1,5,R,4\n`;
    const read = (name: string) => () => readPart(awardsPart, [madeUpFile(name, text)], unit);
    expect(read('C2021_A.csv')).toThrow(/C2021_A\.csv: is older than what the table holds/);
    expect(read('C2025_A.csv')).toThrow(/C2025_A\.csv: a part of the units cannot begin a new year/);
  });

  it('is refused as a whole file when it lacks most units, or a state', () => {
    const read = (states: readonly string[]) => () =>
      readPart(awardsPart, [file('100001,51.3801,1,5,R,4', '100002,51.3801,1,5,R,4')], {
        editions,
        slice: false,
        records: {
          institutions: states.map((state_code, at) => ({ unitid: String(100001 + at), state_code })),
        },
      });
    expect(read(['AL', 'AL', 'AL', 'AL', 'AL'])).toThrow(/has 2 of the 5 institutions/);
    expect(read(['AL', 'AL', 'WY'])).toThrow(/C2024_A\.csv: has no nursing awards of WY/);
    expect(read(['AL', 'AL'])).not.toThrow();
  });
});
