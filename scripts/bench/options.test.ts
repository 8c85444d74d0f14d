import { describe, expect, it } from 'vitest';
import { readOptions } from './options';
import { full, quick } from './plan';

const TODAY = '2026-11-28';

describe('readOptions', () => {
  it('measures in full, keeps the report and dates it today', () => {
    expect(readOptions([], TODAY)).toEqual({ plan: full, date: TODAY, write: true, searchesOnly: false });
  });

  it('does not let a quick look replace the report, unless asked to', () => {
    expect(readOptions(['--quick'], TODAY)).toEqual({
      plan: quick,
      date: TODAY,
      write: false,
      searchesOnly: false,
    });
    expect(readOptions(['--quick', '--write'], TODAY).write).toBe(true);
  });

  it('measures the searches alone where it is asked to', () => {
    expect(readOptions(['--searches'], TODAY)).toMatchObject({ searchesOnly: true, write: true });
  });

  it('takes another day', () => {
    expect(readOptions(['--date', '2026-12-01'], TODAY).date).toBe('2026-12-01');
  });

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--fast'], TODAY)).toThrow();
    expect(() => readOptions(['--date', 'today'], TODAY)).toThrow('YYYY-MM-DD');
  });
});
