import { describe, expect, it } from 'vitest';
import { dataFrom } from '@/lib/data/data';
import { exampleData } from '@/tests/support/data';
import { residentEstimates, secondDegreeMonths, secondDegreePrices } from './second-degree-prices';

const rows = exampleData().rows('absn_prices');
type Row = (typeof rows)[number];

const accelerated = rows.filter(({ credential }) => credential === 'ABSN');
const used = accelerated.filter((row) => row.used);
/** The first used school with another total. */
const schoolWith = (total_resident: number, change: Partial<Row> = {}): Row => {
  const [row] = used;
  if (!row) throw new Error('no school is used');
  return { ...row, total_resident, ...change };
};
const dataOf = (given: readonly Row[]) => dataFrom({ absn_prices: given });

describe('the price of a second-degree program', () => {
  it('is the middle of the totals that a resident pays, schools unweighted', () => {
    const five = [50_000, 10_000, 40_000, 30_000, 20_000].map((total) => schoolWith(total));
    expect(secondDegreePrices(dataOf(five), 'ABSN').price).toEqual({
      p25: 20_000,
      median: 30_000,
      p75: 40_000,
    });
  });

  it('is between two schools where there is no middle one', () => {
    const four = [10_000, 20_000, 30_000, 50_000].map((total) => schoolWith(total));
    expect(secondDegreePrices(dataOf(four), 'ABSN').price).toEqual({
      p25: 17_500,
      median: 25_000,
      p75: 35_000,
    });
  });

  it('counts neither a school that is left out nor another kind of program', () => {
    const given = [
      schoolWith(30_000, { tuition_year: '2026' }),
      schoolWith(10_000, { used: false, reason: 'nonresident total only' }),
      schoolWith(10_000, { used: false, reason: 'no whole-program total' }),
      schoolWith(10_000, { used: false, reason: 'no whole-program total' }),
      schoolWith(90_000, { credential: 'MSN_ENTRY' }),
    ];
    expect(secondDegreePrices(dataOf(given), 'ABSN')).toEqual({
      price: { p25: 30_000, median: 30_000, p75: 30_000 },
      schools: 1,
      leftOut: new Map([
        ['nonresident total only', 1],
        ['no whole-program total', 2],
      ]),
      years: ['2026'],
    });
    expect(secondDegreePrices(dataOf(given), 'MSN_ENTRY').price.median).toBe(90_000);
  });

  it('is an error where no school has a total that counts', () => {
    const none = accelerated.map((row) => ({ ...row, used: false }));
    expect(() => secondDegreePrices(dataOf(none), 'ABSN')).toThrow('No quantile');
  });
});

it('an estimate for residents rests on the schools that have one', () => {
  const given = [12_000, null, 20_000, 40_000].map((resident_estimate) =>
    schoolWith(0, { used: false, resident_estimate }),
  );
  expect(residentEstimates(dataOf(given), 'ABSN')).toEqual({
    price: { p25: 16_000, median: 20_000, p75: 30_000 },
    schools: 3,
  });
});

it('months are those that schools print, used or not', () => {
  const given = [12, 16, null, 24].map((length_months, index) =>
    schoolWith(0, { length_months, used: index > 1 }),
  );
  expect(secondDegreeMonths(dataOf(given), 'ABSN')).toEqual({ p25: 14, median: 16, p75: 20 });
});
