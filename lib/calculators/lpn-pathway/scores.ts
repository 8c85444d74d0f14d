import { credentialFacts } from '@/lib/data/credentials';
import { figureMembers } from '@/lib/numbers/figure';
import { roundHalfUp, roundToTenth } from '@/lib/numbers/rounding';
import type { Barred } from './decision';
import type { Candidate } from './dominance';
import type { Evaluation } from './evaluation';
import { ladderCost, type Measures, monthsThrough, netEarnings, programCost } from './measures';
import type { PathwayModel } from './model';
import type { Program } from './programs';
import type { LpnPathwayResult } from './result';
import { type RouteId, routeFacts } from './routes';
import type { Scored } from './score';
import { barredReason, figureSentences, notOfferedReason, scoredReasons } from './sentences/scores';

type RouteScore = LpnPathwayResult['scores'][number];
type Attributes = NonNullable<RouteScore['attributes']>;
type LadderOfRoute = RouteScore['ladders'][number];

/** Decimals that a share is shown with. */
const SHARE_DECIMALS = 3;

/** The programs of a ladder as an answer shows them. */
export function stepsOf(
  ladder: readonly Program[],
  { medianWage }: PathwayModel,
): LpnPathwayResult['ladder'] {
  return ladder.map((program, index) => ({
    step: index + 1,
    credential: program.credential,
    name: credentialFacts[program.credential].title,
    months_low: monthsThrough([program], 'low'),
    months_typical: monthsThrough([program], 'typical'),
    months_high: monthsThrough([program], 'high'),
    prerequisite_months: program.prerequisites.typical,
    wait_months: program.wait.typical,
    study_months: program.study.typical,
    study_months_low: program.study.low,
    study_months_high: program.study.high,
    cost_low: programCost(program, 'p25'),
    cost_typical: programCost(program, 'median'),
    cost_high: programCost(program, 'p75'),
    license: program.license,
    median_wage_after: medianWage[program.license].amount,
  }));
}

export const credentialsOf = ({ journey: { ladder } }: Candidate) =>
  ladder.map(({ credential }) => credential);

/** Measures as they are shown: whole months and dollars, a share with three decimals. */
const shownMeasures = (measures: Measures): Measures => ({
  ...measures,
  upfront_money: roundHalfUp(measures.upfront_money),
  pay_kept: Number(measures.pay_kept.toFixed(SHARE_DECIMALS)),
  net_earnings_20_year: roundHalfUp(measures.net_earnings_20_year),
});

function attributesOf({ measures, journey }: Candidate, model: PathwayModel): Attributes {
  const { ladder } = journey;
  return {
    ...shownMeasures(measures),
    net_earnings_10_year: roundHalfUp(netEarnings(journey, model.shownYears)),
    months_to_goal_low: monthsThrough(ladder, 'low'),
    months_to_goal_high: monthsThrough(ladder, 'high'),
    cost_low: ladderCost(ladder, 'p25'),
    cost_high: ladderCost(ladder, 'p75'),
    ladder: stepsOf(ladder, model),
  };
}

function ladderEntry(candidate: Candidate, score: number | null, score_reason: string | null): LadderOfRoute {
  const { ladder } = candidate.journey;
  return {
    ladder: credentialsOf(candidate),
    score: score === null ? null : roundToTenth(score),
    score_reason,
    ...shownMeasures(candidate.measures),
    cost_low: ladderCost(ladder, 'p25'),
    cost_high: ladderCost(ladder, 'p75'),
  };
}

/** Every ladder of a route: those with a score first, the best first. */
function laddersOfRoute(route: RouteId, { decision: { ladders } }: Evaluation): LadderOfRoute[] {
  return [
    ...ladders.scored
      .filter((ladder) => ladder.route === route)
      .toSorted((a, b) => b.score - a.score)
      .map((ladder) => ladderEntry(ladder, ladder.score, null)),
    ...ladders.barred
      .filter(({ candidate }) => candidate.route === route)
      .map((barred) => ladderEntry(barred.candidate, null, barredReason(barred))),
  ];
}

function scoredEntry(route: Scored, evaluation: Evaluation): RouteScore {
  return {
    route: route.route,
    route_name: routeFacts[route.route].name,
    score: roundToTenth(route.score),
    score_reason: null,
    ...figureMembers('ladder', { value: credentialsOf(route) }),
    ladders: laddersOfRoute(route.route, evaluation),
    attributes: attributesOf(route, evaluation.model),
    attributes_reason: null,
    reasons: scoredReasons(route, evaluation),
  };
}

function barredEntry(barred: Barred, evaluation: Evaluation): RouteScore {
  const { candidate } = barred;
  return {
    route: candidate.route,
    route_name: routeFacts[candidate.route].name,
    score: null,
    score_reason: barredReason(barred),
    ...figureMembers('ladder', { value: credentialsOf(candidate) }),
    ladders: laddersOfRoute(candidate.route, evaluation),
    attributes: attributesOf(candidate, evaluation.model),
    attributes_reason: null,
    reasons: [barredReason(barred), ...figureSentences(candidate)],
  };
}

const NOT_WORKED_OUT = 'The route is not offered for these answers, so it is not worked out.';

/** A route that is not offered; the runner-up of a goal below it is worked out all the same. */
function notOfferedEntry(
  notOffered: Evaluation['decision']['notOffered'][number],
  { model, decision: { runnerUp } }: Evaluation,
): RouteScore {
  const { route } = notOffered;
  const shown = runnerUp.route === route ? runnerUp : null;
  return {
    route,
    route_name: routeFacts[route].name,
    score: null,
    score_reason: notOfferedReason(notOffered),
    ...figureMembers('ladder', shown ? { value: credentialsOf(shown) } : { missing: NOT_WORKED_OUT }),
    ladders: [],
    attributes: shown ? attributesOf(shown, model) : null,
    attributes_reason: shown ? null : NOT_WORKED_OUT,
    reasons: [notOfferedReason(notOffered), ...(shown ? figureSentences(shown) : [])],
  };
}

/** Every route: the scored ones best first, then those that others beat, then those that are not offered. */
export function scoresOf(evaluation: Evaluation): LpnPathwayResult['scores'] {
  const { scored, barred, notOffered } = evaluation.decision;
  return [
    ...scored.map((route) => scoredEntry(route, evaluation)),
    ...barred.map((route) => barredEntry(route, evaluation)),
    ...notOffered.map((route) => notOfferedEntry(route, evaluation)),
  ];
}
