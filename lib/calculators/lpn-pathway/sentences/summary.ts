import { formatDollarsAbout, formatDollarsRounded, formatMonths } from '@/lib/numbers/format';
import { isClose } from '../decision';
import type { Candidate } from '../dominance';
import type { Evaluation } from '../evaluation';
import type { MeasureId } from '../measures';
import type { PriorityRule } from '../model';
import type { PathwayInputs } from '../parameters';
import { advantages, type Scored } from '../score';
import { ladderInWords, programInWords } from './phrases';

/** What the goal is called when it is reached. */
export const goalsInWords: Readonly<Record<PathwayInputs['end_goal'], string>> = {
  nurse_now: 'your LPN license',
  become_rn: 'your RN license',
  advanced: "your master's degree for advanced practice",
};

/** Where a budget looks among published prices. */
export const budgetPrices: Readonly<Record<PathwayInputs['budget'], string>> = {
  tight: 'the lower prices (25th percentile)',
  moderate: 'the median price',
  flexible: 'the higher prices (75th percentile)',
};

/** What a ladder that is better on a measure does. */
const betterInWords: Readonly<Record<MeasureId, string>> = {
  first_license_months: 'brings your first license sooner',
  goal_months: 'gets you to your goal sooner',
  upfront_money: 'needs less money before your first license',
  total_cost: 'costs less',
  pay_kept: 'leaves you more of your pay while you study',
  net_earnings_20_year: 'pays more over 20 years',
  programs: 'takes fewer programs',
};

/** The way to the first license, or to RN by way of the first, as something to do. */
function routeToTake({ route, journey: { ladder } }: Candidate): string {
  switch (route) {
    case 'lpn_first':
      return 'Become an LPN';
    case 'lpn_then_bridge':
      return 'Become an LPN, then bridge to RN';
    case 'straight_to_rn':
      return `Go straight to RN with ${programInWords(ladder[0].credential)}`;
    case 'accelerated_bsn':
      return 'Take an accelerated BSN';
  }
}

/** The whole route: ", then an MSN" for each program after the RN license. */
export function ladderToTake(candidate: Candidate): string {
  const { ladder } = candidate.journey;
  const licensed = ladder.findIndex(({ license }) => license === 'RN');
  const further = licensed < 0 ? [] : ladder.slice(licensed + 1);
  return [
    routeToTake(candidate),
    ...further.map(({ credential }) => `then ${programInWords(credential)}`),
  ].join(', ');
}

function clearAnswer({ inputs, decision: { recommended } }: Evaluation): string {
  const { goal_months, total_cost } = recommended.measures;
  return (
    `${ladderToTake(recommended)}: ${goalsInWords[inputs.end_goal]} in about ${formatMonths(goal_months)}, ` +
    `for ${formatDollarsAbout(total_cost)} at ${budgetPrices[inputs.budget]}.`
  );
}

/** What a route does better than another: costs less where the cost comes first, else where it gains most points. */
function strength(one: Scored, other: Scored, { ownMeasure }: PriorityRule): string {
  const saved = other.measures.total_cost - one.measures.total_cost;
  if (ownMeasure === 'total_cost' && saved > 0) return `costs ${formatDollarsRounded(saved)} less`;
  const [most] = advantages(one, other);
  return most ? betterInWords[most] : 'is about as good';
}

/** Two routes side by side, without a winner. */
function bothRoutes(evaluation: Evaluation, second: Scored): string {
  const { inputs, decision, model } = evaluation;
  const { recommended: first } = decision;
  const rule = model.priorities[inputs.priority];
  const name = ({ journey: { ladder } }: Candidate) => ladderInWords(ladder);
  const [one, other] = [first.measures, second.measures];
  return (
    `It's close: ${name(first)} ${strength(first, second, rule)}; ${name(second)} ${strength(second, first, rule)}. ` +
    `They take ${one.goal_months} and ${other.goal_months} months to ${goalsInWords[inputs.end_goal]} and cost about ` +
    `${formatDollarsRounded(one.total_cost)} and ${formatDollarsRounded(other.total_cost)} at ${budgetPrices[inputs.budget]}.`
  );
}

/** The answer in one or two sentences: what to take, or the two routes that are about equally good. */
export function summary(evaluation: Evaluation): string {
  const { decision, model } = evaluation;
  return decision.second && isClose(decision, model)
    ? bothRoutes(evaluation, decision.second.route)
    : clearAnswer(evaluation);
}
