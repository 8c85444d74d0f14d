import { describe, expect, it } from 'vitest';
import { indexByKey, readDelimited, requireColumns } from './delimited';

const read = (text: string) => readDelimited('hd2024.csv', text);

it('reads columns in capitals, cells trimmed, in any line ends', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const { columns, rows } = read(`\uFEFFunitid,"InstNm"${end}1, "A, B "${end},${end}`);
    expect(columns).toEqual(['UNITID', 'INSTNM']);
    expect(rows).toEqual([{ UNITID: '1', INSTNM: 'A, B' }]);
  }
});

describe('is refused with one message:', () => {
  it.each([
    ['a web page', '<!DOCTYPE html><p>403', /hd2024\.csv: is a web page/],
    ['an archive under another name', 'PK\u0003\u0004...', /is a ZIP archive or a workbook/],
    ['semicolons', 'UNITID;INSTNM\n1;A\n', /separated by semicolons/],
    ['a file cut within a quoted cell', 'UNITID,INSTNM\n1,"A', /is cut off within a quoted cell/],
    [
      'a row with fewer cells',
      'UNITID,INSTNM\n1\n',
      /record 1 has 1 cells under 2 columns; the file is cut off/,
    ],
    ['a column twice', 'UNITID,unitid\n1,1\n', /has the column UNITID twice/],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('a table that lacks a column, or has a key twice', () => {
    const table = read('UNITID,A\n1,x\n1,y\n');
    expect(() => requireColumns(table, ['A', 'B'])).toThrow('lacks the columns B');
    expect(() => indexByKey(table, 'UNITID')).toThrow('has two rows of UNITID 1');
  });
});
