import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { calculate } from './calculate';
import { inputsOf } from './parameters';
import type { Plan } from './payback';
import { netGain } from './payback';
import { planFor } from './plan';
import { discountedNetGain } from './present-value';
import { sensitivity } from './sensitivity';

const data = exampleData();
const ohioBsn = inputsOf({ state: 'ohio', degree: 'BSN', current_income: 30_000 });

/** Two years of study at half pay, 24,000 in all, from 30,000 to 54,000 a year: a raise of 2,000 a month. */
const plan: Plan = {
  programMonths: 24,
  shareOfPayGivenUp: 0.5,
  totalCost: 24_000,
  currentIncome: 30_000,
  salaryAfter: 54_000,
};

/** Lives a plan month by month over 20 years, to check the closed formulas. Every plan here has a raise. */
function monthByMonth(lived: Plan) {
  const pay = lived.currentIncome / 12;
  const raise = lived.salaryAfter / 12 - pay;
  const monthsUntil = (amount: number) => {
    let months = 0;
    for (let repaid = 0; repaid < amount - 1e-6; repaid += raise) months += 1;
    return months;
  };
  let givenUp = 0;
  for (let month = 0; month < lived.programMonths; month += 1) givenUp += lived.shareOfPayGivenUp * pay;
  let gain = -lived.totalCost - givenUp;
  for (let month = lived.programMonths; month < 240; month += 1) gain += raise;
  return {
    breakEvenMonths: monthsUntil(lived.totalCost + givenUp),
    breakEvenMonthsFromStart: lived.programMonths + monthsUntil(lived.totalCost + givenUp),
    netGain: gain,
  };
}

describe('discountedNetGain', () => {
  it('is the net gain when nothing is discounted', () => {
    expect(discountedNetGain(plan, 20, 0)).toBeCloseTo(netGain(plan, 20), 6);
  });

  it('discounts each month from its end', () => {
    // One month of study that costs 100, then a raise of 10 a month for 11 months, at 12 percent a year.
    const short = {
      programMonths: 1,
      shareOfPayGivenUp: 0,
      totalCost: 100,
      currentIncome: 0,
      salaryAfter: 120,
    };
    const expected =
      -100 / 1.12 ** (1 / 12) +
      10 * Array.from({ length: 11 }, (_, index) => 1.12 ** -((index + 2) / 12)).reduce((a, b) => a + b);
    expect(discountedNetGain(short, 1, 12)).toBeCloseTo(expected, 8);
  });

  it('is less than the net gain where cost comes first and the raise after', () => {
    expect(discountedNetGain(plan, 20, 3)).toBeLessThan(netGain(plan, 20));
  });
});

describe('sensitivity', () => {
  it('starts from the figures of the answer', () => {
    const { result } = calculate(ohioBsn, data);
    const { calculated, years } = sensitivity(ohioBsn, data);
    expect(years).toBe(20);
    expect(calculated.breakEvenMonths).toBe(result.break_even_months);
    expect(calculated.breakEvenMonthsFromStart).toBe(result.break_even_months_from_start);
    expect(Math.round(calculated.netGain)).toBe(result.net_gain_20_year);
  });

  it('varies the pay as the answer varies it', () => {
    const { result } = calculate(ohioBsn, data);
    const pay = sensitivity(ohioBsn, data).factors.find(({ id }) => id === 'pay');
    expect(pay?.variations.map(({ outcome }) => outcome.breakEvenMonths)).toEqual([
      result.break_even_months_high,
      result.break_even_months_low,
    ]);
  });

  const { plan: base, pay, cost, entrant } = planFor(ohioBsn, data);
  const { result: answer } = calculate(ohioBsn, data);
  const [otherControl] = answer.tuition_by_control.filter(({ control }) => control === 'private');

  it.each<[string, number, [number, Partial<Plan>][]]>([
    ['pay', pay.expected, [pay.low, pay.high].map((salaryAfter) => [salaryAfter, { salaryAfter }])],
    [
      'price',
      answer.tuition_total,
      [cost.tuition.p25 ?? 0, cost.tuition.p75 ?? 0].map((price) => [
        price,
        { totalCost: price + cost.otherCostsTotal },
      ]),
    ],
    [
      'other_control',
      answer.tuition_total,
      [otherControl?.total ?? 0].map((price) => [price, { totalCost: price + cost.otherCostsTotal }]),
    ],
    ['length', 48, [[36, { programMonths: 36 }]]],
    ['pay_given_up', 0.6, [0, 1].map((share) => [share, { shareOfPayGivenUp: share }])],
    ['income_before', 30_000, [[entrant.income, { currentIncome: entrant.income }]]],
  ])('works %s out at the ends of its range, all else as calculated', (id, calculated, ends) => {
    const factor = sensitivity(ohioBsn, data).factors.find((one) => one.id === id);
    const plans = ends.map(([, change]) => ({ ...base, ...change }));
    expect(factor?.calculated).toBe(calculated);
    const lived = plans.map(monthByMonth);
    expect(factor?.variations).toEqual(
      lived.map((outcome, index) => ({
        value: ends[index]?.[0],
        outcome: { ...outcome, netGain: expect.closeTo(outcome.netGain, 4) },
      })),
    );
    const gains = [monthByMonth(base), ...lived].map((outcome) => outcome.netGain);
    expect(factor?.spread).toBeCloseTo(Math.max(...gains) - Math.min(...gains), 4);
  });

  it('puts what moves the gain most first', () => {
    const { factors } = sensitivity(ohioBsn, data);
    const spreads = factors.map(({ spread }) => spread);
    expect(factors).toHaveLength(6);
    expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
    expect(spreads[0]).toBeGreaterThan(spreads[5] ?? 0);
  });

  it('gives up none and all of the pay', () => {
    const share = sensitivity(ohioBsn, data).factors.find(({ id }) => id === 'pay_given_up');
    expect(share?.variations.map(({ value }) => value)).toEqual([0, 1]);
  });

  it('leaves out an end that is the calculated value', () => {
    const { factors } = sensitivity({ ...ohioBsn, degree: 'RN_TO_BSN' }, data);
    const share = factors.find(({ id }) => id === 'pay_given_up');
    expect(share).toMatchObject({ calculated: 0, variations: [{ value: 1 }] });
  });

  it('shows the price at schools of the other kind', () => {
    const { result } = calculate(ohioBsn, data);
    const other = sensitivity(ohioBsn, data).factors.find(({ id }) => id === 'other_control');
    expect(other?.calculated).toBe(result.tuition_total);
    expect(other?.variations.map(({ value }) => value)).toEqual(
      result.tuition_by_control.filter(({ control }) => control === 'private').map(({ total }) => total),
    );
  });

  it('has no pay to give up where nothing is earned', () => {
    const { factors } = sensitivity({ ...ohioBsn, current_income: 0 }, data);
    expect(factors.map(({ id }) => id)).not.toContain('pay_given_up');
  });
});
