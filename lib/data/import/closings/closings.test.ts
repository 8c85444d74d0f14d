import { describe, expect, test } from 'vitest';
import type { CsvRecord } from '@/lib/data/csv';
import { importInput } from '@/tests/support/held-tables';
import { fileOfText, rawFile } from '@/tests/support/source-files';
import type { SourceFile } from '../files/source-file';
import type { ImportInput } from '../importer';
import { closings } from './closings';

const unit = (unitid: string, opeid: string, name: string): CsvRecord => ({
  unitid,
  opeid,
  name,
  state_code: 'OH',
  in_latest_ipeds: 'yes',
});
const institutions = [
  unit('100001', '00100100', 'A School'),
  unit('100002', '00200100', 'B School'),
  unit('100003', '00300100', 'C School Main'),
  unit('100004', '00300100', 'C School Online'),
  unit('100005', '00400100', 'D School'),
];
const editions = { institutions: { edition: '2023-24', years: { directory: '2024' }, files: [] } };
const read = (file: SourceFile, closures: readonly CsvRecord[] = [], more: Partial<ImportInput> = {}) =>
  closings.read(importInput([file], { institutions, closures }, { editions, ...more }));

const HEADER = 'unitid,opeid,status,date,source,successor_unitid,new_name,note,enrols';
const SOURCE = 'https://www.example.org/news';
const listOf = (...rows: readonly string[]) =>
  fileOfText('closings.csv', `${[HEADER, ...rows].join('\n')}\n`);
const one = async (row: string, closures: readonly CsvRecord[] = []) => {
  const { changes, problems } = await read(listOf(row), closures);
  expect(problems).toEqual([]);
  return changes[0]?.records.find(({ unitid }) => unitid !== '199999') ?? {};
};

describe('a plain list', () => {
  test('names the school by unit or by OPEID, of 6 digits where it has one unit', async () => {
    for (const named of ['100001,', ',00100100', ',001001', '100001,001001']) {
      expect(await one(`${named},closed,2026-05-08,${SOURCE},,,,`)).toMatchObject({
        unitid: '100001',
        name: 'A School',
        state_code: 'OH',
        source_name: 'example.org',
        source_url: SOURCE,
        as_of: '2026-11-28',
      });
    }
  });

  test('whether it enrolls and has a place in lists follows from status and date', async () => {
    expect(await one(`100001,,closed,2026,${SOURCE},,,,`)).toMatchObject({ enrols: 'no', ranked: 'no' });
    expect(await one(`100001,,closing,2027,${SOURCE},,,,`)).toMatchObject({
      enrols: 'no, no new students',
      ranked: 'no',
    });
    expect(await one(`100001,,merging,2027-01,${SOURCE},100002,,,`)).toMatchObject({
      enrols: 'yes, until the merger',
      ranked: 'yes',
      successor: 'B School',
    });
    expect(await one(`100001,,merging,2025,${SOURCE},100002,,,under the successor`)).toMatchObject({
      ranked: 'no',
    });
    expect(await one(`100001,,renamed,2025,${SOURCE},,New School,,`)).toMatchObject({
      enrols: 'yes',
      ranked: 'yes',
      successor_unitid: '100001',
      new_name: 'New School',
    });
  });

  test('only a page of the government is sure', async () => {
    expect(await one(`100001,,closed,2026,${SOURCE},,,,`)).toMatchObject({ confidence: 'medium' });
    expect(await one('100001,,closed,2026,https://nces.ed.gov/x,,,,')).toMatchObject({ confidence: 'high' });
  });

  test('replaces the row of its unit, keeps the others, and what it does not say under the same status', async () => {
    const held = [
      { unitid: '199999', status: 'closed' },
      { unitid: '100001', status: 'closed', date: '2026', note: 'students to B' },
    ];
    const { changes } = await read(listOf(`100001,,closed,2026-05-08,${SOURCE},,,,`), held);
    expect(changes[0]?.records).toMatchObject([
      { unitid: '199999' },
      { unitid: '100001', date: '2026-05-08', note: 'students to B' },
    ]);
    expect(await one(`100001,,renamed,2026,${SOURCE},,New School,,`, held)).toMatchObject({ note: '' });
  });

  test.each([
    [
      'a unit that is not known',
      `199998,,closed,2026,${SOURCE},,,,`,
      /unitid 199998 is not in institutions\.csv/,
    ],
    ['no unit', `,,closed,2026,${SOURCE},,,,`, /names no unitid and no opeid/],
    ['an OPEID without its zeros', `,100100,closed,2026,${SOURCE},,,,`, /drops leading zeros/],
    ['an OPEID of 5 digits', `,10010,closed,2026,${SOURCE},,,,`, /has not 8 or 6 digits/],
    [
      'an OPEID of several units',
      `,003001,closed,2026,${SOURCE},,,,`,
      /100003 C School Main; 100004 C School/,
    ],
    [
      'a unit and another OPEID',
      `100001,002001,closed,2026,${SOURCE},,,,`,
      /has the opeid 00100100, not 002001/,
    ],
    ['a status that is not known', `100001,,shut,2026,${SOURCE},,,,`, /status is "shut"/],
    ['a day that does not exist', `100001,,closed,2026-02-30,${SOURCE},,,,`, /date is "2026-02-30"/],
    ['another form of date', `100001,,closed,5/8/2026,${SOURCE},,,,`, /date is "5\/8\/2026"/],
    ['a year of no school', `100001,,closed,0206,${SOURCE},,,,`, /date is 0206/],
    ['closed on a day to come', `100001,,closed,2026-12-01,${SOURCE},,,,`, /is to come: say closing/],
    ['a source that is no address', '100001,,closed,2026,the news,,,,', /source is "the news"/],
    ['a merger with no one', `100001,,merging,2027,${SOURCE},,,,`, /column successor_unitid or successor/],
    ['a merger that is over', `100001,,merging,2025,${SOURCE},100002,,,`, /say in the column enrols/],
    ['a renaming without a name', `100001,,renamed,2025,${SOURCE},,,,`, /column new_name/],
    ['an answer that is not known', `100001,,closed,2026,${SOURCE},,,,maybe`, /enrols is "maybe"/],
  ])('%s is one problem with its line', async (_, row, reason) => {
    const { problems } = await read(listOf(`100005,,closed,2026,${SOURCE},,,,`, row));
    expect(problems).toEqual([{ file: 'closings.csv', line: 3, reason: expect.stringMatching(reason) }]);
  });

  test('a unit twice, also by another number, names both lines', async () => {
    const row = `,closed,2026,${SOURCE},,,,`;
    const { problems } = await read(listOf(`100001,${row}`, '', `,00100100${row}`));
    expect(problems).toEqual([{ file: 'closings.csv', line: 4, reason: 'unit 100001 is on line 2 too' }]);
  });

  test.each([
    ['another file', 'UNITID,OPEID\n1,2\n', /is no list of closings/],
    ['a column that is not known', `${HEADER},succesor\n`, /has the columns succesor/],
    ['a column twice', 'unitid,status,date,source,status\n', /has the column status twice/],
    ['no column of the school', 'status,date,source\n', /has neither unitid nor opeid/],
    ['a row that is cut off', `${HEADER}\n100001,,closed\n`, /line 2 has 3 cells under 9 columns/],
    ['no rows', `${HEADER}\n`, /has no rows/],
  ])('%s is refused', async (_, text, reason) => {
    await expect(read(fileOfText('closings.csv', text))).rejects.toThrow(reason);
  });
});

