import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatConstant,
  formatCount,
  formatDollars,
  formatDollarsAbout,
  formatDollarsAndCents,
  formatDollarsRange,
  formatDollarsRounded,
  formatDollarsShort,
  formatMonths,
  formatMonthsRange,
  formatNumber,
  formatPercent,
  formatPercentChange,
} from './format';

describe('dollars', () => {
  it('are exact in tables', () => {
    expect([88_607, 0, -1_234.4, 999.5].map(formatDollars)).toEqual(['$88,607', '$0', '−$1,234', '$1,000']);
    expect([1234.5, -57_876, -0.2].map(formatDollars)).toEqual(['$1,235', '−$57,876', '$0']);
  });

  it('keep three digits that matter in sentences', () => {
    expect([88_607, 57_944, 950, 1_359_800, -57_944, 12_400_000].map(formatDollarsRounded)).toEqual([
      '$88,600',
      '$57,900',
      '$950',
      '$1.36 million',
      '−$57,900',
      '$12.4 million',
    ]);
    expect(formatDollarsAbout(88_607)).toBe('about $88,600');
  });

  it('cross to millions without a thousand thousands', () => {
    expect([999_499, 999_500, 1_000_000].map(formatDollarsShort)).toEqual(['$999k', '$1M', '$1M']);
    expect(formatDollarsRounded(999_600)).toBe('$1 million');
  });

  it('are short on axes', () => {
    expect([0, 950, 88_607, 1_360_000, -57_944].map(formatDollarsShort)).toEqual([
      '$0',
      '$950',
      '$89k',
      '$1.36M',
      '−$58k',
    ]);
  });

  it('say a range once where its ends read the same', () => {
    expect(formatDollarsRange(78_912, 92_290)).toBe('$78,900 to $92,300');
    expect(formatDollarsRange(78_912, 78_913)).toBe('$78,900');
  });
});

describe('numbers', () => {
  it('are counted with separators', () => {
    expect(formatCount(3_268_260)).toBe('3,268,260');
  });

  it('have at most one decimal, and no sign on zero', () => {
    expect([39.5, 40, -0.04, 12.345].map((value) => formatNumber(value))).toEqual([
      '39.5',
      '40',
      '0',
      '12.3',
    ]);
  });

  it('are percentages without a blank', () => {
    expect(formatPercent(91.4)).toBe('91.4%');
    expect(formatPercent(91.4, 0)).toBe('91%');
    expect([2.9, -24.36, 0, 0.01].map(formatPercentChange)).toEqual(['+2.9%', '−24.4%', '0%', '0%']);
  });
});

describe('months', () => {
  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [8, '8 months'],
    [12, '12 months'],
    [23, '23 months'],
    [24, '2 years'],
    [25, '2 years 1 month'],
  ])('%i is read as %s', (months, words) => {
    expect(formatMonths(months)).toBe(words);
  });

  it('name the unit once in a range, whose ends are of one unit', () => {
    expect(formatMonthsRange(8, 11)).toBe('8 to 11 months');
    expect(formatMonthsRange(10, 16)).toBe('10 to 16 months');
    expect(formatMonthsRange(26, 90)).toBe('26 to 90 months');
    expect(formatMonthsRange(12, 12)).toBe('12 months');
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.nat(600), (months) => {
        const [, years = '0'] = /(\d+) year/.exec(formatMonths(months)) ?? [];
        const [, rest = '0'] = /(\d+) month/.exec(formatMonths(months)) ?? [];
        expect(Number(years) * 12 + Number(rest)).toBe(months);
      }),
    );
  });
});

describe('hourly pay', () => {
  it('has its cents, always two', () => {
    expect([48.76, 52.9, 60].map(formatDollarsAndCents)).toEqual(['$48.76', '$52.90', '$60.00']);
  });
});

describe('a constant', () => {
  it('has its digits grouped, a calendar year none', () => {
    expect(formatConstant('3843', 'graduates')).toBe('3,843');
    expect(formatConstant('2021', 'year')).toBe('2021');
    expect(formatConstant('2026', 'year of reading the list')).toBe('2026');
    expect(formatConstant('2080', 'hours')).toBe('2,080');
    expect(formatConstant('0.35', 'share')).toBe('0.35');
  });
});
