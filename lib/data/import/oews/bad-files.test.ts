import { describe, expect, it } from 'vitest';
import {
  flatSet,
  flatWith,
  oewsFile,
  oewsInput,
  type SheetRows,
  workbookNames,
  workbookSet,
  workbooksWith,
  workbookWith,
} from '@/tests/support/oews';
import { unpack } from '../files/archive';
import type { SourceFile } from '../files/source-file';
import { oews } from './oews';

const DATA = 'oe.data.0.Current';
const data = (edit: (text: string) => string) => () => flatWith(DATA, edit);
const flat = (name: string, edit: (text: string) => string) => () => flatWith(name, edit);
const book = (name: string, edit: (rows: SheetRows) => SheetRows) => async () =>
  workbooksWith(await workbookWith(name, edit));
const [NATIONAL = '', STATE = ''] = workbookNames;

/** Puts a value into the column of every row below the header. */
const cells = (column: string, value: string) => (rows: SheetRows) =>
  rows.map((cellsOfRow, at) =>
    at === 0 ? cellsOfRow : cellsOfRow.map((cell, place) => (rows[0]?.[place] === column ? value : cell)),
  );

const renamed = (from: string, to: string) => (rows: SheetRows) =>
  rows.map((cellsOfRow, at) =>
    at === 0 ? cellsOfRow.map((cell) => (cell === from ? to : cell)) : cellsOfRow,
  );

const cutFile = (file: SourceFile): SourceFile => ({ ...file, bytes: file.bytes.slice(0, -2000) });

describe('bad input', () => {
  const refusals: [string, () => SourceFile[] | Promise<SourceFile[]>, RegExp][] = [
    [
      'no file of the survey',
      () => [oewsFile('README.md')],
      /^README\.md: no such file is among these: oe\.data/,
    ],
    ['both forms', () => [...flatSet(), ...workbookSet()], /give the flat files or the workbooks, not both$/],
    [
      'a flat file that is not there',
      () => flatSet().slice(0, 4),
      /no such file is among these: oe\.release$/,
    ],
    [
      'a line cut off',
      data((text) => text.slice(0, -20)),
      /^oe\.data\.0\.Current: line 1849 is not a series/,
    ],
    [
      'an estimate cut off',
      data((text) => text.slice(0, text.indexOf('OEUS250000000000031909215'))),
      /no series ".*the file is cut/,
    ],
    [
      'a column renamed',
      data((text) => text.replace('value', 'worth')),
      /^oe\.data\.0\.Current: lacks the columns VALUE/,
    ],
    ['a series twice', data((text) => text + text.split('\n')[1]), /repeats the series OEUM/],
    [
      'a line of another edition',
      data((text) => text.replaceAll('\t2025\t', '\t2024\t')),
      /2024A01, but oe\.release says May 2025 \(2025A01\)/,
    ],
    [
      'a footnote that is not known',
      data((text) => text.replace('-\t8', '-\t9')),
      /value - with the footnote "9"/,
    ],
    [
      'a figure with a footnote',
      data((text) => text.replace('-\t8', '7\t8')),
      /value 7 with the footnote "8"/,
    ],
    [
      'an area that is not known',
      flat('oe.area', (text) => text.replace('0010180', '0010181')),
      /area 0010180, which oe\.area does not/,
    ],
    [
      'an area twice',
      flat('oe.area', (text) => text + text.split('\n').at(-2)),
      /^oe\.area: has two rows of AREA_CODE/,
    ],
    [
      'a data type renamed',
      flat('oe.datatype', (text) => text.replace('Annual median', 'Yearly median')),
      /no data type "Annual median wage"/,
    ],
    ['two releases', flat('oe.release', (text) => `${text}2026A01\tMay 2026\r\n`), /has 2 releases/],
    [
      'two workbooks of an edition each',
      () => [oewsFile('workbooks/national_M2024_dl.xlsx'), ...workbookSet()],
      /are of May 2024 and May 2025; one edition at a time/,
    ],
    [
      'a workbook under the name of another year',
      () => [{ ...oewsFile('workbooks/national_M2024_dl.xlsx'), name: NATIONAL }],
      /named as of May 2025, but says that it is of May 2024/,
    ],
    [
      'a workbook cut off',
      () => workbooksWith(cutFile(oewsFile(`workbooks/${STATE}`))),
      /^state_M2025_dl\.xlsx: not a whole Excel workbook/,
    ],
    [
      'a column of a workbook renamed',
      book(STATE, renamed('A_MEDIAN', 'A_PCT50')),
      /^state_M2025_dl\.xlsx: lacks the columns A_MEDIAN/,
    ],
    [
      'a workbook of something else',
      book(STATE, renamed('OCC_CODE', 'CODE')),
      /has 0 sheets with the column OCC_CODE/,
    ],
    [
      'a workbook of single industries',
      book(STATE, cells('NAICS', '622000')),
      /no estimate of our occupations over all industries/,
    ],
    [
      'a row twice',
      book(STATE, (rows) => [...rows, ...rows.slice(1, 2)]),
      /which state_M2025_dl\.xlsx has before it/,
    ],
    [
      'a mark that is not known',
      book(STATE, cells('A_MEAN', '+')),
      /A_MEAN of .* is "\+": such a cell is not known/,
    ],
    ['an empty cell', book(STATE, cells('TOT_EMP', '')), /TOT_EMP of .* is empty/],
    ['an area type that is not known', book(STATE, cells('AREA_TYPE', '9')), /has the area type 9/],
  ];
  it.each(refusals)('%s', async (_, files, reason) => {
    await expect(oews.read(oewsInput(await files()))).rejects.toThrow(reason);
  });

  it('a cap that no file tells', async () => {
    const only = await workbookWith(STATE, cells('A_PCT90', '#'));
    await expect(oews.read(oewsInput([only]))).rejects.toThrow(
      /p90_annual is at or above the cap, but no file says/,
    );
  });

  it('an archive cut off', async () => {
    await expect(unpack(cutFile(oewsFile('workbooks/oesm23nat.zip')))).rejects.toThrow(/cannot be unpacked/);
  });

  const reasons = async (files: SourceFile[], slice: boolean) =>
    (await oews.read(oewsInput(files, { slice }))).problems.map(({ reason }) => reason);

  it('an occupation that the survey no longer has', async () => {
    const without = await workbookWith(NATIONAL, (rows) => rows.filter((one) => !one.includes('29-1161')));
    expect(await reasons([without], true)).toEqual([
      'wages: no row of 29-1161: an occupation was merged, split or renumbered',
    ]);
  });

  it('a state that is missing, unless the files are a slice', async () => {
    const [states, areas, ...others] = await reasons(flatSet(), false);
    expect(states).toMatch(
      /^wages: no row of Alabama, Arizona, .*Wyoming, District of Columbia: the files are not/,
    );
    expect(areas).toMatch(/^wages_metro: no row of Arizona, /);
    expect(others).toEqual([]);
    expect(await reasons(flatSet(), true)).toEqual([]);
  });
});
