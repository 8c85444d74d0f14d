import { formatDollars } from '@/lib/numbers/format';
import { roundHalfUp, roundToTenth } from '@/lib/numbers/rounding';
import { capitalized, count, list } from '@/lib/text/words';
import { candidateOf } from '../decision';
import { type Candidate, quickestFirst } from '../dominance';
import type { Evaluation } from '../evaluation';
import { programCost } from '../measures';
import { type PricePoint, pricePoint } from '../programs';
import { laddersOf, whyClosed } from '../routes';
import { hasBachelors } from '../score';
import { ladderInWords, pricePoints, programInWords } from './phrases';

/** Every ladder that was worked out: weighed or barred. */
const everyLadder = ({ decision: { ladders } }: Evaluation): readonly Candidate[] => [
  ...ladders.scored,
  ...ladders.barred.map(({ candidate }) => candidate),
];

/** Pay first, and yet not the route that pays most: says by how much the bridge pays more. */
export function bridgeSurplus(evaluation: Evaluation): string[] {
  const { inputs, model, decision } = evaluation;
  if (inputs.priority !== 'pay' || inputs.end_goal !== 'become_rn') return [];
  const { recommended } = decision;
  const bridge = everyLadder(evaluation).find(({ route }) => route === 'lpn_then_bridge');
  if (!bridge || recommended.route !== 'straight_to_rn') return [];
  const more = bridge.measures.net_earnings_20_year / recommended.measures.net_earnings_20_year - 1;
  const later = bridge.measures.goal_months - recommended.measures.goal_months;
  return more > 0 && later > 0
    ? [
        `On these figures the bridge earns ${roundToTenth(more * 100)}% more over ${model.scoredYears} years, but straight to RN ` +
          `brings the RN license ${count(later, 'month')} sooner and takes one program, not two.`,
      ]
    : [];
}

/** "9 months and $48,859 more", or "3 months less and $8,149 more". */
function added(one: Candidate, other: Candidate): string {
  const months = roundHalfUp(one.measures.goal_months - other.measures.goal_months);
  const dollars = roundHalfUp(one.measures.total_cost - other.measures.total_cost);
  const word = (by: number) => (by < 0 ? 'less' : 'more');
  const time = count(Math.abs(months), 'month');
  const cost = formatDollars(Math.abs(dollars));
  return word(months) === word(dollars)
    ? `${time} and ${cost} ${word(dollars)}`
    : `${time} ${word(months)} and ${cost} ${word(dollars)}`;
}

/** What the ladders of the same route that bring a bachelor's degree add, where the recommended one brings none. */
export function advancedLadders(evaluation: Evaluation): string[] {
  const { inputs, decision } = evaluation;
  const { recommended } = decision;
  if (inputs.end_goal !== 'advanced' || hasBachelors(recommended)) return [];
  const others = everyLadder(evaluation)
    .filter((ladder) => ladder.route === recommended.route && hasBachelors(ladder))
    .toSorted(quickestFirst)
    .map((ladder) => `${ladderInWords(ladder.journey.ladder)} takes ${added(ladder, recommended)}`);
  return [
    "RN-to-MSN programs are not everywhere, and many master's programs and hospitals ask for a bachelor's degree, which is our judgment. " +
      `With one on the way, ${others.join('; ')}.`,
  ];
}

/** What an accelerated BSN would save and cost where it is closed to a tight budget. */
export function acceleratedInstead({ inputs, model, decision: { recommended } }: Evaluation): string[] {
  const [ladder] = laddersOf('accelerated_bsn', inputs.end_goal);
  if (!ladder || whyClosed('accelerated_bsn', inputs) !== 'too_dear_for_budget') return [];
  const accelerated = candidateOf('accelerated_bsn', ladder, inputs, model);
  return [
    `${capitalized(ladderInWords(accelerated.journey.ladder))} is not offered with a tight budget. ` +
      `At the ${pricePoints[accelerated.journey.pricePoint]} of prices it would take ${added(accelerated, recommended)}, and it leaves no time for paid work.`,
  ];
}

/** At which prices an associate degree costs less than a practical nursing program. */
export function cheaperToRn({ inputs, model: { programs } }: Evaluation): string[] {
  if (inputs.end_goal !== 'nurse_now') return [];
  const cost = (credential: 'ADN' | 'LPN', point: PricePoint) => programCost(programs[credential], point);
  const cheaper = pricePoint.options.filter((point) => cost('ADN', point) < cost('LPN', point));
  if (cheaper.length === 0) return [];
  const compared = cheaper.map(
    (point) =>
      `at the ${pricePoints[point]} of prices (${formatDollars(cost('ADN', point))} against ${formatDollars(cost('LPN', point))})`,
  );
  return [
    `${capitalized(programInWords('ADN'))} costs less than ${programInWords('LPN')} ${list(compared)}.`,
  ];
}
