import { expect, it } from 'vitest';
import { z } from 'zod';
import { column } from './columns';
import { parseCsv } from './csv';
import { defineTable } from './table';
import { writeTable } from './write';

const table = defineTable({
  file: 'data/example.csv',
  title: 'Example',
  description: 'Every kind of column.',
  edition: '2026',
  row: z.object({
    name: column.text('A name'),
    ratio: column.number('A ratio', { decimals: 3 }),
    count: column.optional(column.integer('A count')),
    open: column.flag('A flag', { yes: 'yes', no: 'no' }),
    letters: column.optional(column.list(column.oneOf(['A', 'B'], 'A letter'), 'Letters', ';')),
  }),
  primaryKey: ['name'],
  sources: [],
});

it('writes what the schema reads, in the order of the schema', () => {
  const rows = [
    { name: 'Quoted, "twice"', ratio: 0.9, count: 1200, open: true, letters: ['A', 'B'] as ('A' | 'B')[] },
    { name: 'Not known', ratio: 1, count: null, open: false, letters: null },
  ];
  const text = writeTable(table, rows);
  expect(text).toBe(
    'name,ratio,count,open,letters\n"Quoted, ""twice""",0.900,1200,yes,A;B\nNot known,1.000,,no,\n',
  );
  expect(parseCsv(table.file, text, table.row)).toEqual(rows);
});
