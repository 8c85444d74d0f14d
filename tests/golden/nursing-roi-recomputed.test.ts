/**
 * nursing-roi once more, by someone who does not trust it: read from the tables with a reader of its own, computed
 * in exact fractions instead of floating point, in the words of the methodology instead of the code's.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import type { NursingRoiResult } from '@/lib/calculators/nursing-roi/result';
import { degrees } from '@/lib/data/credentials';
import { loadData } from '@/lib/data/data';
import { stateSlugs } from '@/lib/places/states';
import {
  type Fraction,
  fraction,
  isLess,
  isNearest,
  least,
  minus,
  most,
  over,
  plus,
  power,
  times,
  upward,
} from '@/tests/support/fractions';

type Cells = Readonly<Record<string, string>>;
const records = (file: string): Cells[] => parse(readFileSync(`content/${file}`, 'utf8'), { columns: true });
const only = (rows: readonly Cells[], wanted: Cells) =>
  rows.find((row) => Object.entries(wanted).every(([name, value]) => row[name] === value));

const wages = records('data/wages.csv');
const prices = records('data/price_by_state.csv');
const printedPrices = records('data/absn_prices.csv');
const measured = records('data/graduate_earnings_by_state.csv');
const stateMultipliers = records('data/credential_multipliers_by_state.csv');
const multipliers = records('parameters/credential-multipliers.csv');
const programs = records('parameters/programs.csv');
const loanTerms = records('parameters/loan-parameters.csv');

const [zero, one, twelve] = [fraction(0), fraction(1), fraction(12)];
const RN = '29-1141';
const FOLLOWS_NURSE_PRACTITIONERS = ['MSN', 'RN_TO_MSN', 'DNP', 'CERTIFICATE'];
const MEASURED_AS: Cells = { RN_TO_MSN: 'MSN', DNP: 'DOCTORAL' };

const wage = (state: string, soc: string, statistic: string) =>
  fraction(only(wages, { state_slug: state, soc })?.[statistic]);
const national = (degree: string, end: string) =>
  fraction(only(multipliers, { parameter: 'credential_multiplier', subject: degree })?.[end]);
const fact = (program: string, parameter: string) =>
  fraction(only(programs, { parameter, subject: program })?.value);

function multiplier(state: string, degree: string, end: string): Fraction {
  return FOLLOWS_NURSE_PRACTITIONERS.includes(degree)
    ? fraction(only(stateMultipliers, { state_slug: state, credential: degree })?.[end])
    : national(degree, end);
}

function incomeBefore(state: string, program: string): Fraction {
  if (program === 'ABSN') return wage(state, '00-0000', 'median_annual');
  if (['LPN', 'ADN', 'BSN'].includes(program)) return wage(state, '00-0000', 'p25_annual');
  const held = program === 'RN_TO_BSN' || program === 'RN_TO_MSN' ? 'ADN' : 'BSN';
  return times(wage(state, RN, 'mean_annual'), national(held, 'value'));
}

/** What graduates of at least three institutions of the state earn at May 2025 wages. */
function measuredIn(state: string, degree: string): Fraction | null {
  if (degree === 'PHD') return null;
  const row = only(measured, { state_slug: state, credential: MEASURED_AS[degree] ?? degree });
  return Number(row?.distinct_values ?? 0) >= 3 ? fraction(row?.median_restated) : null;
}

function payAtTheStart(state: string, degree: string, career: Fraction): Fraction | null {
  if (degree === 'PHD') return null;
  if (degree === 'RN_TO_BSN') return times(wage(state, RN, 'mean_annual'), national('ADN', 'value'));
  if (FOLLOWS_NURSE_PRACTITIONERS.includes(degree))
    return least(wage(state, '29-1171', 'p25_annual'), career);
  return times(wage(state, degree === 'LPN' ? '29-2061' : RN, 'p25_annual'), national(degree, 'value'));
}

function listPrice(state: string, degree: string): Fraction {
  const row = (area: string, control: string) =>
    only(prices, { state_slug: area, credential: degree, control });
  return fraction((row(state, 'public') ?? row(state, 'private') ?? row('us', 'public'))?.median);
}

