import type { Data } from '@/lib/data/data';
import { afterGrants } from './cost';
import { type NursingRoiInputs, programCredential } from './parameters';
import { breakEvenMonths, breakEvenMonthsFromStart, netGain, type Plan } from './payback';
import { longestHorizonYears, type PlanBasis, planFor } from './plan';

/** What can turn out otherwise than calculated. */
export const factorIds = [
  'pay',
  'price',
  'other_control',
  'length',
  'pay_given_up',
  'income_before',
] as const;
export type FactorId = (typeof factorIds)[number];

/** What a plan comes to: months are whole, null where there is no raise; dollars are unrounded. */
export interface Outcome {
  readonly breakEvenMonths: number | null;
  readonly breakEvenMonthsFromStart: number | null;
  /** Over the longest horizon. */
  readonly netGain: number;
}

/** One value that a factor may take, in the factor's unit, and what the plan then comes to. */
export interface Variation {
  readonly value: number;
  readonly outcome: Outcome;
}

/** One factor at the ends of its plausible range, everything else as calculated. */
export interface Factor {
  readonly id: FactorId;
  /** Value that the answer uses, in the factor's unit. */
  readonly calculated: number;
  readonly variations: readonly Variation[];
  /** Dollars between the best and the worst net gain, the calculated one included. */
  readonly spread: number;
}

export interface Sensitivity {
  readonly calculated: Outcome;
  /** The factor that moves the net gain most first. */
  readonly factors: readonly Factor[];
  readonly years: number;
}

/** Returns what a plan comes to. @param years over which it gains */
export function outcomeOf(plan: Plan, years: number): Outcome {
  return {
    breakEvenMonths: breakEvenMonths(plan),
    breakEvenMonthsFromStart: breakEvenMonthsFromStart(plan),
    netGain: netGain(plan, years),
  };
}

interface Range {
  readonly calculated: number;
  readonly values: readonly number[];
  to(value: number): Partial<Plan>;
}

function rangesOf(
  inputs: NursingRoiInputs,
  { pay, cost, entrant, plan }: PlanBasis,
  data: Data,
): Record<FactorId, Range> {
  const programs = data.parameters('programs');
  const { tuition: price, otherCostsTotal, grants } = cost;
  const ends = (parameter: string): number[] => {
    const { low, high } = programs.row(parameter, programCredential(inputs));
    return [low, high].filter((end) => end !== null);
  };
  const tuition = {
    calculated: price.total,
    to: (dollars: number) => ({ totalCost: afterGrants(dollars + otherCostsTotal, grants) }),
  };
  return {
    pay: {
      calculated: plan.salaryAfter,
      values: [pay.low, pay.high],
      to: (salaryAfter) => ({ salaryAfter }),
    },
    price: { ...tuition, values: [price.p25, price.p75].filter((end) => end !== null) },
    other_control: {
      ...tuition,
      values:
        price.control === null
          ? []
          : cost.byControl
              .filter(({ control }) => control !== price.control)
              .map(({ price: other }) => other.median),
    },
    length: {
      calculated: plan.programMonths,
      values: ends('program_months'),
      to: (programMonths) => ({ programMonths }),
    },
    pay_given_up: {
      calculated: plan.shareOfPayGivenUp,
      values: plan.currentIncome > 0 ? ends('share_of_pay_given_up') : [],
      to: (shareOfPayGivenUp) => ({ shareOfPayGivenUp }),
    },
    income_before: {
      calculated: plan.currentIncome,
      values: [entrant.income],
      to: (currentIncome) => ({ currentIncome }),
    },
  };
}

/**
 * What moves an answer most: each factor at the ends of its range, one at a time.
 *
 * @param basis what the answer rests on, where that is not the state's
 * @returns only ends that differ from the calculated value, and only factors that have such an end: without an income,
 *   no pay is given up.
 */
export function sensitivity(
  inputs: NursingRoiInputs,
  data: Data,
  basis: PlanBasis = planFor(inputs, data),
): Sensitivity {
  const { plan } = basis;
  const years = longestHorizonYears(data);
  const calculated = outcomeOf(plan, years);
  const ranges = rangesOf(inputs, basis, data);
  const factors = factorIds.map((id): Factor => {
    const { calculated: middle, values, to } = ranges[id];
    const variations = values
      .filter((value) => value !== middle)
      .map((value) => ({ value, outcome: outcomeOf({ ...plan, ...to(value) }, years) }));
    const gains = [calculated, ...variations.map(({ outcome }) => outcome)].map((outcome) => outcome.netGain);
    return { id, calculated: middle, variations, spread: Math.max(...gains) - Math.min(...gains) };
  });
  return {
    calculated,
    years,
    factors: factors.filter(({ variations }) => variations.length > 0).sort((a, b) => b.spread - a.spread),
  };
}
