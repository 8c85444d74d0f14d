import type { Data } from '@/lib/data/data';
import { type Cost, programCost } from './cost';
import { type NursingRoiInputs, programCredential } from './parameters';
import { type Entrant, type Pay, payWith, typicalEntrant } from './pay';
import type { Plan } from './payback';

/** The plan behind an answer, beside what it was made from. */
export interface PlanBasis {
  readonly plan: Plan;
  readonly pay: Pay;
  readonly cost: Cost;
  readonly entrant: Entrant;
}

/** What these inputs ask about, as figures. @throws Error when a table lacks a row that every state and degree must have. */
export function planFor(inputs: NursingRoiInputs, data: Data): PlanBasis {
  const programs = data.parameters('programs');
  const program = programCredential(inputs);
  const pay = payWith(inputs.degree, inputs.state, data);
  const cost = programCost(inputs, data);
  return {
    plan: {
      programMonths: programs.number('program_months', program),
      shareOfPayGivenUp: programs.number('share_of_pay_given_up', program),
      totalCost: cost.total,
      currentIncome: inputs.current_income,
      salaryAfter: pay.expected,
    },
    pay,
    cost,
    entrant: typicalEntrant(inputs, data),
  };
}

export const horizons = ['5_year', '10_year', '20_year'] as const;
export type Horizon = (typeof horizons)[number];

/** Years from enrollment that net earnings run over. */
export function horizonYears(horizon: Horizon, data: Data): number {
  return data.parameters('nursing-roi').number('horizon_years', horizon);
}

export function longestHorizonYears(data: Data): number {
  return Math.max(...horizons.map((horizon) => horizonYears(horizon, data)));
}
