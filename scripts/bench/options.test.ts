import { describe, expect, it } from 'vitest';
import { readOptions } from './options';
import { full, quick } from './plan';

const TODAY = '2026-11-28';

describe('readOptions', () => {
  it('measures in full, keeps the report and dates it today', () => {
    expect(readOptions([], TODAY)).toEqual({ plan: full, date: TODAY, write: true, only: null });
  });

  it('does not let a quick look replace the report, unless asked to', () => {
    expect(readOptions(['--quick'], TODAY)).toEqual({
      plan: quick,
      date: TODAY,
      write: false,
      only: null,
    });
    expect(readOptions(['--quick', '--write'], TODAY).write).toBe(true);
  });

  it.each(['searches', 'pages', 'door'])('measures the %s alone where it is asked to', (only) => {
    expect(readOptions([`--${only}`], TODAY)).toMatchObject({ only, write: true });
  });

  it('takes another day', () => {
    expect(readOptions(['--date', '2026-12-01'], TODAY).date).toBe('2026-12-01');
  });

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--fast'], TODAY)).toThrow();
    expect(() => readOptions(['--date', 'today'], TODAY)).toThrow('YYYY-MM-DD');
  });
});
