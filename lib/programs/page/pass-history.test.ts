import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { historiesWithoutProgram, passHistory } from './pass-history';

const passRates = passRatesOf(loadData());
const units = [...new Set(passRates.rates.flatMap(({ unitid }) => unitid ?? []))];
const credentials = ['LPN', 'ADN', 'BSN', 'MSN'] as const;
const histories = units.flatMap((unitid) => [
  ...credentials.flatMap((credential) => passHistory(unitid, credential, passRates) ?? []),
  ...historiesWithoutProgram(unitid, passRates),
]);

describe('the results of a program', () => {
  it('are drawn by year, newest first, with parts of years apart and in words', () => {
    for (const { series, others } of histories) {
      for (const rows of series) {
        expect(rows.length).toBeGreaterThan(0);
        expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
        expect(rows.every(({ rate }) => rate.candidates >= 10)).toBe(true);
      }
      for (const other of others) expect(other).toMatch(/^In .+ \d[\d,]* of \d[\d,]*/);
    }
    expect(histories.some(({ others }) => others.some((text) => text.includes('part of a year')))).toBe(true);
  });

  it('show every known result of a school', () => {
    const shown = histories.flatMap(({ series, others }) => [...series.flat(), ...others]);
    expect(shown).toHaveLength(passRates.rates.filter(({ unitid }) => unitid !== null).length);
  });

  it('name the publisher, and how near the copy read is to the board', () => {
    for (const { sources } of histories) {
      for (const { title } of sources) expect(title).toMatch(/, (read|as quoted|as collected) /);
    }
  });

  it('are missing where there are no results or no exam', () => {
    expect(passHistory(undefined, 'BSN', passRates)).toBeNull();
    expect(passHistory(units[0], 'DNP', passRates)).toBeNull();
    expect(historiesWithoutProgram(undefined, passRates)).toEqual([]);
  });
});