describe('the weekly list', () => {
  const weekly = rawFile('closings/weekly-closed-schools.csv');

  test('takes the closing of a main campus by its OPEID', async () => {
    const { changes } = await read(weekly);
    expect(changes[0]?.records).toMatchObject([
      {
        unitid: '100001',
        status: 'closed',
        date: '2026-05-08',
        enrols: 'no',
        ranked: 'no',
        confidence: 'high',
      },
    ]);
    expect(changes[0]?.edition.files).toMatchObject([{ file: weekly.name, sha256: weekly.sha256 }]);
  });

  test('names what a person must look at, and that it was not yet tried', async () => {
    const { warnings } = await read(weekly);
    expect(warnings).toEqual([
      expect.stringContaining('not yet tried on a real file'),
      expect.stringMatching(/^Branches that closed.*: A SCHOOL, EAST CAMPUS \(00100101\) on 2026-05-08$/),
      expect.stringMatching(/^Closed before the IPEDS directory of 2024, which has it: B SCHOOL/),
      expect.stringMatching(/^Main campus of several units.*: C SCHOOL \(00300100\)/),
      expect.stringMatching(/^Closed on a day to come: D SCHOOL/),
    ]);
  });

  test('a school that is known as closed stays as it is; another date is named', async () => {
    const held = { unitid: '100001', status: 'closed', date: '2026-05-01', note: 'known' };
    const { changes, warnings } = await read(weekly, [held]);
    expect(changes[0]?.records).toMatchObject([held]);
    expect(warnings).toContainEqual(expect.stringMatching(/another date, which stays: .*2026-05-01$/));
    const sameMonth = await read(weekly, [{ ...held, date: '2026-05' }]);
    expect(sameMonth.warnings.join()).not.toContain('which stays');
  });

  test('a school that is listed with two dates is named and not taken', async () => {
    const text = 'OPE ID,School Name,Closed Date\n00100100,A SCHOOL,5/1/2026\n00100100,A SCHOOL,6/1/2026\n';
    const { changes, warnings } = await read(fileOfText('weekly.csv', text));
    expect(changes.flatMap(({ records }) => records)).toEqual([]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/several dates, not taken: .*2026-05-01.*2026-06-01/),
    );
  });

  test('a date that is no day, and an old workbook, are refused', async () => {
    const text = 'OPE ID,School Name,Closed Date\n00100100,A SCHOOL,soon\n';
    await expect(read(fileOfText('weekly.csv', text))).rejects.toThrow(
      /row 2: A SCHOOL \(00100100\) closed on "soon"/,
    );
    await expect(read(fileOfText('weekly.xls', ''))).rejects.toThrow(/save the workbook as \.xlsx or \.csv/);
  });
});

test('several lists are refused', async () => {
  const files = [listOf(), fileOfText('more.csv', '')];
  await expect(closings.read(importInput(files, {}))).rejects.toThrow(/closings\.csv, more\.csv: one list/);
});
