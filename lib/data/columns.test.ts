import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { column, columnFacts, isOptional } from './columns';
import { cellProblem } from './csv';

/** The value that a cell reads as, or what is wrong with it. */
function read(cell: z.ZodType, text: string): unknown {
  const parsed = cell.safeParse(text);
  const [issue] = parsed.error?.issues ?? [];
  return issue ? cellProblem(issue) : parsed.data;
}

describe('column kinds', () => {
  it('read plain decimals and nothing that only looks like one', () => {
    const cell = column.number('A number', { minimum: -5, maximum: 5 });
    expect(read(cell, '-1.50')).toBe(-1.5);
    for (const text of ['1e3', '0x1', ' 1', '1,000', 'NaN', '1.', '.5', '']) {
      expect(read(cell, text)).toBe('expected a number');
    }
    expect(read(cell, '5.01')).toBe('expected -5 to 5');
  });

  it('say the end of a range that has one end', () => {
    expect(read(column.integer('Count', { minimum: 10 }), '9')).toBe('expected at least 10');
    expect(read(column.integer('Count', { maximum: 10 }), '11')).toBe('expected at most 10');
    expect(read(column.integer('Count'), '1.5')).toBe('expected a whole number');
  });

  it('read a flag by its words', () => {
    const cell = column.flag('A flag', { yes: 'yes', no: 'no' });
    expect(read(cell, 'yes')).toBe(true);
    expect(read(cell, 'no')).toBe(false);
    expect(read(cell, 'true')).toMatch('yes');
  });

  it('read a list whose every item is of the kind', () => {
    const cell = column.list(column.oneOf(['A', 'B'], 'A letter'), 'Letters', '; ');
    expect(read(cell, 'A; B')).toEqual(['A', 'B']);
    expect(read(cell, 'A;B')).toMatch('Invalid option');
    expect(read(cell, '')).toBe('expected a value');
  });

  it('read an empty cell as not known only where the column is optional', () => {
    const cell = column.integer('Count', { minimum: 0 });
    expect(read(column.optional(cell), '')).toBeNull();
    expect(read(cell, '')).toBe('expected a whole number');
    expect(isOptional(column.optional(cell))).toBe(true);
    expect(isOptional(cell)).toBe(false);
  });

  it('keep the reason of the kind behind an optional column', () => {
    expect(read(column.optional(column.integer('Count', { minimum: 0 })), '-1')).toBe('expected at least 0');
  });

  it('say what they were declared with', () => {
    const share = column.number('A share', { minimum: 0, maximum: 1, decimals: 3 });
    const facts = { type: 'number', description: 'A share', minimum: 0, maximum: 1, decimals: 3 };
    expect(columnFacts(share)).toEqual(facts);
    expect(columnFacts(column.optional(share))).toEqual(facts);
    expect(() => columnFacts(z.string())).toThrow('Not a column');
  });
});
