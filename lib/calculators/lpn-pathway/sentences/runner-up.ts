import { roundToTenth } from '@/lib/numbers/rounding';
import { capitalized, count, list } from '@/lib/text/words';
import type { Candidate } from '../dominance';
import type { Evaluation } from '../evaluation';
import { type MeasureId, measureFacts } from '../measures';
import { against, routeInWords } from './phrases';
import { barredReason, notOfferedReason } from './scores';

/** "costs $2,273 less ($14,666 against $16,939)"; nothing where two routes are equal. */
function difference(id: MeasureId, one: Candidate, other: Candidate, less: string, more: string): string[] {
  const by = one.measures[id] - other.measures[id];
  if (by === 0) return [];
  const { write } = measureFacts[id];
  return [`${write(Math.abs(by))} ${by < 0 ? less : more} (${against(id, one, other)})`];
}

const after = (verb: string, differences: readonly string[]) => differences.map((text) => `${verb} ${text}`);

function opening({ inputs, decision: { runnerUp, second } }: Evaluation): string {
  const route = routeInWords(runnerUp);
  if (inputs.end_goal === 'nurse_now') return `To become an RN instead, ${route}`;
  return second === null
    ? `${capitalized(route)} is not scored: it`
    : `${capitalized(route)} scores ${roundToTenth(second.behind)} points less: it`;
}

/** The runner-up beside the recommended route, in one sentence with both routes' figures. */
export function runnerUpSentence(evaluation: Evaluation): string {
  const { recommended, runnerUp } = evaluation.decision;
  const versus = (id: MeasureId, less: string, more: string) =>
    difference(id, runnerUp, recommended, less, more);
  const sameLead =
    runnerUp.measures.goal_months - recommended.measures.goal_months ===
    runnerUp.measures.first_license_months - recommended.measures.first_license_months;
  const parts = [
    ...after('takes', versus('goal_months', 'less', 'longer')),
    ...(sameLead ? [] : after('brings the first license', versus('first_license_months', 'sooner', 'later'))),
    ...after('costs', versus('total_cost', 'less', 'more')),
    ...after(
      `pays, over ${evaluation.model.scoredYears} years and after its cost,`,
      versus('net_earnings_20_year', 'less', 'more'),
    ),
  ];
  return `${opening(evaluation)} ${list(parts)}.`;
}

/** Why the runner-up is not scored; null where it is. */
export function unscoredRunnerUp({ decision }: Evaluation): string | null {
  const { runnerUp, second, barred, notOffered } = decision;
  if (second) return null;
  const better = barred.find(({ candidate }) => candidate === runnerUp);
  if (better) return barredReason(better);
  return notOffered.filter(({ route }) => route === runnerUp.route).map(notOfferedReason)[0] ?? null;
}

/** Why no wait for an associate degree gives another route. */
export function tippingWaitReason({ inputs, model, decision: { recommended } }: Evaluation): string {
  if (inputs.end_goal === 'nurse_now') return 'The goal is one license, and one route leads to it.';
  return recommended.route === 'straight_to_rn'
    ? `No wait of up to ${count(model.adnWaitSearchMonths, 'month')} for an ADN gives another route.`
    : 'No shorter wait for an ADN gives another route.';
}
