import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { programRow } from '@/tests/support/pass-rates';
import { passRates } from '../pass-rates';
import { coverageOf } from './coverage';
import { holdingsOf, yearsInWords } from './holdings';

describe('yearsInWords', () => {
  it.each([
    [[2024], '2024'],
    [[2023, 2024], '2023 and 2024'],
    [[2022, 2023, 2024], '2022 to 2024'],
    [[2003, 2004, 2012, 2013, 2014], '2003, 2004, and 2012 to 2014'],
  ])('%j are %s', (years, words) => {
    expect(yearsInWords(years)).toBe(words);
  });
});

describe('holdingsOf', () => {
  const held = passRates(
    [
      programRow(),
      programRow({ program_name: 'b', period_label: '2022', verification: 'quoted' }),
      programRow({ exam: 'NCLEX-PN', program_type: 'LPN', verification: 'quoted' }),
    ],
    [],
  );

  it('tells each exam with years, rows and how near to the board they come', () => {
    expect(holdingsOf('ohio', held).map(({ exam, whole, inWords }) => [exam, whole, inWords])).toEqual([
      [
        'NCLEX-RN',
        true,
        '2 results of 2022 and 2024, read on the board’s own page and as quoted by a school or newspaper',
      ],
      ['NCLEX-PN', false, '1 result of 2024, as quoted by a school or newspaper'],
    ]);
    expect(holdingsOf('maine', held)).toEqual([]);
  });
});

describe('coverageOf', () => {
  const { rows, years } = coverageOf(passRatesOf(loadData()), 2021);

  it('has all 51, and every row of the table once', () => {
    expect(rows).toHaveLength(51);
    const cells = rows.flatMap((row) => row.cells);
    expect(cells.reduce((sum, cell) => sum + cell.rows, 0)).toBe(passRatesOf(loadData()).rates.length);
    expect(years).toEqual(Array.from({ length: 23 }, (_, index) => 2003 + index));
  });

  it('does not take quoted rows for a table', () => {
    const whole = rows.filter(({ cells }) => cells.some((cell) => cell.whole)).map(({ slug }) => slug);
    expect(whole).toEqual(['california', 'georgia', 'maryland', 'tennessee']);
  });

  it('parts whole current tables, a few recent results, old ones and none', () => {
    const state = (slug: string) => rows.find((row) => row.slug === slug)?.state;
    expect(['georgia', 'florida', 'california', 'ohio'].map(state)).toEqual([
      'current',
      'few',
      'old',
      'none',
    ]);
    expect(rows.find(({ slug }) => slug === 'california')?.newestYear).toBe(2017);
    expect(rows.find(({ slug }) => slug === 'ohio')?.newestYear).toBeNull();
  });
});
