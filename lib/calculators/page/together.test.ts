import { expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import type { Extras } from './define';
import { together } from './together';

const data = exampleData();

/** Extras that leave their name in the query, and say what they were given. */
const naming = (name: string): Extras<Record<string, never>, string> => ({
  parameters: {},
  settle: (query) => {
    const settled = new URLSearchParams(query);
    settled.append('settled', name);
    return { query: settled, assumed: [name] };
  },
  read: (query) => {
    const read = new URLSearchParams(query);
    read.append('read', name);
    return {
      fields: [],
      query: read,
      unused: [name],
      of: () => ({ value: `${name} after ${query}`, pairs: [[name, '1']] }),
    };
  },
});

const { settle, read } = together({ a: naming('a'), b: naming('b') });

it('fills in a query by each of several extras, one after the other', () => {
  const settled = settle?.(new URLSearchParams('x=1'), data);
  expect([settled?.query.toString(), settled?.assumed]).toEqual(['x=1&settled=a&settled=b', ['a', 'b']]);
});

it('reads a query as the extras before leave it, with what each of them says', () => {
  const query = new URLSearchParams('x=1');
  const { of, ...both } = read(query, data, query);
  expect(both).toMatchObject({ fields: [], unused: ['a', 'b'] });
  expect(both.query?.toString()).toBe('x=1&read=a&read=b');
  expect(of({})).toEqual({
    value: { a: 'a after x=1', b: 'b after x=1&read=a' },
    pairs: [
      ['a', '1'],
      ['b', '1'],
    ],
  });
});
