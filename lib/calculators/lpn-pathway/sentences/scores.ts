import { capitalized } from '@/lib/text/words';
import type { Evaluation } from '../evaluation';
import { type MeasureId, measureFacts, measureIds, totalOf } from '../measures';
import { best, type Candidate, isShown, type Scored } from '../score';

const figure = (id: MeasureId, { measures }: Candidate) =>
  `${capitalized(measureFacts[id].label)} is ${measureFacts[id].write(measures[id])}`;

const figures = (route: Candidate) => measureIds.map((id) => `${figure(id, route)}.`);

/** Says what a scored route's score is made of: each measure that has weight, the heaviest first. */
export function scoredReasons(route: Scored, { decision: { scored, weights } }: Evaluation): string[] {
  if (scored.length === 1) {
    return ['It is the only route scored for these answers, so its score is 100.', ...figures(route)];
  }
  return measureIds
    .filter((id) => weights[id] > 0)
    .sort((a, b) => weights[b] - weights[a])
    .map((id) => {
      const bestValue = best(id, scored);
      const standing =
        route.measures[id] === bestValue
          ? 'the best of the routes scored'
          : `against ${measureFacts[id].write(bestValue)} at best`;
      return `${figure(id, route)}, ${standing}; it weighs ${weights[id]} of ${totalOf(weights)}.`;
    });
}

/** Says why a route is not scored and, where it is shown anyway, its figures. */
export function unscoredReasons(route: Candidate, { decision }: Evaluation): string[] {
  return [route.standing.reason, ...(isShown(route, decision) ? figures(route) : [])];
}
