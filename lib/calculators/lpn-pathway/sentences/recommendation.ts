import { credentialFacts } from '@/lib/data/credentials';
import { formatDollars } from '@/lib/numbers/format';
import { roundToTenth } from '@/lib/numbers/rounding';
import { choice, count, list } from '@/lib/text/words';
import type { Evaluation } from '../evaluation';
import { type Journey, ladderCost, type MeasureId, measure, measureFacts, monthsThrough } from '../measures';
import { parameterInWords, parameterNames } from '../parameters';
import type { PricePoint } from '../programs';
import { routeFacts } from '../routes';
import { advantages, type Candidate, isClose } from '../score';
import { against, changeInWords, ladderInWords, milestones, pricePoints, span } from './phrases';

/** What each program brings, and when. */
function timing({ decision: { recommended } }: Evaluation): string {
  const { ladder } = recommended.journey;
  const steps = ladder.map(({ credential, license }, step) => {
    const done = ladder.slice(0, step + 1);
    const months = count(monthsThrough(done, 'typical'), 'month');
    const ends = span(monthsThrough(done, 'low'), monthsThrough(done, 'high'));
    return `the ${credentialFacts[credential].name} program brings ${milestones[license]} about ${months} from today (${ends})`;
  });
  return `${routeFacts[recommended.route].name}: ${list(steps)}.`;
}

function money({ inputs, decision: { recommended } }: Evaluation): string {
  const { ladder, pricePoint } = recommended.journey;
  const cost = (point: PricePoint) => formatDollars(ladderCost(ladder, point));
  return (
    `A ${inputs.budget} budget is scored at the ${pricePoints[pricePoint]} of published prices: ` +
    `${cost(pricePoint)} with other costs. ` +
    `From the ${pricePoints.p25} to the ${pricePoints.p75} that is ${cost('p25')} to ${cost('p75')}.`
  );
}

const compared = (ids: readonly MeasureId[], one: Candidate, other: Candidate) =>
  list(ids.map((id) => `${measureFacts[id].label} (${against(id, one, other)})`));

/** What the weighed measures say for the recommended route and for the second one. */
function weighing({ inputs, decision: { recommended, runnerUp, second } }: Evaluation): string[] {
  const other = routeFacts[runnerUp.route].phrase;
  if (!second) {
    return inputs.end_goal === 'nurse_now'
      ? ['It is the one route that ends with the license you ask for.']
      : [`It is the one route scored for these answers; ${other} is shown beside it.`];
  }
  const ahead = advantages(recommended, second.route);
  const behind = advantages(second.route, recommended);
  return [
    `It is ahead of ${other} on ${compared(ahead, recommended, second.route)}.`,
    ...(behind.length > 0 ? [`It is behind on ${compared(behind, recommended, second.route)}.`] : []),
  ];
}

/** The bridge's own trade: dearer in all, a nurse's pay sooner. */
function bridgeTrade({ decision: { recommended, runnerUp } }: Evaluation): string[] {
  if (recommended.route !== 'lpn_then_bridge') return [];
  const dearer = recommended.measures.total_cost > runnerUp.measures.total_cost;
  const sooner = runnerUp.measures.first_license_months - recommended.measures.first_license_months;
  return dearer && sooner > 0
    ? [
        `It costs more in all than ${routeFacts[runnerUp.route].phrase} (${against('total_cost', recommended, runnerUp)}) but pays a nurse's ` +
          `wage ${count(sooner, 'month')} sooner.`,
      ]
    : [];
}

/** Pay first, and yet not the route that pays most: says why. */
function payTrade({ inputs, model, decision: { recommended, runnerUp } }: Evaluation): string[] {
  if (inputs.priority !== 'pay' || inputs.end_goal !== 'become_rn') return [];
  if (runnerUp.route !== 'lpn_then_bridge') return [];
  const more = runnerUp.measures.net_earnings_20_year / recommended.measures.net_earnings_20_year - 1;
  const later = runnerUp.measures.goal_months - recommended.measures.goal_months;
  return more > 0 && later > 0
    ? [
        `On these figures the bridge earns ${roundToTenth(more * 100)}% more over ${model.scoredYears} years; ` +
          `the RN license ${count(later, 'month')} sooner and one program instead of two decide.`,
      ]
    : [];
}

/** Why a BSN is named although the other ladder to the same degree looks better. */
function bsnTrade({ model, decision: { recommended } }: Evaluation): string[] {
  const { ladder } = recommended.journey;
  if (ladder[0].credential !== 'BSN') return [];
  const { ADN, RN_TO_MSN } = model.programs;
  const journey: Journey = { ...recommended.journey, ladder: [ADN, RN_TO_MSN] };
  const other: Candidate = { ...recommended, journey, measures: measure(journey, model.scoredYears) };
  const slower = recommended.measures.goal_months > other.measures.goal_months;
  const dearer = recommended.measures.total_cost > other.measures.total_cost;
  return slower && dearer
    ? [
        `${ladderInWords(ladder)} is slower and dearer on these figures than ${ladderInWords(journey.ladder)} ` +
          `(${against('goal_months', recommended, other)}, ${against('total_cost', recommended, other)}). It is named because many ` +
          "hospitals and master's programs ask for a BSN, which is a judgment and not in the tables.",
      ]
    : [];
}

/** A small lead, and what would turn it. */
function closeCall({ model, changes, decision: { recommended, second } }: Evaluation): string[] {
  if (!second || !isClose(second.behind, model)) return [];
  const tips = advantages(recommended, second.route).slice(0, 1);
  return [
    `This is a close call: it leads by ${roundToTenth(second.behind)} points of 100, and what tips it is ` +
      `${list(tips.map((id) => measureFacts[id].label))}.`,
    ...changes.filter(({ recommendedRoute }) => recommendedRoute === second.route.route).map(changeInWords),
  ];
}

/** Inputs that no change of their own can turn the answer with. */
function steady({ changes }: Evaluation): string[] {
  const turning = new Set(changes.map(({ parameter }) => parameter));
  const others = parameterNames.filter((name) => !turning.has(name)).map(parameterInWords);
  return others.length > 0 ? [`No other ${choice(others)} alone would change the route.`] : [];
}

/** Says why the route is recommended, in sentences with its figures, the most important first. */
export function recommendationSentences(evaluation: Evaluation): string[] {
  return [
    timing(evaluation),
    money(evaluation),
    ...weighing(evaluation),
    ...bridgeTrade(evaluation),
    ...payTrade(evaluation),
    ...bsnTrade(evaluation),
    ...closeCall(evaluation),
    ...steady(evaluation),
  ];
}
