import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { exampleRecords as records, unexplained } from '@/tests/support/figures';
import { atNationalPrices, NOT_PUBLISHED, NOT_RELEASED, payIn, payOf, percentAbove } from './pay';

const data = exampleData();
const rows = data.rows('wages');
const columns = {
  jobs: 'employment',
  meanHourly: 'mean_hourly',
  mean: 'mean_annual',
  p10: 'p10_annual',
  p25: 'p25_annual',
  median: 'median_annual',
  p75: 'p75_annual',
  p90: 'p90_annual',
} as const;

describe('pay', () => {
  it('is what the table has, cell by cell, and has a reason where a cell is empty', () => {
    const table = records('data/wages.csv');
    expect(table.length).toBe(rows.length);
    for (const record of table) {
      const row = rows.find(
        ({ state_slug, soc }) => state_slug === record['state_slug'] && soc === record['soc'],
      );
      const pay = payOf(row);
      for (const [key, column] of Object.entries(columns)) {
        const cell = record[column];
        const figure = pay[key as keyof typeof columns];
        if (cell === '') expect(figure).toHaveProperty('missing');
        else expect(figure).toEqual({ value: Number(cell) });
      }
      expect(unexplained(pay)).toEqual([]);
    }
  });

  it('that BLS suppressed says so', () => {
    expect(payIn('colorado', '29-1151', data).mean).toEqual({ missing: NOT_RELEASED });
  });

  it('without a row says that nothing was published', () => {
    expect(payIn('wyoming', '29-1161', data).median).toEqual({ missing: NOT_PUBLISHED });
  });

  it('of instructors has no hourly wage, because BLS gives none', () => {
    expect(payIn('ohio', '25-1072', data).meanHourly).toEqual({
      missing: 'BLS gives annual pay only for this occupation.',
    });
  });

  it('is compared in percent to one decimal, below being negative', () => {
    expect(percentAbove(87_730, 101_420)).toBe(-13.5);
    expect(percentAbove(100, 100)).toBe(0);
  });

  it('at national prices is what it buys there', () => {
    expect(atNationalPrices(90_000, 90)).toBe(100_000);
  });
});
