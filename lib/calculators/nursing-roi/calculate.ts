import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import { formatDollars } from '@/lib/numbers/format';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { areaName, stateName } from '@/lib/places/states';
import { afterGrants, type Cost } from './cost';
import { costMembers } from './cost-members';
import { type EarlyCareer, earlyCareer } from './early-career';
import { type Loan, loanOf } from './loan';
import { type NursingRoiInputs, programCredential } from './parameters';
import type { Entrant, Pay } from './pay';
import { earlyCareerMembers, measuredMembers, multiplierMembers, toTenth, wageMembers } from './pay-members';
import {
  breakEvenMonths,
  breakEvenMonthsFromStart,
  cumulative,
  netEarnings,
  netGain,
  type Plan,
} from './payback';
import { type Horizon, horizons, horizonYears, longestHorizonYears, type PlanBasis, planFor } from './plan';
import type { NursingRoiResult } from './result';
import { schoolBeside } from './school-result';
import { type Figures, summaryOf } from './summary';

/** What an answer was computed from, for its assumptions and sources. */
export interface NursingRoiRows {
  readonly pay: Pay;
  readonly cost: Cost;
  readonly entrant: Entrant;
  readonly early: EarlyCareer;
  readonly loan: Loan;
  readonly length: ParameterRow;
  readonly payGivenUp: ParameterRow;
  readonly data: Data;
}

function noRaise({ salaryAfter, currentIncome }: Plan): string {
  return `No raise: a salary of ${formatDollars(salaryAfter)} is not above an income of ${formatDollars(currentIncome)}.`;
}

/** Months to break even beside the reason where there are none. */
function breakEven(plan: Plan) {
  const months = breakEvenMonths(plan);
  return { months, reason: months === null ? noRaise(plan) : null };
}

function breakEvenMembers({ plan, pay }: PlanBasis) {
  const middle = breakEven(plan);
  const fastest = breakEven({ ...plan, salaryAfter: pay.high });
  const slowest = breakEven({ ...plan, salaryAfter: pay.low });
  return {
    break_even_months: middle.months,
    break_even_reason: middle.reason,
    break_even_months_low: fastest.months,
    break_even_low_reason: fastest.reason,
    break_even_months_high: slowest.months,
    break_even_high_reason: slowest.reason,
    break_even_months_from_start: breakEvenMonthsFromStart(plan),
  };
}

/** Whole-dollar figures of every horizon under `${prefix}_${horizon}`. */
function byHorizon<P extends string>(prefix: P, dollarsOver: (years: number) => number, data: Data) {
  return Object.fromEntries(
    horizons.map((horizon) => [
      `${prefix}_${horizon}`,
      roundAwayFromZero(dollarsOver(horizonYears(horizon, data))),
    ]),
  ) as Record<`${P}_${Horizon}`, number>;
}

/** With tuition paid by the university; of research doctorates alone. */
function fundedMembers({ degree }: NursingRoiInputs, { plan, cost }: PlanBasis) {
  if (degree !== 'PHD') return {};
  const totalCost = afterGrants(cost.otherCostsTotal, cost.grants);
  const { months, reason } = breakEven({ ...plan, totalCost });
  return {
    if_funded: {
      total_cost: roundAwayFromZero(totalCost),
      break_even_months: months,
      break_even_reason: reason,
    },
  };
}

function entrantMembers({ plan, pay, entrant }: PlanBasis): NursingRoiResult['typical_entrant'] {
  const { months, reason } = breakEven({ ...plan, currentIncome: entrant.income });
  return {
    baseline: entrant.baseline.baseline,
    baseline_income: roundAwayFromZero(entrant.income),
    salary_increase: roundAwayFromZero(pay.expected - entrant.income),
    break_even_months: months,
    break_even_reason: reason,
  };
}

function loanMembers(loan: Loan): NursingRoiResult['loan'] {
  return {
    amount: roundAwayFromZero(loan.amount),
    rate_percent: loan.ratePercent,
    years: loan.years,
    monthly_payment: roundAwayFromZero(loan.monthlyPayment),
    share_of_gross_monthly_pay_percent: toTenth(loan.sharePercent),
    basis: `federal Direct Loan, ${loan.rate.as_of}, on the Tiered Standard plan, whose years follow from the amount`,
  };
}

function timelineOf(plan: Plan, years: number): NursingRoiResult['timeline'] {
  return Array.from({ length: years + 1 }, (_, year) => {
    const { ifEnrolled, ifNot } = cumulative(plan, year);
    return {
      year,
      cumulative_if_enrolled: roundAwayFromZero(ifEnrolled),
      cumulative_if_not: roundAwayFromZero(ifNot),
    };
  });
}

/** Pay at the start, and the whole cost as a loan that is paid from it. */
function firstYears({ degree, state }: NursingRoiInputs, { pay, cost }: PlanBasis, data: Data) {
  const early = earlyCareer(degree, state, pay, data);
  return { early, loan: loanOf(cost.total, degree, early.entryPay ?? pay.expected, data) };
}

/** Returns the figures of an answer. @param school that is beside it, or that its basis is of */
export function figuresOf(
  inputs: NursingRoiInputs,
  basis: PlanBasis,
  school: Pick<NursingRoiResult, 'program'>,
  data: Data,
): Figures {
  const { plan, pay, cost } = basis;
  const { state, current_income: currentIncome } = inputs;
  const { early, loan } = firstYears(inputs, basis, data);
  return {
    state_name: stateName(state),
    degree_name: credentialFacts[programCredential(inputs)].title,
    expected_salary: roundAwayFromZero(pay.expected),
    expected_salary_low: roundAwayFromZero(pay.low),
    expected_salary_high: roundAwayFromZero(pay.high),
    wage_basis: wageMembers(pay),
    credential_multiplier: multiplierMembers(pay),
    early_career: earlyCareerMembers(early, pay),
    salary_increase: roundAwayFromZero(pay.expected - currentIncome),
    program_months: plan.programMonths,
    ...costMembers(cost, data.parameters('programs').find('tuition_years', inputs.degree)),
    loan: loanMembers(loan),
    ...fundedMembers(inputs, basis),
    ...breakEvenMembers(basis),
    ...byHorizon('net_earnings', (years) => netEarnings(plan, years), data),
    ...byHorizon('net_gain', (years) => netGain(plan, years), data),
    typical_entrant: entrantMembers(basis),
    ...measuredMembers(pay, areaName(state), data),
    ...school,
    timeline: timelineOf(plan, longestHorizonYears(data)),
  };
}

/**
 * What a credential pays, costs and returns in a state. Computed unrounded; each figure is rounded at the end:
 * dollars to the nearest whole, percents to one decimal, halves away from zero; months up.
 *
 * @throws Error when a table lacks a row that every state and degree must have.
 */
export function calculate(
  inputs: NursingRoiInputs,
  data: Data,
): { result: NursingRoiResult; rows: NursingRoiRows } {
  const programs = data.parameters('programs');
  const program = programCredential(inputs);
  const basis = planFor(inputs, data);
  const { pay, cost, entrant } = basis;
  const figures = figuresOf(inputs, basis, schoolBeside(inputs, basis, data), data);
  return {
    result: { summary: summaryOf(inputs, figures, data), ...figures },
    rows: {
      ...{ pay, cost, entrant, ...firstYears(inputs, basis, data), data },
      length: programs.row('program_months', program),
      payGivenUp: programs.row('share_of_pay_given_up', program),
    },
  };
}
