import { describe, expect, it } from 'vitest';
import {
  breakEvenMonths,
  breakEvenMonthsFromStart,
  cumulative,
  netEarnings,
  netGain,
  type Plan,
} from './payback';

/** Two years of study at half pay, 24,000 in all, from 30,000 to 54,000 a year: a raise of 2,000 a month. */
const plan: Plan = {
  programMonths: 24,
  shareOfPayGivenUp: 0.5,
  totalCost: 24_000,
  currentIncome: 30_000,
  salaryAfter: 54_000,
};

describe('breakEvenMonths', () => {
  it('counts the months in which the raise adds up to the cost and the pay given up', () => {
    // (24,000 + 0.5 × 30,000 × 2 years) ÷ 2,000
    expect(breakEvenMonths(plan)).toBe(27);
    expect(breakEvenMonths({ ...plan, shareOfPayGivenUp: 0 })).toBe(12);
  });

  it('needs one more month for one more dollar', () => {
    expect(breakEvenMonths({ ...plan, totalCost: 24_001 })).toBe(28);
  });

  it('is null when the salary only equals the income', () => {
    expect(breakEvenMonths({ ...plan, currentIncome: plan.salaryAfter })).toBeNull();
  });

  it('is 0 when nothing has to be repaid', () => {
    expect(breakEvenMonths({ ...plan, totalCost: 0, shareOfPayGivenUp: 0 })).toBe(0);
  });
});

describe('breakEvenMonthsFromStart', () => {
  it('adds the length of the program', () => {
    expect(breakEvenMonthsFromStart(plan)).toBe(24 + 27);
  });

  it('is null when there is no raise', () => {
    expect(breakEvenMonthsFromStart({ ...plan, currentIncome: 60_000 })).toBeNull();
  });
});

describe('netEarnings and netGain', () => {
  it('count reduced pay while enrolled, the new salary after, less the whole cost', () => {
    // 2 years × 15,000 + 3 years × 54,000 - 24,000
    expect(netEarnings(plan, 5)).toBe(168_000);
    expect(netGain(plan, 5)).toBe(168_000 - 150_000);
  });

  it('count only the months before the horizon when the program is longer', () => {
    expect(netEarnings({ ...plan, programMonths: 72 }, 5)).toBe(5 * 15_000 - 24_000);
  });
});

describe('cumulative', () => {
  it('starts at zero on both curves', () => {
    expect(cumulative(plan, 0)).toEqual({ ifEnrolled: 0, ifNot: 0 });
  });

  it('spreads the cost evenly over the program', () => {
    expect(cumulative(plan, 1)).toEqual({ ifEnrolled: 15_000 - 12_000, ifNot: 30_000 });
  });

  it('has paid the whole cost by the end of the program and no more after it', () => {
    expect(cumulative(plan, 2).ifEnrolled).toBe(30_000 - 24_000);
    expect(cumulative(plan, 20).ifEnrolled).toBe(netEarnings(plan, 20));
  });
});
