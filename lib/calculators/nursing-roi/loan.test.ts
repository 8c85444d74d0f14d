import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { loanOf, loanRow, monthlyPayment } from './loan';

const data = exampleData();

describe('a monthly payment', () => {
  it('repays the loan with interest, month by month', () => {
    const payment = monthlyPayment(10_000, 6.52, 10);
    let owed = 10_000;
    for (let month = 0; month < 120; month += 1) owed += (owed * 6.52) / 1200 - payment;
    expect(owed).toBeCloseTo(0, 6);
  });

  it('is an equal share without interest, and nothing of nothing', () => {
    expect(monthlyPayment(12_000, 0, 10)).toBe(100);
    expect(monthlyPayment(0, 6.52, 10)).toBe(0);
  });
});

describe('a federal loan', () => {
  it.each([
    [0, 10],
    [24_999.99, 10],
    [25_000, 15],
    [49_999, 15],
    [50_000, 20],
    [99_999, 20],
    [100_000, 25],
    [2_000_000, 25],
  ])('of %d dollars runs %d years', (amount, years) => {
    expect(loanOf(amount, 'BSN', 60_000, data).years).toBe(years);
  });

  it('has the rate of undergraduate or graduate study', () => {
    expect(loanOf(1, 'RN_TO_BSN', 60_000, data).ratePercent).toBe(6.52);
    expect(loanOf(1, 'RN_TO_MSN', 60_000, data).ratePercent).toBe(8.07);
  });

  it('takes a share of a month of gross pay', () => {
    const { monthlyPayment: payment, sharePercent } = loanOf(57_824, 'BSN', 79_992, data);
    expect(sharePercent).toBeCloseTo((payment / 6666) * 100, 8);
  });

  it('is an error without its terms', () => {
    expect(() => loanRow([], 'rate_percent')).toThrow('has no rate_percent for the degree');
    expect(() =>
      loanOf(1, 'BSN', 1, { ...data, loanParameters: () => data.loanParameters('BSN').slice(0, 1) }),
    ).toThrow('No term of a loan of 1 dollars');
  });
});
