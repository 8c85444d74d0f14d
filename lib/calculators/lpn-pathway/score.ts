import { roundToTenth } from '@/lib/numbers/rounding';
import {
  byMeasure,
  type Journey,
  type MeasureId,
  type Measures,
  measure,
  measureFacts,
  measureIds,
  totalOf,
} from './measures';
import type { PathwayModel } from './model';
import type { PathwayInputs } from './parameters';
import { ladderOf, type RouteId, type RouteStatus, routeStatus, tieOrder } from './routes';

/** A route as these inputs would take it. */
export interface Candidate {
  readonly route: RouteId;
  readonly journey: Journey;
  readonly standing: RouteStatus;
  readonly measures: Measures;
}

/** A candidate weighed against the others. */
export interface Scored extends Candidate {
  /** Points that each measure gives, unrounded. */
  readonly points: Measures;
  /** Their sum: 0 to 100, unrounded. */
  readonly score: number;
}

/** The answer to one set of inputs. */
export interface Decision {
  readonly recommended: Scored;
  readonly runnerUp: Candidate;
  /** The runner-up where it is scored, with the points that it is behind, unrounded. */
  readonly second: { readonly route: Scored; readonly behind: number } | null;
  /** Best first. */
  readonly scored: readonly Scored[];
  /** Shown or not offered. */
  readonly unscored: readonly Candidate[];
  readonly weights: Measures;
}

function candidate(route: RouteId, inputs: PathwayInputs, model: PathwayModel): Candidate {
  const [first, ...further] = ladderOf(route, inputs, model.rules);
  const journey: Journey = {
    ladder: [model.programs[first], ...further.map((credential) => model.programs[credential])],
    startingPay: model.startingPay[inputs.starting_point].amount,
    pricePoint: model.pricePoint[inputs.budget],
  };
  return {
    route,
    journey,
    standing: routeStatus(route, inputs, model.rules),
    measures: measure(journey, model.scoredYears),
  };
}

/** Weight of each measure: the row of the priority plus what timeline and budget add. */
export function weigh({ priority, timeline, budget }: PathwayInputs, { weights }: PathwayModel): Measures {
  return byMeasure(
    (id) =>
      weights.priority[priority].of[id] + weights.timeline[timeline].of[id] + weights.budget[budget].of[id],
  );
}

/** The best value of a measure among routes. */
export function best(id: MeasureId, routes: readonly Candidate[]): number {
  const values = routes.map(({ measures }) => measures[id]);
  return measureFacts[id].better === 'lower' ? Math.min(...values) : Math.max(...values);
}

/** How near a value comes to the best one, 0 to 1; equal values are 1, also when both are 0. */
function ratio(id: MeasureId, value: number, bestValue: number): number {
  if (value === bestValue) return 1;
  return measureFacts[id].better === 'lower' ? bestValue / value : value / bestValue;
}

/** Scores of routes against each other, best first; of equal ones the earlier stays first. */
function rank(routes: readonly Candidate[], weights: Measures): Scored[] {
  const all = totalOf(weights);
  const bestOf = byMeasure((id) => best(id, routes));
  return routes
    .map((route) => {
      const points = byMeasure((id) => (100 * weights[id] * ratio(id, route.measures[id], bestOf[id])) / all);
      return { ...route, points, score: totalOf(points) };
    })
    .sort((a, b) => b.score - a.score);
}

function weighRoutes(inputs: PathwayInputs, model: PathwayModel): Decision {
  const candidates = tieOrder.map((route) => candidate(route, inputs, model));
  const weights = weigh(inputs, model);
  const scored = rank(
    candidates.filter(({ standing }) => standing.status === 'scored'),
    weights,
  );
  const unscored = candidates.filter(({ standing }) => standing.status !== 'scored');
  const [recommended, second] = scored;
  const runnerUp =
    second ??
    unscored.find(({ standing }) => standing.status === 'shown') ??
    unscored.find(({ route }) => route === 'straight_to_rn');
  if (!recommended || !runnerUp) throw new Error('lpn-pathway has no route to score');
  return {
    recommended,
    runnerUp,
    second: second ? { route: second, behind: recommended.score - second.score } : null,
    scored,
    unscored,
    weights,
  };
}

/** What was decided before, by model and inputs: each answer asks again for the decisions next to it. */
const decided = new WeakMap<PathwayModel, Map<string, Decision>>();

/**
 * Weighs the routes for these inputs.
 *
 * @returns the best one, and as runner-up the second one; where one route is scored alone, the one shown for
 *   comparison, or for the goal nurse_now the straight way to RN.
 * @throws Error when the rules leave no route to score.
 */
export function decide(inputs: PathwayInputs, model: PathwayModel): Decision {
  const decisions = decided.get(model) ?? new Map<string, Decision>();
  decided.set(model, decisions);
  const { starting_point, end_goal, priority, timeline, budget } = inputs;
  const key = `${starting_point} ${end_goal} ${priority} ${timeline} ${budget}`;
  const decision = decisions.get(key) ?? weighRoutes(inputs, model);
  decisions.set(key, decision);
  return decision;
}

/** Whether an unscored route is worked out and shown: as a comparison that the rules name, or as the runner-up. */
export const isShown = (route: Candidate, { runnerUp }: Decision) =>
  route.standing.status === 'shown' || route === runnerUp;

/** Whether a lead is called close. The lead that is shown decides, so that no close call reads 5.0 under 5. */
export const isClose = (lead: number, { closeCall }: PathwayModel) => roundToTenth(lead) < closeCall.value;

/** Measures by what they add to a route's lead over another, in points; those that add nothing left out. */
export function advantages(one: Scored, other: Scored): readonly MeasureId[] {
  const lead = byMeasure((id) => one.points[id] - other.points[id]);
  return measureIds.filter((id) => lead[id] > 0).sort((a, b) => lead[b] - lead[a]);
}
