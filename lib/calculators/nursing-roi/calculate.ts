import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ParameterRow } from '@/lib/data/tables/parameters';
import { formatDollars } from '@/lib/numbers/format';
import { roundHalfUp, roundToTenth } from '@/lib/numbers/rounding';
import { stateName } from '@/lib/places/states';
import type { Cost } from './cost';
import type { NursingRoiInputs } from './parameters';
import type { Entrant, Pay } from './pay';
import {
  breakEvenMonths,
  breakEvenMonthsFromStart,
  cumulative,
  netEarnings,
  netGain,
  type Plan,
} from './payback';
import { type Horizon, horizons, horizonYears, longestHorizonYears, planFor } from './plan';
import type { NursingRoiResult } from './result';

/** The rows that an answer was computed from, for its assumptions and sources. */
export interface NursingRoiRows {
  readonly pay: Pay;
  readonly cost: Cost;
  readonly entrant: Entrant;
  readonly length: ParameterRow;
  readonly payGivenUp: ParameterRow;
  readonly priceRise: ParameterRow;
  readonly fewInstitutions: number;
  readonly cautionPercent: number;
  readonly longestHorizonYears: number;
}

function noRaise({ salaryAfter, currentIncome }: Plan): string {
  return `No raise: a salary of ${formatDollars(salaryAfter)} is not above an income of ${formatDollars(currentIncome)}.`;
}

/** Months to break even beside the reason where there are none. */
function breakEven(plan: Plan) {
  const breakEvenIn = breakEvenMonths(plan);
  return { months: breakEvenIn, reason: breakEvenIn === null ? noRaise(plan) : null };
}

function measuredMembers({ measured, expected }: Pay, state: string) {
  if (!measured) {
    return {
      graduate_earnings: null,
      graduate_earnings_reason: 'The College Scorecard does not tell graduates of a PhD from those of a DNP.',
    };
  }
  const { area, row } = measured;
  const inState = area === 'state';
  return {
    graduate_earnings: {
      area,
      median: row.median_of_program_medians,
      p25: row.p25,
      p75: row.p75,
      programs: row.programs,
      distinct_values: row.distinct_values,
      years_after_completion: row.earnings_years_after_completion,
      release: row.release,
      difference_percent: inState
        ? roundToTenth(differencePercent(row.median_of_program_medians, expected))
        : null,
      difference_percent_reason: inState
        ? null
        : `Too few institutions in ${state} have a published value; these are the nation's.`,
    },
    graduate_earnings_reason: null,
  };
}

/** Measured minus calculated, in percent of the calculated salary, unrounded. */
export function differencePercent(measured: number, expected: number): number {
  return ((measured - expected) / expected) * 100;
}

/** Whole-dollar figures of every horizon under `${prefix}_${horizon}`. */
function byHorizon<P extends string>(
  prefix: P,
  dollarsOver: (years: number) => number,
  yearsOf: (horizon: Horizon) => number,
) {
  return Object.fromEntries(
    horizons.map((horizon) => [`${prefix}_${horizon}`, roundHalfUp(dollarsOver(yearsOf(horizon)))]),
  ) as Record<`${P}_${Horizon}`, number>;
}

/**
 * What a credential pays, costs and returns in a state. Computed unrounded; each figure is rounded at the end:
 * dollars to the nearest whole, halves up; months up.
 *
 * @throws Error when a table lacks a row that every state and degree must have.
 */
