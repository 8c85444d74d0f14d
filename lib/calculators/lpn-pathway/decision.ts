import { roundToTenth } from '@/lib/numbers/rounding';
import { barredBy, type Candidate, quickestFirst } from './dominance';
import { type Journey, type Measures, measure } from './measures';
import type { PathwayModel } from './model';
import type { PathwayInputs } from './parameters';
import {
  type ClosedReason,
  type Ladder,
  laddersOf,
  ladderToRn,
  type RouteId,
  routeOrder,
  whyClosed,
} from './routes';
import { representative, type Scored, scoreLadders, weigh } from './score';

/** A ladder that another one beats on the measures that bar for the priority. */
export interface Barred {
  readonly candidate: Candidate;
  /** The quickest ladder that beats it. */
  readonly by: Candidate;
}

/** A route that these inputs close. */
export interface NotOffered {
  readonly route: RouteId;
  readonly why: ClosedReason;
}

/** The answer to one set of inputs. */
export interface Decision {
  readonly recommended: Scored;
  readonly runnerUp: Candidate;
  /** The runner-up where it is scored, with the points that it is behind, unrounded. */
  readonly second: { readonly route: Scored; readonly behind: number } | null;
  /** Routes by their representative ladder, best first. */
  readonly scored: readonly Scored[];
  /** Routes of which every ladder is barred, by their quickest one. */
  readonly barred: readonly Barred[];
  readonly notOffered: readonly NotOffered[];
  /** Every ladder of the offered routes: those that are weighed against each other, and those that are not. */
  readonly ladders: { readonly scored: readonly Scored[]; readonly barred: readonly Barred[] };
  readonly weights: Measures;
}

/** Works a ladder out for someone. */
export function candidateOf(
  route: RouteId,
  [first, ...further]: Ladder,
  inputs: PathwayInputs,
  model: PathwayModel,
): Candidate {
  const journey: Journey = {
    ladder: [model.programs[first], ...further.map((credential) => model.programs[credential])],
    startingPay: model.startingPay[inputs.starting_point].amount,
    pricePoint: model.pricePoint[inputs.budget],
  };
  return { route, journey, measures: measure(journey, model.scoredYears) };
}

/** Every ladder of the routes that are offered, in the order of equal routes. */
function offeredLadders(inputs: PathwayInputs, model: PathwayModel): readonly Candidate[] {
  return routeOrder
    .filter((route) => whyClosed(route, inputs) === null)
    .flatMap((route) =>
      laddersOf(route, inputs.end_goal).map((ladder) => candidateOf(route, ladder, inputs, model)),
    );
}

const notOfferedFor = (inputs: PathwayInputs): readonly NotOffered[] =>
  routeOrder.flatMap((route) => {
    const why = whyClosed(route, inputs);
    return why ? [{ route, why }] : [];
  });

/** Weighs what is left of the ladders, each route by one. */
function weighRoutes(inputs: PathwayInputs, model: PathwayModel) {
  const { ownMeasure, barredOn } = model.priorities[inputs.priority];
  const candidates = offeredLadders(inputs, model);
  const better = barredBy(candidates, barredOn);
  const weights = weigh(inputs, model);
  const scored = scoreLadders(
    candidates.filter((candidate) => !better.has(candidate)),
    weights,
  );
  const barred = [...better].map(([candidate, by]): Barred => ({ candidate, by }));
  const of = <T>(ladders: readonly T[], routeOf: (ladder: T) => RouteId, route: RouteId) =>
    ladders.filter((ladder) => routeOf(ladder) === route);
  const routes = routeOrder.map((route) => ({
    scored: of(scored, (ladder) => ladder.route, route),
    barred: of(barred, ({ candidate }) => candidate.route, route),
  }));
  return {
    weights,
    ladders: { scored, barred },
    scored: routes
      .flatMap((route) => (route.scored.length > 0 ? [representative(route.scored, ownMeasure)] : []))
      .toSorted((a, b) => b.score - a.score),
    barred: routes.flatMap((route) =>
      route.scored.length > 0
        ? []
        : route.barred.toSorted((a, b) => quickestFirst(a.candidate, b.candidate)).slice(0, 1),
    ),
  };
}

/**
 * Weighs the routes for these inputs.
 *
 * @returns the best one, and as runner-up the second one; where one route is scored alone, the quickest barred one, or
 *   for the goal nurse_now the straight way to RN.
 * @throws Error when the rules leave no route to score.
 */
export function decideWith(inputs: PathwayInputs, model: PathwayModel): Decision {
  const weighed = weighRoutes(inputs, model);
  const [recommended, second] = weighed.scored;
  if (!recommended) throw new Error('lpn-pathway has no route to score');
  const quickest = weighed.barred.toSorted((a, b) => quickestFirst(a.candidate, b.candidate))[0];
  return {
    ...weighed,
    recommended,
    runnerUp: second ?? quickest?.candidate ?? candidateOf('straight_to_rn', ladderToRn, inputs, model),
    second: second ? { route: second, behind: recommended.score - second.score } : null,
    notOffered: notOfferedFor(inputs),
  };
}

/** Decisions by model and inputs: each answer needs those of the inputs next to it, too. */
const decided = new WeakMap<PathwayModel, Map<string, Decision>>();

/** The decision of `decideWith`, made once for each model and inputs. */
export function decide(inputs: PathwayInputs, model: PathwayModel): Decision {
  const decisions = decided.get(model) ?? new Map<string, Decision>();
  decided.set(model, decisions);
  const { starting_point, end_goal, priority, timeline, budget } = inputs;
  const key = `${starting_point} ${end_goal} ${priority} ${timeline} ${budget}`;
  const decision = decisions.get(key) ?? decideWith(inputs, model);
  decisions.set(key, decision);
  return decision;
}

/** Whether a lead is close. The lead that is shown decides, so that no close call reads 5.0 under 5. */
export const isClose = ({ second }: Decision, { closeCall }: PathwayModel): boolean =>
  second !== null && roundToTenth(second.behind) < closeCall.value;

/** Whether the route that leads is both slower and dearer than the second one. */
const isTradeOff = ({ recommended, second }: Decision): boolean =>
  second !== null &&
  recommended.measures.goal_months > second.route.measures.goal_months &&
  recommended.measures.total_cost > second.route.measures.total_cost;

/** The second of two routes that a page shows without a winner; null where the first one wins. */
export const rivalOf = (decision: Decision, model: PathwayModel): Scored | null =>
  decision.second !== null && (isClose(decision, model) || isTradeOff(decision))
    ? decision.second.route
    : null;
