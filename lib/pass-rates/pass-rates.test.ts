import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { groupRow, programRow } from '@/tests/support/pass-rates';
import { passRates } from './pass-rates';

const held = passRates(loadData().rows('pass_rates'), loadData().rows('nclex_national'));

describe('the index', () => {
  it('is published whole: the tables hold no small cohort', () => {
    expect(held.rates).toHaveLength(loadData().rows('pass_rates').length);
    expect(held.totals).toHaveLength(loadData().rows('nclex_national').length);
  });

  it('is newest of 2025 for registered and of 2024 for practical nurses', () => {
    expect(held.newestYear('NCLEX-RN')).toBe(2025);
    expect(held.newestYear('NCLEX-PN')).toBe(2024);
  });

  it('has whole tables of Georgia and Tennessee in the last five years', () => {
    expect([...held.statesWithTable('NCLEX-RN', 2021, 2025)]).toEqual(['georgia']);
    expect([...held.statesWithTable('NCLEX-PN', 2020, 2024)]).toEqual(['tennessee']);
    expect([...held.statesWithTable('NCLEX-RN', 2002, 2025)]).toEqual(['california', 'georgia', 'maryland']);
  });

  it('has the nation of 2024', () => {
    expect(held.nationFirstTime('NCLEX-RN')).toMatchObject({ candidates: 186686, rate_percent: 91.16 });
    expect(held.nationFirstTime('NCLEX-PN')).toMatchObject({ candidates: 50570, rate_percent: 88.38 });
  });
});

describe('passRates', () => {
  const index = passRates(
    [
      programRow({ period_label: '2022' }),
      programRow({ period_label: '2024' }),
      programRow({ period_label: '2025 Q1', period_kind: 'partial' }),
      programRow({ program_name: 'BSN', program_type: 'BSN' }),
      programRow({ program_name: 'Not named', program_type: null }),
      programRow({ program_name: 'PN', exam: 'NCLEX-PN', program_type: 'LPN', verification: 'quoted' }),
      programRow({ program_name: 'Small', candidates: 9, passed: 9 }),
      programRow({ unitid: null, state_slug: 'maine' }),
    ],
    [
      groupRow(),
      groupRow({ period_label: '2025 Q1', period_kind: 'partial' }),
      groupRow({ state_slug: 'ohio' }),
    ],
  );

  it('gives the results of a unit, years and parts apart, newest first', () => {
    const { years, parts } = index.ofUnit('100001', 'NCLEX-RN', ['ADN']);
    expect(years.map(({ period }) => period.label)).toEqual(['2024', '2022']);
    expect(parts.map(({ period }) => period.label)).toEqual(['2025 Q1']);
  });

  it('gives only the types that are asked for', () => {
    const names = (types: Parameters<typeof index.ofUnit>[2]) =>
      index.ofUnit('100001', 'NCLEX-RN', types).years.map(({ program_name }) => program_name);
    expect(names(['BSN'])).toEqual(['BSN']);
    expect(names(['BSN', null])).toEqual(['BSN', 'Not named']);
    expect(index.ofUnit('999999', 'NCLEX-RN', ['ADN'])).toEqual({ years: [], parts: [] });
  });

  it('has no small cohort', () => {
    expect(index.rates.filter(({ candidates }) => candidates < 10)).toEqual([]);
  });

  it('does not take a quoted row for a table', () => {
    expect([...index.statesWithTable('NCLEX-PN', 2020, 2024)]).toEqual([]);
    expect([...index.statesWithTable('NCLEX-RN', 2020, 2024)]).toEqual(['ohio', 'maine']);
    expect([...index.statesWithTable('NCLEX-RN', 2025, 2025)]).toEqual([]);
  });

  it('never takes a quarter for the newest year', () => {
    expect(index.newestYear('NCLEX-RN')).toBe(2024);
    expect(index.nationFirstTime('NCLEX-RN')?.period.label).toBe('2024');
    expect(index.nationFirstTime('NCLEX-PN')).toBeUndefined();
  });

  it('keeps states and their totals apart', () => {
    expect(index.ofState('maine').years).toHaveLength(1);
    expect(index.totalsOf('ohio')).toHaveLength(1);
  });
});
