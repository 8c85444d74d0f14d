import { describe, expect, it } from 'vitest';
import { calculators } from '@/lib/calculators/registry';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { boolean, decimal, enumeration } from '@/lib/parameters/declare';
import { parseQuery } from '@/lib/parameters/parse';
import { inputGrid } from './inputs';

const range = { description: '', minimum: 0, maximum: 4 };

describe('inputGrid', () => {
  it('combines every value of an enumeration with both of a boolean', () => {
    const grid = inputGrid({
      size: enumeration({ small: 'Small', large: 'Large' }, { description: '', example: 'small' }),
      sweet: boolean({ description: '', example: true }),
    });
    expect(grid).toEqual([
      { size: 'small', sweet: true },
      { size: 'small', sweet: false },
      { size: 'large', sweet: true },
      { size: 'large', sweet: false },
    ]);
  });

  it('walks a clamped range from end to end', () => {
    const grid = inputGrid({ gpa: decimal({ ...range, example: 3, outside: 'clamp' }) });
    expect(grid.map(({ gpa }) => gpa)).toEqual([0, 1, 2, 3, 4]);
  });

  it('takes the default and the example of a number without a clamp', () => {
    const grid = inputGrid({ income: decimal({ ...range, example: 3, default: 1, outside: 'refuse' }) });
    expect(grid.map(({ income }) => income)).toEqual([1, 3]);
  });

  it.each(calculators.map(({ id, parameters }) => ({ id, parameters })))(
    'gives inputs of $id that its query strings lead back to',
    ({ parameters }) => {
      for (const inputs of inputGrid(parameters)) {
        const query = new URLSearchParams(canonicalQuery(parameters, inputs));
        expect(parseQuery(parameters, query)).toEqual({ ok: true, inputs });
      }
    },
  );
});
