import { capitalized } from '@/lib/text/words';
import type { Barred, NotOffered } from '../decision';
import type { Candidate } from '../dominance';
import type { Evaluation } from '../evaluation';
import { type MeasureId, measureFacts, measureIds, totalOf } from '../measures';
import { best, type Scored } from '../score';
import { barredInWords, closedReasons } from './phrases';

const figure = (id: MeasureId, { measures }: Candidate) =>
  `${capitalized(measureFacts[id].label)} is ${measureFacts[id].write(measures[id])}`;

/** Says what a route takes, a sentence for each measure. */
export const figureSentences = (route: Candidate) => measureIds.map((id) => `${figure(id, route)}.`);

/** Says what a scored route's score is made of: each measure that has weight, the heaviest first. */
export function scoredReasons(route: Scored, { decision: { ladders, weights } }: Evaluation): string[] {
  if (ladders.scored.length === 1) {
    return ['It is the only one scored for these answers, so its score is 100.', ...figureSentences(route)];
  }
  return measureIds
    .filter((id) => weights[id] > 0)
    .sort((a, b) => weights[b] - weights[a])
    .map((id) => {
      const bestValue = best(id, ladders.scored);
      const place =
        route.measures[id] === bestValue
          ? 'the best of all that are scored'
          : `against ${measureFacts[id].write(bestValue)} at best`;
      return `${figure(id, route)}, ${place}; its weight is ${weights[id]} of ${totalOf(weights)}.`;
    });
}

/** Why a ladder is shown and has no score. */
export const barredReason = (barred: Barred) => `It is ${barredInWords(barred)}.`;

/** Why a route is not offered. */
export const notOfferedReason = ({ why }: NotOffered) => closedReasons[why];
