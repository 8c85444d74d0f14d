import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { column } from './columns';
import { parseCsv, readHeader, readRecords } from './csv';

const row = z.object({ state: column.text('A state'), count: column.optional(column.integer('A count')) });

describe('parseCsv', () => {
  it('reads quoted cells and an empty one as not known, columns in any order', () => {
    expect(parseCsv('example', 'count,state\n3,"Ohio, ""the"" state"\n,Utah\n', row)).toEqual([
      { state: 'Ohio, "the" state', count: 3 },
      { state: 'Utah', count: null },
    ]);
  });

  it('names the table, the record, the column and the reason of the first bad cell', () => {
    const read = () => parseCsv('example', 'state,count\nOhio,3\nUtah,three\n', row);
    expect(read).toThrow('example, record 2: count expected a whole number');
  });

  it('refuses a column that the schema does not have, and a record of another length', () => {
    expect(() => parseCsv('example', 'state,count,more\nOhio,3,4\n', row)).toThrow('record 1');
    expect(() => parseCsv('example', 'state,count\nOhio\n', row)).toThrow('Invalid Record Length');
  });
});

describe('readRecords', () => {
  it.each(['a,b\n1,2\n,3\n', 'a,b\n1,2\n,3', 'a,b\r\n1,2\r\n,3\r\n', '\uFEFFa,b\n"1",2\n"",3\n'])(
    'reads the same from %j, with quotes or without',
    (text) => {
      expect(readRecords(text)).toEqual([
        { a: '1', b: '2' },
        { a: '', b: '3' },
      ]);
    },
  );

  it.each(['a,b\n1,2\n\n', 'a,b\n1\n', 'a,b\n"1"\n'])('refuses %j: a record of another length', (text) => {
    expect(() => readRecords(text)).toThrow('Invalid Record Length');
  });
});

it('reads the header of a file without records', () => {
  expect(readHeader('state,count\n')).toEqual(['state', 'count']);
});
