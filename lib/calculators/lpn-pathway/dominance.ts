import { type Journey, type MeasureId, type Measures, measureFacts } from './measures';
import type { RouteId } from './routes';

/** A ladder of a route as someone would take it. */
export interface Candidate {
  readonly route: RouteId;
  readonly journey: Journey;
  readonly measures: Measures;
}

/** Slack for binary fractions: values nearer than this are equal. Far below a cent and a month. */
const SLACK = 1e-9;

/** How much better one value of a measure is than another: above 0 better, below 0 worse. */
function advantage(id: MeasureId, one: Measures, other: Measures): number {
  return measureFacts[id].better === 'lower' ? other[id] - one[id] : one[id] - other[id];
}

/** Whether one ladder is at least as good as another on all of these measures, and better on one. */
export function beats(one: Measures, other: Measures, on: readonly MeasureId[]): boolean {
  const advantages = on.map((id) => advantage(id, one, other));
  return advantages.every((by) => by >= -SLACK) && advantages.some((by) => by > SLACK);
}

/** Fewest months to the goal first, then the cheapest; equal ones keep their order. */
export const quickestFirst = (a: Candidate, b: Candidate): number =>
  a.measures.goal_months - b.measures.goal_months || a.measures.total_cost - b.measures.total_cost;

/**
 * The ladders that another one beats, each with the quickest ladder that beats it and is beaten by none.
 *
 * @param candidates ladders of the offered routes, in the order of equal routes.
 */
export function barredBy(
  candidates: readonly Candidate[],
  on: readonly MeasureId[],
): ReadonlyMap<Candidate, Candidate> {
  const beaten = (candidate: Candidate) =>
    candidates.some((other) => beats(other.measures, candidate.measures, on));
  const unbeaten = candidates.filter((candidate) => !beaten(candidate)).toSorted(quickestFirst);
  return new Map(
    candidates.flatMap((candidate) => {
      const better = unbeaten.find((other) => beats(other.measures, candidate.measures, on));
      return better ? [[candidate, better] as const] : [];
    }),
  );
}
