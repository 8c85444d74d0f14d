import { expect, it } from 'vitest';
import { programRate } from '@/tests/support/pass-rates';
import { byYear, pool } from './pool';
import { partsOfYears, wholeYears } from './rate';

const campus = (period_label: string, candidates: number, passed: number) =>
  programRate({ period_label, candidates, passed, pass_rate_percent: null });

it('adds candidates and passes, and never averages rates', () => {
  expect(pool(wholeYears([campus('2023', 10, 10), campus('2024', 90, 45)]))).toEqual({
    candidates: 100,
    passed: 55,
  });
  expect(pool([])).toEqual({ candidates: 0, passed: 0 });
});

it('takes several rows of a year together, newest year first', () => {
  const rates = wholeYears([campus('2023', 20, 15), campus('2024', 30, 27), campus('2023', 40, 30)]);
  expect(byYear(rates)).toEqual([
    { year: 2024, rates: [rates[1]], candidates: 30, passed: 27 },
    { year: 2023, rates: [rates[0], rates[2]], candidates: 60, passed: 45 },
  ]);
});

it('takes no part of a year', () => {
  const parts = partsOfYears([programRate({ period_label: '2024 Q1', period_kind: 'partial' })]);
  // @ts-expect-error a part of a year is no year
  expect(pool(parts).candidates).toBe(186);
});
