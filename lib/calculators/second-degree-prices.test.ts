import { describe, expect, it } from 'vitest';
import { dataFrom } from '@/lib/data/data';
import { exampleData } from '@/tests/support/data';
import { residentEstimates, secondDegreeMonths, secondDegreePrices } from './second-degree-prices';

const data = exampleData();

describe('the price of a second-degree program', () => {
  it('is the middle of the totals that a resident pays, schools unweighted', () => {
    // 38,336, 40,614, 53,550, 62,988 and 109,200: the table has them in another order.
    expect(secondDegreePrices(data, 'ABSN')).toEqual({
      price: { p25: 40_614, median: 53_550, p75: 62_988 },
      schools: 5,
      leftOut: new Map([
        ['nonresident total only', 3],
        ['no whole-program total', 2],
      ]),
      years: ['2026', '2026-27'],
    });
  });

  it('is between two schools where there is no middle one', () => {
    const rows = data.rows('absn_prices').filter((row) => row.credential === 'ABSN' && row.used);
    const four = dataFrom({ absn_prices: rows.slice(0, 4) });
    // 40,614, 53,550, 62,988 and 109,200
    expect(secondDegreePrices(four, 'ABSN').price).toEqual({
      p25: 40_614 + 0.75 * (53_550 - 40_614),
      median: (53_550 + 62_988) / 2,
      p75: 62_988 + 0.25 * (109_200 - 62_988),
    });
  });

  it('never counts a total that only nonresidents pay', () => {
    const rows = data.rows('absn_prices').map((row) => ({ ...row, used: false }));
    expect(() => secondDegreePrices(dataFrom({ absn_prices: rows }), 'ABSN')).toThrow('No quantile');
  });

  it('is apart for a direct-entry master', () => {
    expect(secondDegreePrices(data, 'MSN_ENTRY')).toMatchObject({ schools: 3, price: { median: 91_164 } });
  });
});

it('an estimate for residents rests on the schools that have one', () => {
  const { price, schools } = residentEstimates(data, 'ABSN');
  const estimates = data
    .rows('absn_prices')
    .flatMap(({ credential, resident_estimate }) => (credential === 'ABSN' ? (resident_estimate ?? []) : []));
  expect(schools).toBe(3);
  expect(price.median).toBe(estimates.toSorted((a, b) => a - b)[1]);
});

it('months are those that schools print, used or not', () => {
  expect(secondDegreeMonths(data, 'MSN_ENTRY')).toEqual({ p25: 16.5, median: 21, p75: 27 });
});