/** The middle of what schools print for an accelerated BSN: an odd number of them. */
function printedPrice(): Fraction {
  const totals = printedPrices
    .filter(({ credential, used }) => credential === 'ABSN' && used === 'yes')
    .map(({ total_resident }) => Number(total_resident))
    .sort((a, b) => a - b);
  expect(totals).toHaveLength(33);
  return fraction(totals[16]);
}

/** Equal payments that repay an amount with interest: rate ÷ 1200 a month. */
function loanOf(amount: Fraction, degree: string, yearlyPay: Fraction) {
  const terms = loanTerms.filter(({ applies_to }) => applies_to?.split(';').includes(degree));
  const rate = only(terms, { parameter: 'rate_percent' })?.value;
  const years = terms
    .flatMap(({ parameter, value }) => {
      const from = parameter?.split('years_from_')[1];
      return from === undefined || isLess(amount, fraction(from)) ? [] : [{ from: Number(from), value }];
    })
    .sort((a, b) => b.from - a.from)[0]?.value;
  const monthly = over(fraction(rate), fraction(1200));
  const months = 12 * Number(years);
  const discount = over(one, power(plus(one, monthly), months));
  const payment = over(times(amount, monthly), minus(one, discount));
  const share = times(over(payment, over(yearlyPay, twelve)), fraction(1000));
  return { amount, rate: Number(rate), years: Number(years), payment, share };
}

interface Asked {
  readonly state: string;
  readonly degree: string;
  readonly income: number;
  readonly accelerated?: boolean;
  readonly tuition?: number;
  readonly grants?: number;
}

function recompute({ state, degree, income, accelerated = false, tuition, grants = 0 }: Asked) {
  const program = accelerated ? 'ABSN' : degree;
  const mean = wage(state, degree === 'LPN' ? '29-2061' : RN, 'mean_annual');
  const salary = times(mean, multiplier(state, degree, 'value'));
  const inState = measuredIn(state, degree);
  const low = least(times(mean, multiplier(state, degree, 'low')), inState ?? salary);
  const high = most(times(mean, multiplier(state, degree, 'high')), inState ?? salary);

  const price = accelerated ? printedPrice() : listPrice(state, degree);
  const whole = tuition === undefined ? price : fraction(tuition);
  const others = ['books_and_supplies', 'kit_health_checks_testing', 'license_and_exam']
    .map((cost) => fact(program, cost))
    .reduce(plus);
  const cost = most(zero, minus(plus(whole, others), fraction(grants)));
  const funded = most(zero, minus(others, fraction(grants)));
  const months = fact(program, 'program_months');
  const kept = minus(one, fact(program, 'share_of_pay_given_up'));

  /** Months in which the raise repays the cost and the pay given up. */
  const repaid = (amount: Fraction, pay: Fraction, before: Fraction) => {
    if (!isLess(before, pay)) return null;
    const givenUp = times(times(minus(one, kept), before), over(months, twelve));
    return upward(over(plus(amount, givenUp), over(minus(pay, before), twelve)));
  };
  const now = fraction(income);
  const earned = (years: number) => {
    const span = fraction(12 * years);
    const study = least(months, span);
    return plus(
      times(times(kept, now), over(study, twelve)),
      times(salary, over(minus(span, study), twelve)),
    );
  };
  const net = (years: number) => minus(earned(years), cost);
  const gain = (years: number) => minus(net(years), times(now, fraction(years)));
  const before = incomeBefore(state, program);
  const start = payAtTheStart(state, degree, salary);
  return {
    ...{ salary, low, high, inState, whole, others, cost, funded, before, start, net, gain },
    raise: minus(salary, now),
    months: Number(months[0] / months[1]),
    breakEven: repaid(cost, salary, now),
    fastest: repaid(cost, high, now),
    slowest: repaid(cost, low, now),
    ofEntrant: repaid(cost, salary, before),
    ofFunded: repaid(funded, salary, now),
    difference: inState && over(times(minus(inState, salary), fraction(1000)), salary),
    loan: loanOf(cost, degree, start ?? salary),
    ahead: (years: number) =>
      minus(earned(years), times(cost, least(one, over(fraction(12 * years), months)))),
  };
}

type Recomputed = ReturnType<typeof recompute>;

