/**
 * nursing-roi once more, by someone who does not trust it: read from the tables with a reader of its own, computed
 * in exact fractions instead of floating point, in the words of the methodology instead of the code's.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { degrees } from '@/lib/data/credentials';
import { loadData } from '@/lib/data/data';
import { stateSlugs } from '@/lib/places/states';

type Cells = Record<string, string>;

function records(file: string): Cells[] {
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''));
  const [header = '', ...lines] = readFileSync(`content/${file}`, 'utf8').trim().split('\n');
  const names = cells(header);
  return lines.map((line) =>
    Object.fromEntries(cells(line).map((cell, index) => [names[index] ?? '', cell])),
  );
}

function only(rows: Cells[], wanted: Cells): Cells | undefined {
  return rows.find((row) => Object.entries(wanted).every(([name, value]) => row[name] === value));
}

/** A fraction: numerator over denominator, denominator above zero. */
type Fraction = readonly [bigint, bigint];
const read = (text: string | undefined): Fraction => {
  const [whole = '', decimals = ''] = (text ?? '').split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
};
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const minus = (a: Fraction, [c, d]: Fraction): Fraction => plus(a, [-c, d]);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => (c < 0n ? [-a * d, -b * c] : [a * d, b * c]);
const less = (a: Fraction, b: Fraction) => minus(a, b)[0] < 0n;
const floorOf = ([a, b]: Fraction) => (a >= 0n ? a / b : -((-a + b - 1n) / b));
const nearest = ([a, b]: Fraction) => Number(floorOf([2n * a + b, 2n * b]));
const upward = ([a, b]: Fraction) => Number(-floorOf([-a, b]));
const whole = (number: number): Fraction => [BigInt(number), 1n];

const wages = records('data/wages.csv');
const prices = records('data/price_by_state.csv');
const measured = records('data/graduate_earnings_by_state.csv');
const multipliers = records('parameters/credential-multipliers.csv');
const programs = records('parameters/programs.csv');

const OUTCOME: Cells = { RN_TO_BSN: 'BSN', RN_TO_MSN: 'MSN', DNP: 'DOCTORAL' };
const mean = (state: string, soc: string) => read(only(wages, { state_slug: state, soc })?.mean_annual);
const multiplier = (degree: string, end: string) => read(only(multipliers, { subject: degree })?.[end]);
const fact = (degree: string, parameter: string) =>
  read(only(programs, { parameter, subject: degree })?.value);

function entrantIncome(state: string, degree: string): Fraction {
  if (['LPN', 'ADN', 'BSN'].includes(degree)) {
    return read(only(wages, { state_slug: state, soc: '00-0000' })?.p25_annual);
  }
  const before = degree === 'RN_TO_BSN' || degree === 'RN_TO_MSN' ? 'ADN' : 'BSN';
  return times(mean(state, '29-1141'), multiplier(before, 'value'));
}

function priceOf(state: string, degree: string): Cells | undefined {
  const row = (area: string, control: string) =>
    only(prices, { state_slug: area, credential: degree, control });
  return row(state, 'public') ?? row(state, 'private') ?? row('us', 'public');
}

function recompute(state: string, degree: string, income: number) {
  const nurse = mean(state, degree === 'LPN' ? '29-2061' : '29-1141');
  const [salary, low, high] = ['value', 'low', 'high'].map((end) =>
    times(nurse, multiplier(degree, end)),
  ) as [Fraction, Fraction, Fraction];
  const found = only(measured, { state_slug: state, credential: OUTCOME[degree] ?? degree });
  const inState =
    degree !== 'PHD' && Number(found?.distinct_values ?? 0) >= 3
      ? read(found?.median_of_program_medians)
      : null;
  const lowest = inState && less(inState, low) ? inState : low;
  const highest = inState && less(high, inState) ? inState : high;

  const tuition = read(priceOf(state, degree)?.median);
  const others = ['books_and_supplies', 'kit_health_checks_testing', 'license_and_exam']
    .map((cost) => fact(degree, cost))
    .reduce(plus);
  const cost = plus(tuition, others);
  const months = fact(degree, 'program_months');
  const kept = minus(whole(1), fact(degree, 'share_of_pay_given_up'));
  const now = whole(income);
  const twelve = whole(12);

  const repaid = (amount: Fraction, pay: Fraction, before: Fraction) =>
    less(before, pay) ? upward(over(amount, over(minus(pay, before), twelve))) : null;
  const lost = times(times(minus(whole(1), kept), now), over(months, twelve));
  const afterStart = repaid(plus(cost, lost), salary, now);
  const earned = (years: number) => {
    const study = less(months, whole(12 * years)) ? months : whole(12 * years);
    const work = minus(whole(12 * years), study);
    return plus(times(times(kept, now), over(study, twelve)), times(salary, over(work, twelve)));
  };
  const net = (years: number) => minus(earned(years), cost);
  const gain = (years: number) => minus(net(years), times(now, whole(years)));
  const difference = inState ? over(times(minus(inState, salary), whole(1000)), salary) : null;
  return {
    expected_salary: nearest(salary),
    expected_salary_low: nearest(lowest),
    expected_salary_high: nearest(highest),
    salary_increase: nearest(minus(salary, now)),
    tuition_total: nearest(tuition),
    tuition_per_year: nearest(over(tuition, fact(degree, 'tuition_years'))),
    other_costs: nearest(others),
    total_cost: nearest(cost),
    break_even_months: repaid(cost, salary, now),
    break_even_months_low: repaid(cost, highest, now),
    break_even_months_high: repaid(cost, lowest, now),
    break_even_months_from_start: afterStart === null ? null : Number(months[0] / months[1]) + afterStart,
    net_earnings_5_year: nearest(net(5)),
    net_earnings_10_year: nearest(net(10)),
    net_earnings_20_year: nearest(net(20)),
    net_gain_5_year: nearest(gain(5)),
    net_gain_10_year: nearest(gain(10)),
    net_gain_20_year: nearest(gain(20)),
    typical: repaid(cost, salary, entrantIncome(state, degree)),
    typicalIncome: nearest(entrantIncome(state, degree)),
    differencePercent: difference ? nearest(difference) / 10 : null,
    lastYears: [0, 1, 4, 20].map((years) => {
      const paid = less(months, whole(12 * years)) ? whole(1) : over(whole(12 * years), months);
      return nearest(minus(earned(years), times(cost, paid)));
    }),
  };
}

it.each([0, 1, 36_820, 80_001, 250_000])(
  'gives the same figures for every state and degree at an income of %d',
  (income) => {
    const data = loadData();
    for (const state of stateSlugs) {
      for (const degree of degrees) {
        const { result } = nursingRoi.answer({ state, degree, current_income: income }, data);
        const { typical, typicalIncome, differencePercent, lastYears, ...same } = recompute(
          state,
          degree,
          income,
        );
        expect(result, `${state} ${degree}`).toMatchObject(same);
        expect(result.typical_entrant).toMatchObject({
          break_even_months: typical,
          baseline_income: typicalIncome,
        });
        expect(result.graduate_earnings?.difference_percent ?? null).toBe(differencePercent);
        expect([0, 1, 4, 20].map((year) => result.timeline[year]?.cumulative_if_enrolled)).toEqual(lastYears);
      }
    }
  },
);
