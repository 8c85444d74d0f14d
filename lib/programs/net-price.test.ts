import { describe, expect, it } from 'vitest';
import { incomeBands } from '@/lib/data/tables/aid';
import { exampleData } from '@/tests/support/data';
import { closureRow, institutionRow } from '@/tests/support/program-tables';
import { NOT_LISTED } from './catalogue/closures';
import { netPriceOf, programNetPrice, schoolNetPrices } from './net-price';

const row = exampleData().netPrice('204796');

/** The bands of a school with this row. */
const bandsOf = (of: typeof row) => {
  const ipeds = institutionRow({ unitid: '204796' });
  return schoolNetPrices({ ipeds, closure: null }, { ...exampleData(), netPrice: () => of });
};

describe('price after grants', () => {
  it('is that of the band that an income is in, its upper end included', () => {
    const at = (income: number) => netPriceOf(row, income);
    expect(at(0)).toMatchObject({ value: { amount: 4885, income_band: '0 to 30,000' } });
    expect(at(30_000)).toMatchObject({ value: { amount: 4885 } });
    expect(at(30_000.5)).toMatchObject({ value: { amount: 5751, income_band: '30,001 to 48,000' } });
    expect(at(9_000_000)).toMatchObject({ value: { amount: 27359, income_band: '110,001 or more' } });
  });

  it('is the average of all incomes where none is given', () => {
    expect(netPriceOf(row, undefined)).toMatchObject({
      value: { amount: 17339, income_band: 'all incomes', year: '2023-24' },
    });
  });

  it('has a reason for a school without a row, a band without a price and other students', () => {
    const empty = row && { ...row, net_price_0_30000: null };
    expect(netPriceOf(undefined, 1)).toMatchObject({ missing: expect.stringContaining('College Scorecard') });
    expect(netPriceOf(empty, 1)).toMatchObject({ missing: expect.stringContaining('Too few students') });
    expect(programNetPrice('MSN', row, 1)).toMatchObject({
      missing: expect.stringContaining('first-time undergraduates only'),
    });
    expect(programNetPrice('ADN', row, 1)).toEqual(netPriceOf(row, 1));
  });

  it('has every band of a school, in order and without a gap', () => {
    expect(bandsOf(row)).toMatchObject({
      value: {
        bands: [4885, 5751, 9807, 20461, 27359].map((amount) => ({ amount, amount_reason: null })),
      },
    });
    for (const [i, { from }] of incomeBands.entries()) {
      expect(from).toBe(i === 0 ? 0 : (incomeBands[i - 1]?.to ?? Number.NaN) + 1);
    }
  });

  it('keeps a band without a price, with the reason', () => {
    expect(bandsOf(row && { ...row, net_price_48001_75000: null })).toMatchObject({
      value: {
        bands: [{}, {}, { amount: null, amount_reason: expect.stringContaining('Too few') }, {}, {}],
      },
    });
  });

  it('is not shown of a school that has closed, and missing where there is no row', () => {
    const school = { ipeds: institutionRow({ unitid: '204796' }), closure: closureRow() };
    expect(schoolNetPrices(school, exampleData())).toEqual({ missing: NOT_LISTED });
    expect(schoolNetPrices({ ipeds: null, closure: null }, exampleData())).toHaveProperty('missing');
  });
});
