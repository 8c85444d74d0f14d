/** nursing-roi against the answers of the reference: every state and degree, at no income and at the usual entrant's. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { calculate } from '@/lib/calculators/nursing-roi/calculate';
import { inputsOf, parameters } from '@/lib/calculators/nursing-roi/parameters';
import type { NursingRoiResult } from '@/lib/calculators/nursing-roi/result';
import { degrees } from '@/lib/data/credentials';
import { loadData } from '@/lib/data/data';
import { stateSlugs } from '@/lib/places/states';
import { isEditionOfReference } from '../reference/edition';

type Row = Readonly<Record<string, string>>;
const rows: Row[] = parse(readFileSync('tests/reference/nursing_roi_check.csv', 'utf8'), { columns: true });

/** Cells of the reference that are no member of the result, or one under the same name of an object. */
const elsewhere: Readonly<Record<string, (result: NursingRoiResult) => unknown>> = {
  multiplier: (result) => result.credential_multiplier.value,
  multiplier_area: (result) => result.credential_multiplier.area,
  tuition_area: (result) => result.tuition_basis.area,
  baseline_income: (result) => result.typical_entrant.baseline_income,
  typical_break_even_months: (result) => result.typical_entrant.break_even_months,
  measured_area: (result) => result.graduate_earnings?.area ?? null,
  measured_median: (result) => result.graduate_earnings?.median_restated ?? null,
  difference_percent: (result) => result.graduate_earnings?.difference_percent ?? null,
  entry_pay: (result) => result.early_career.entry_pay,
  four_years_on: (result) => result.early_career.four_years_on,
  loan_amount: (result) => result.loan.amount,
  loan_rate_percent: (result) => result.loan.rate_percent,
  loan_years: (result) => result.loan.years,
  loan_monthly_payment: (result) => result.loan.monthly_payment,
  loan_share_of_gross_monthly_pay_percent: (result) => result.loan.share_of_gross_monthly_pay_percent,
};

/** What the question is made of, and how many programs moved a multiplier: none does. */
const notAnswers = ['state', 'degree', 'current_income', 'multiplier_programs'];
const columns = Object.keys(rows[0] ?? {}).filter((name) => !notAnswers.includes(name));

function written(value: unknown): string | number {
  if (value === null || value === undefined || value === '') return '';
  return Number.isNaN(Number(value)) ? String(value) : Number(value) + 0; // + 0: the reference writes -0.0
}

function answerTo({ state, degree, current_income }: Row): NursingRoiResult {
  const inputs = inputsOf({
    state: parameters.state.value.parse(state),
    degree: parameters.degree.value.parse(degree),
    current_income: Number(current_income),
  });
  return calculate(inputs, loadData()).result;
}

describe.runIf(isEditionOfReference)('every answer of the reference', () => {
  it('is there once for each state, degree and income', () => {
    expect(rows).toHaveLength(2 * stateSlugs.length * degrees.length);
    expect(
      new Set(rows.map(({ state, degree, current_income }) => `${state} ${degree} ${current_income}`)).size,
    ).toBe(rows.length);
    expect(columns).toHaveLength(28);
  });

  it.each(degrees)('is the same in every member for %s', (degree) => {
    for (const row of rows.filter((one) => one['degree'] === degree)) {
      const result = answerTo(row);
      const cellOf = (name: string) => elsewhere[name]?.(result) ?? Reflect.get(result, name);
      const ours = Object.fromEntries(columns.map((name) => [name, written(cellOf(name))]));
      const theirs = Object.fromEntries(columns.map((name) => [name, written(row[name])]));
      expect(ours, `${row['state']} ${degree} ${row['current_income']}`).toEqual(theirs);
    }
  });
});