/** Every figure of an answer that is rounded, beside its exact value; a percent in tenths. */
function roundedFigures(
  result: NursingRoiResult,
  exact: Recomputed,
): [string, number | null, Fraction | null][] {
  const tenths = (percent: number | null) => (percent === null ? null : Math.round(percent * 10));
  const { early_career: early, loan, typical_entrant: entrant } = result;
  return [
    ['expected_salary', result.expected_salary, exact.salary],
    ['expected_salary_low', result.expected_salary_low, exact.low],
    ['expected_salary_high', result.expected_salary_high, exact.high],
    ['salary_increase', result.salary_increase, exact.raise],
    ['tuition_total', result.tuition_total, exact.whole],
    ['other_costs', result.other_costs, exact.others],
    ['total_cost', result.total_cost, exact.cost],
    ['baseline_income', entrant.baseline_income, exact.before],
    ['entry_pay', early.entry_pay, exact.start],
    ['four_years_on', early.four_years_on, exact.inState],
    ['difference_percent', tenths(result.graduate_earnings?.difference_percent ?? null), exact.difference],
    ['loan.amount', loan.amount, exact.loan.amount],
    ['loan.monthly_payment', loan.monthly_payment, exact.loan.payment],
    ['loan.share', tenths(loan.share_of_gross_monthly_pay_percent), exact.loan.share],
    ['net_earnings_5_year', result.net_earnings_5_year, exact.net(5)],
    ['net_earnings_10_year', result.net_earnings_10_year, exact.net(10)],
    ['net_earnings_20_year', result.net_earnings_20_year, exact.net(20)],
    ['net_gain_5_year', result.net_gain_5_year, exact.gain(5)],
    ['net_gain_10_year', result.net_gain_10_year, exact.gain(10)],
    ['net_gain_20_year', result.net_gain_20_year, exact.gain(20)],
    ...[0, 1, 4, 20].map((year): [string, number | null, Fraction] => [
      `timeline ${year}`,
      result.timeline[year]?.cumulative_if_enrolled ?? null,
      exact.ahead(year),
    ]),
  ];
}

function expectSame(result: NursingRoiResult, exact: Recomputed, label: string): void {
  const wrong = roundedFigures(result, exact).filter(([, shown, value]) =>
    shown === null || value === null ? shown !== value : !isNearest(shown, value),
  );
  expect(
    wrong.map(([name, shown]) => [name, shown]),
    label,
  ).toEqual([]);
  expect(result, label).toMatchObject({
    program_months: exact.months,
    break_even_months: exact.breakEven,
    break_even_months_low: exact.fastest,
    break_even_months_high: exact.slowest,
    break_even_months_from_start: exact.breakEven === null ? null : exact.months + exact.breakEven,
    typical_entrant: { break_even_months: exact.ofEntrant },
    loan: { rate_percent: exact.loan.rate, years: exact.loan.years },
  });
}

const data = loadData();

describe('the answer of every state and degree', () => {
  it.each([0, 1, 36_820, 80_001, 250_000])('is the same at an income of %d', (income) => {
    for (const state of stateSlugs) {
      for (const degree of degrees) {
        const { result } = nursingRoi.answer(inputsOf({ state, degree, current_income: income }), data);
        const exact = recompute({ state, degree, income });
        expectSame(result, exact, `${state} ${degree}`);
        if (degree === 'PHD') {
          expect(result.if_funded?.break_even_months).toBe(exact.ofFunded);
          expect(isNearest(result.if_funded?.total_cost ?? -1, exact.funded)).toBe(true);
        }
      }
    }
  });

  it.each([
    [0, 12_345.5, 0],
    [36_820, 30_000, 20_000],
    [50_000, 0, 1_000_000],
  ])('is the same at an income of %d, for tuition of %d less grants of %d', (income, tuition, grants) => {
    for (const state of stateSlugs) {
      for (const degree of degrees) {
        const inputs = inputsOf({ state, degree, current_income: income, tuition, grants_total: grants });
        const { result } = nursingRoi.answer(inputs, data);
        expectSame(result, recompute({ state, degree, income, tuition, grants }), `${state} ${degree}`);
      }
    }
  });
});

it.each([0, 36_820, 61_000])('an accelerated BSN is the same at an income of %d', (income) => {
  for (const state of stateSlugs) {
    const inputs = inputsOf({ state, degree: 'BSN', current_income: income, track: 'accelerated' });
    const { result } = nursingRoi.answer(inputs, data);
    expectSame(result, recompute({ state, degree: 'BSN', income, accelerated: true }), state);
  }
});
