import type { FormulaStep } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import { formatDollars, formatMonths, formatNumber } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { count } from '@/lib/text/words';
import type { PlanBasis } from '../plan';
import { isTooLate, notWithin } from '../verdict';
import type { AnsweredRequest } from './led';

interface Computed extends Pick<AnsweredRequest, 'inputs' | 'result' | 'school'> {
  readonly basis: PlanBasis;
  /** Years of the longest horizon. */
  readonly years: number;
  readonly data: Data;
}

const NO_RAISE = 'no raise';

/** Months of work and from the start, as the steps show them; a time too long to count is said, not written out. */
function paybackTimes({ result, basis, data }: Computed) {
  const { programMonths } = basis.plan;
  const { break_even_months: work, break_even_months_from_start: fromStart } = result;
  if (work === null || fromStart === null)
    return { work: NO_RAISE, sum: `${programMonths} months + ${NO_RAISE}`, fromStart: NO_RAISE };
  return isTooLate(fromStart, data)
    ? {
        work: notWithin(data),
        sum: `${programMonths} months + the months of work`,
        fromStart: notWithin(data),
      }
    : {
        work: formatMonths(work),
        sum: `${programMonths} + ${count(work, 'month')}`,
        fromStart: formatMonths(fromStart),
      };
}

function payback(computed: Computed): FormulaStep[] {
  const { result, basis } = computed;
  const { plan } = basis;
  const monthly = `(${formatDollars(result.salary_increase)} ÷ 12)`;
  const payGivenUp = `${plan.shareOfPayGivenUp} × ${formatDollars(plan.currentIncome)} × ${plan.programMonths} ÷ 12`;
  const times = paybackTimes(computed);
  return [
    {
      label: 'Months of work until the raise has repaid the cost and the pay given up, rounded up',
      expression: `(${formatDollars(result.total_cost)} + ${payGivenUp}) ÷ ${monthly}`,
      value: times.work,
    },
    {
      label: 'Ahead after, from enrolling: study, then work',
      expression: times.sum,
      value: times.fromStart,
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
  const { inputs, result, school } = computed;
  const { wage_basis: wage, credential_multiplier: multiplier } = result;
  return [
    {
      label: `Expected salary: mean wage of ${wage.occupation.toLowerCase()} in ${areaName(inputs.state)} × the credential's multiplier`,
      expression: `${formatDollars(wage.amount)} × ${formatNumber(multiplier.value, 2)}`,
      value: formatDollars((school?.state ?? result).expected_salary),
    },
    ...(school
      ? [
          {
            label: 'Expected salary at the school',
            expression: school.member.pay_basis,
            value: formatDollars(result.expected_salary),
          },
        ]
      : []),
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
