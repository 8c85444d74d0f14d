import type { FormulaStep } from '@/lib/calculators/page/view';
import { formatDollars, formatMonths, formatNumber } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import type { NursingRoiInputs } from '../parameters';
import type { PlanBasis } from '../plan';
import type { NursingRoiResult } from '../result';

interface Computed {
  readonly inputs: NursingRoiInputs;
  readonly result: NursingRoiResult;
  readonly basis: PlanBasis;
  /** Years of the longest horizon. */
  readonly years: number;
}

const NO_RAISE = 'no raise';

function payback({ result, basis }: Computed): FormulaStep[] {
  const { plan } = basis;
  const monthly = `(${formatDollars(result.salary_increase)} ÷ 12)`;
  const payGivenUp = `${plan.shareOfPayGivenUp} × ${formatDollars(plan.currentIncome)} × ${plan.programMonths} ÷ 12`;
  return [
    {
      label: 'Months of work until the raise has repaid the cost and the pay given up, rounded up',
      expression: `(${formatDollars(result.total_cost)} + ${payGivenUp}) ÷ ${monthly}`,
      value: result.break_even_months === null ? NO_RAISE : formatMonths(result.break_even_months),
    },
    {
      label: 'Ahead after, from enrolling: study, then work',
      expression:
        result.break_even_months === null
          ? `${plan.programMonths} months + ${NO_RAISE}`
          : `${plan.programMonths} + ${result.break_even_months} months`,
      value:
        result.break_even_months_from_start === null
          ? NO_RAISE
          : formatMonths(result.break_even_months_from_start),
    },
  ];
}

function earnings({ inputs, result, basis, years }: Computed): FormulaStep[] {
  const { plan } = basis;
  const months = 12 * years;
  const studied = Math.min(plan.programMonths, months);
  const enrolled = `(1 − ${plan.shareOfPayGivenUp}) × ${formatDollars(inputs.current_income)} × ${studied} ÷ 12`;
  const after = `${formatDollars(result.expected_salary)} × ${months - studied} ÷ 12`;
  return [
    {
      label: `Earnings over ${years} years from enrolling, after cost`,
      expression: `${enrolled} + ${after} − ${formatDollars(result.total_cost)}`,
      value: formatDollars(result.net_earnings_20_year),
    },
    {
      label: 'Gain over staying as you are',
      expression: `${formatDollars(result.net_earnings_20_year)} − ${formatDollars(inputs.current_income)} × ${years}`,
      value: formatDollars(result.net_gain_20_year),
    },
  ];
}

/** The calculation with the reader's own numbers. Figures are shown rounded and computed unrounded. */
export function formula(computed: Computed): FormulaStep[] {
  const { inputs, result } = computed;
  const { wage_basis: wage, credential_multiplier: multiplier } = result;
  return [
    {
      label: `Expected salary: mean wage of ${wage.occupation.toLowerCase()} in ${areaName(inputs.state)} × the credential's multiplier`,
      expression: `${formatDollars(wage.amount)} × ${formatNumber(multiplier.value, 2)}`,
      value: formatDollars(result.expected_salary),
    },
    {
      label: 'Raise: expected salary − what you earn now',
      expression: `${formatDollars(result.expected_salary)} − ${formatDollars(inputs.current_income)}`,
      value: formatDollars(result.salary_increase),
    },
    {
      label: 'Total cost: tuition + books, kit, checks, exam and license − grants',
      expression: `${formatDollars(result.tuition_total)} + ${formatDollars(result.other_costs)} − ${formatDollars(result.grants_total)}`,
      value: formatDollars(result.total_cost),
    },
    ...payback(computed),
    ...earnings(computed),
  ];
}