export function calculate(
  inputs: NursingRoiInputs,
  data: Data,
): { result: NursingRoiResult; rows: NursingRoiRows } {
  const { state, degree, current_income: currentIncome } = inputs;
  const programs = data.parameters('programs');
  const constants = data.parameters('nursing-roi');
  const { plan, pay, cost, entrant } = planFor(inputs, data);
  const yearsOf = (horizon: Horizon) => horizonYears(horizon, data);
  const longestYears = longestHorizonYears(data);
  const middle = breakEven(plan);
  const fastest = breakEven({ ...plan, salaryAfter: pay.high });
  const slowest = breakEven({ ...plan, salaryAfter: pay.low });
  const forEntrant = breakEven({ ...plan, currentIncome: entrant.income });
  const funded: Plan = { ...plan, totalCost: cost.otherCostsTotal };
  const forFunded = breakEven(funded);

  const result: NursingRoiResult = {
    state_name: stateName(state),
    degree_name: credentialFacts[degree].title,
    expected_salary: roundHalfUp(pay.expected),
    expected_salary_low: roundHalfUp(pay.low),
    expected_salary_high: roundHalfUp(pay.high),
    wage_basis: {
      occupation: pay.wage.occupation,
      statistic: 'mean annual wage',
      edition: pay.wage.edition,
      amount: pay.mean,
      employment: pay.wage.employment,
      relative_standard_error_percent: pay.wage.wage_rse_percent,
    },
    credential_multiplier: {
      value: pay.multiplier.value,
      low: pay.multiplier.low,
      high: pay.multiplier.high,
      kind: pay.multiplier.row.kind,
      basis: pay.multiplier.row.basis,
    },
    salary_increase: roundHalfUp(pay.expected - currentIncome),
    program_months: plan.programMonths,
    tuition_total: cost.price.median,
    tuition_years: cost.tuitionYears,
    tuition_per_year: roundHalfUp(cost.price.median / cost.tuitionYears),
    tuition_basis: {
      control: cost.control,
      area: cost.area,
      institutions: cost.price.institutions,
      year: cost.price.year,
      p25: cost.price.p25,
      p75: cost.price.p75,
      lowest: cost.price.lowest,
      highest: cost.price.highest,
    },
    other_costs: cost.otherCostsTotal,
    total_cost: plan.totalCost,
    tuition_by_control: cost.byControl.map(({ control, price }) => ({
      control,
      total: price.median,
      per_year: roundHalfUp(price.median / cost.tuitionYears),
      institutions: price.institutions,
    })),
    ...(degree === 'PHD'
      ? {
          if_funded: {
            total_cost: funded.totalCost,
            break_even_months: forFunded.months,
            break_even_reason: forFunded.reason,
          },
        }
      : {}),
    break_even_months: middle.months,
    break_even_reason: middle.reason,
    break_even_months_low: fastest.months,
    break_even_low_reason: fastest.reason,
    break_even_months_high: slowest.months,
    break_even_high_reason: slowest.reason,
    break_even_months_from_start: breakEvenMonthsFromStart(plan),
    ...byHorizon('net_earnings', (years) => netEarnings(plan, years), yearsOf),
    ...byHorizon('net_gain', (years) => netGain(plan, years), yearsOf),
    typical_entrant: {
      baseline: entrant.baseline.baseline,
      baseline_income: roundHalfUp(entrant.income),
      salary_increase: roundHalfUp(pay.expected - entrant.income),
      break_even_months: forEntrant.months,
      break_even_reason: forEntrant.reason,
    },
    ...measuredMembers(pay, stateName(state)),
    timeline: Array.from({ length: longestYears + 1 }, (_, year) => {
      const { ifEnrolled, ifNot } = cumulative(plan, year);
      return { year, cumulative_if_enrolled: roundHalfUp(ifEnrolled), cumulative_if_not: roundHalfUp(ifNot) };
    }),
  };
  return {
    result,
    rows: {
      pay,
      cost,
      entrant,
      length: programs.row('program_months', degree),
      payGivenUp: programs.row('share_of_pay_given_up', degree),
      priceRise: constants.row('published_price_rise', 'undergraduate'),
      fewInstitutions: constants.number('minimum_institutions', 'tuition'),
      cautionPercent: constants.number('measured_difference_caution', 'graduate_earnings'),
      longestHorizonYears: longestYears,
    },
  };
}
