import { formatDollarsRounded, formatMonths } from '@/lib/numbers/format';
import { capitalized, choice } from '@/lib/text/words';
import { isClose } from '../decision';
import type { Candidate } from '../dominance';
import type { Evaluation } from '../evaluation';
import { measureFacts } from '../measures';
import { ladderToTake } from '../sentences/summary';
import type { Shown } from './shown';
import { goals, shortRoutes, strengths } from './words';

/** What one of two routes does better than the other, as the end of a sentence. */
function strength(one: Candidate, other: Candidate): string {
  const [, does] = strengths.find(([id]) => {
    const by = one.measures[id] - other.measures[id];
    return measureFacts[id].better === 'lower' ? by < 0 : by > 0;
  }) ?? [null, 'is about as good'];
  return does;
}

/** The answer in a line: "Go straight to RN with an ADN", or what each of two routes does better. */
export function verdictLine({ decision, model }: Evaluation, { recommended, rival }: Shown): string {
  if (!rival) return ladderToTake(recommended);
  const opening = isClose(decision, model) ? 'Two routes are close. ' : '';
  const says = (one: Candidate, other: Candidate) => `${shortRoutes[one.route]} ${strength(one, other)}`;
  return `${opening}${capitalized(says(recommended, rival))}; ${says(rival, recommended)}`;
}

/** What the routes of the answer take, in a sentence. */
export function sentenceOf({ inputs }: Evaluation, { recommended, rival }: Shown): string {
  const goal = goals[inputs.end_goal];
  if (!rival) {
    const { goal_months, total_cost } = recommended.measures;
    return `You get ${goal} in about ${formatMonths(goal_months)}, for about ${formatDollarsRounded(total_cost)} in tuition, books and fees.`;
  }
  const months = [recommended, rival].map(({ measures }) => String(measures.goal_months));
  return `You get ${goal} in about ${choice(months)} months.`;
}
