import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { roundHalfUp, roundToTenth } from '@/lib/numbers/rounding';
import { type Evaluation, evaluate } from './evaluation';
import { ladderCost, monthsThrough, netEarnings, programCost } from './measures';
import type { PathwayModel } from './model';
import type { PathwayInputs } from './parameters';
import type { Program } from './programs';
import type { LpnPathwayResult } from './result';
import { routeFacts } from './routes';
import { type Candidate, isClose, isShown, type Scored } from './score';
import { cautions } from './sentences/cautions';
import { recommendationSentences } from './sentences/recommendation';
import { runnerUpSentence } from './sentences/runner-up';
import { scoredReasons, unscoredReasons } from './sentences/scores';

/** The rows that an answer was computed from, for its assumptions and sources. */
export interface PathwayRows {
  readonly model: PathwayModel;
  /** Program to enter first. */
  readonly first: Program;
  /** Programs of every route that was weighed or shown, each once. */
  readonly programs: readonly Program[];
}

type Attributes = NonNullable<LpnPathwayResult['scores'][number]['attributes']>;
type LadderStep = Attributes['ladder'][number];

/** Decimals that a share is shown with. */
const SHARE_DECIMALS = 3;

function stepOf(program: Program, index: number, { medianWage }: PathwayModel): LadderStep {
  return {
    step: index + 1,
    credential: program.credential,
    name: credentialFacts[program.credential].title,
    months_low: monthsThrough([program], 'low'),
    months_typical: monthsThrough([program], 'typical'),
    months_high: monthsThrough([program], 'high'),
    study_months_low: program.study.low,
    study_months_high: program.study.high,
    cost_low: programCost(program, 'p25'),
    cost_typical: programCost(program, 'median'),
    cost_high: programCost(program, 'p75'),
    license: program.license,
    median_wage_after: medianWage[program.license].value,
  };
}

function attributesOf({ measures, journey }: Candidate, model: PathwayModel): Attributes {
  const { ladder } = journey;
  return {
    first_license_months: measures.first_license_months,
    goal_months: measures.goal_months,
    upfront_money: roundHalfUp(measures.upfront_money),
    total_cost: measures.total_cost,
    pay_kept: Number(measures.pay_kept.toFixed(SHARE_DECIMALS)),
    net_earnings_20_year: roundHalfUp(measures.net_earnings_20_year),
    programs: measures.programs,
    net_earnings_10_year: roundHalfUp(netEarnings(journey, model.shownYears)),
    months_to_goal_low: monthsThrough(ladder, 'low'),
    months_to_goal_high: monthsThrough(ladder, 'high'),
    cost_low: ladderCost(ladder, 'p25'),
    cost_high: ladderCost(ladder, 'p75'),
    ladder: ladder.map((program, index) => stepOf(program, index, model)),
  };
}

function scoredEntry(route: Scored, evaluation: Evaluation): LpnPathwayResult['scores'][number] {
  return {
    route: route.route,
    route_name: routeFacts[route.route].name,
    score: roundToTenth(route.score),
    score_reason: null,
    attributes: attributesOf(route, evaluation.model),
    attributes_reason: null,
    reasons: scoredReasons(route, evaluation),
  };
}

function unscoredEntry(route: Candidate, evaluation: Evaluation): LpnPathwayResult['scores'][number] {
  const shown = isShown(route, evaluation.decision);
  return {
    route: route.route,
    route_name: routeFacts[route.route].name,
    score: null,
    score_reason: route.standing.reason,
    attributes: shown ? attributesOf(route, evaluation.model) : null,
    attributes_reason: shown ? null : 'The route is not offered for these answers, so it is not worked out.',
    reasons: unscoredReasons(route, evaluation),
  };
}

function runnerUpOf(evaluation: Evaluation): LpnPathwayResult['runner_up'] {
  const { runnerUp, second } = evaluation.decision;
  return {
    route: runnerUp.route,
    route_name: routeFacts[runnerUp.route].name,
    comparison: runnerUpSentence(evaluation),
    close_call: second !== null && isClose(second.behind, evaluation.model),
    lead_points: second ? roundToTenth(second.behind) : null,
    lead_points_reason: second ? null : runnerUp.standing.reason,
    what_would_change_the_answer: evaluation.changes.map(({ parameter, value, recommendedRoute }) => ({
      parameter,
      value,
      recommended_route: recommendedRoute,
    })),
  };
}

/** Programs that these routes go through, each once, in declared order. */
function programsOf(routes: readonly Candidate[], { programs }: PathwayModel): readonly Program[] {
  const used = new Set(routes.flatMap(({ journey }) => journey.ladder));
  return Object.values(programs).filter((program) => used.has(program));
}

/**
 * The route that fits these inputs best, by the rules of the methodology: computed from middle values. Prices and
 * pay start in whole dollars; each shown figure is rounded at the end: whole dollars, months, scores to one decimal.
 *
 * @throws Error naming the first figure that the data lacks.
 */
export function calculate(
  inputs: PathwayInputs,
  data: Data,
): { result: LpnPathwayResult; rows: PathwayRows } {
  const evaluation = evaluate(inputs, data);
  const { model, decision } = evaluation;
  const { recommended, scored, unscored } = decision;
  const { route, journey } = recommended;
  const { ladder } = journey;
  const [first] = ladder;
  const worked = [...scored, ...unscored.filter((entry) => isShown(entry, decision))];
  return {
    result: {
      recommended_route: route,
      route_name: routeFacts[route].name,
      why: recommendationSentences(evaluation),
      ladder: ladder.map((program, index) => stepOf(program, index, model)),
      months_before_start_low: first.beforeStart.low,
      months_before_start_high: first.beforeStart.high,
      months_to_first_license_low: monthsThrough([first], 'low'),
      months_to_first_license_high: monthsThrough([first], 'high'),
      months_to_goal_low: monthsThrough(ladder, 'low'),
      months_to_goal_typical: monthsThrough(ladder, 'typical'),
      months_to_goal_high: monthsThrough(ladder, 'high'),
      cost_low: ladderCost(ladder, 'p25'),
      cost_typical: ladderCost(ladder, 'median'),
      cost_high: ladderCost(ladder, 'p75'),
      wages: model.medians.specified,
      wages_newest: model.medians.newest,
      runner_up: runnerUpOf(evaluation),
      weights: decision.weights,
      scores: [
        ...scored.map((entry) => scoredEntry(entry, evaluation)),
        ...unscored.map((entry) => unscoredEntry(entry, evaluation)),
      ],
      cautions: cautions(evaluation),
    },
    rows: {
      model,
      first,
      programs: programsOf(worked, model),
    },
  };
}
