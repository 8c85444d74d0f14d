import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { cursorAfter, idBefore } from './cursor';
import { finderParameters } from './parameters';

function inputs(query: string) {
  const parsed = parseQuery(finderParameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.inputs;
}
const ohio = inputs('state=ohio');
const cursor = cursorAfter('a-school:BSN', ohio);

describe('a cursor', () => {
  it('leads back to the program that it goes on after', () => {
    expect(idBefore(cursor, ohio)).toBe('a-school:BSN');
  });

  it('is one that the parameter accepts', () => {
    expect(inputs(`state=ohio&cursor=${cursor}`).cursor).toBe(cursor);
  });

  it('holds for pages of another length, and for the page after the next', () => {
    expect(idBefore(cursor, { ...ohio, limit: 25, cursor: 'x' })).toBe('a-school:BSN');
  });

  it.each(['', 'state=iowa', 'state=ohio&sort=name', 'state=ohio&include_without_accreditation=1'])(
    'does not belong to the search %j',
    (query) => {
      expect(idBefore(cursor, inputs(query))).toBeUndefined();
    },
  );

  it.each(['', 'a', '!', '=', cursor.slice(1), `${cursor}${cursor}`])('is not %j', (text) => {
    expect(idBefore(text, ohio)).not.toBe('a-school:BSN');
  });
});
