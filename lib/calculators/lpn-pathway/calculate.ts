import type { Data } from '@/lib/data/data';
import { isClose } from './decision';
import { type Evaluation, evaluate } from './evaluation';
import { beforeStart, ladderCost, monthsThrough, splitMonths } from './measures';
import type { PathwayModel } from './model';
import type { PathwayInputs } from './parameters';
import type { Program } from './programs';
import type { LpnPathwayResult } from './result';
import { routeFacts } from './routes';
import { runnerUpOf } from './runner-up';
import { scoresOf, stepsOf } from './scores';
import { cautions } from './sentences/cautions';
import { recommendationSentences } from './sentences/recommendation';
import { summary } from './sentences/summary';

/** The rows that an answer was computed from, for its assumptions and sources. */
export interface PathwayRows {
  readonly model: PathwayModel;
  /** Program to enter first. */
  readonly first: Program;
  /** Programs of every ladder that was weighed or shown, each once. */
  readonly programs: readonly Program[];
}

/** Programs of every ladder that was worked out and of the runner-up, each once, in declared order. */
function programsOf({
  decision: { ladders, runnerUp },
  model: { programs },
}: Evaluation): readonly Program[] {
  const worked = [...ladders.scored, ...ladders.barred.map(({ candidate }) => candidate), runnerUp];
  const used = new Set(worked.flatMap(({ journey }) => journey.ladder));
  return Object.values(programs).filter((program) => used.has(program));
}

/** Months and dollars of the recommended ladder. */
function timeAndCost(ladder: readonly Program[], first: Program) {
  return {
    months_before_start_low: beforeStart(first, 'low'),
    months_before_start_high: beforeStart(first, 'high'),
    months_to_first_license_low: monthsThrough([first], 'low'),
    months_to_first_license_high: monthsThrough([first], 'high'),
    months_to_goal_low: monthsThrough(ladder, 'low'),
    months_to_goal_typical: monthsThrough(ladder, 'typical'),
    months_to_goal_high: monthsThrough(ladder, 'high'),
    months_to_goal_split: splitMonths(ladder),
    cost_low: ladderCost(ladder, 'p25'),
    cost_typical: ladderCost(ladder, 'median'),
    cost_high: ladderCost(ladder, 'p75'),
  };
}

/** The answer to a decision, each figure rounded at the end: whole dollars, months, scores to one decimal. */
export function answerOf(evaluation: Evaluation): { result: LpnPathwayResult; rows: PathwayRows } {
  const { model, decision } = evaluation;
  const { route, journey, measures } = decision.recommended;
  const { ladder } = journey;
  const [first] = ladder;
  return {
    result: {
      summary: summary(evaluation),
      recommended_route: route,
      route_name: routeFacts[route].name,
      close_call: isClose(decision, model),
      why: recommendationSentences(evaluation),
      ladder: stepsOf(ladder, model),
      ...timeAndCost(ladder, first),
      cost_for_budget: measures.total_cost,
      wages: model.medians.specified,
      wages_newest: model.medians.newest,
      runner_up: runnerUpOf(evaluation),
      weights: decision.weights,
      scores: scoresOf(evaluation),
      cautions: cautions(evaluation),
    },
    rows: { model, first, programs: programsOf(evaluation) },
  };
}

/**
 * The route that fits these inputs best, by the rules of the methodology: computed from middle values. Prices and
 * pay start in whole dollars.
 *
 * @throws Error naming the first figure that the data lacks.
 */
export const calculate = (inputs: PathwayInputs, data: Data) => answerOf(evaluate(inputs, data));
