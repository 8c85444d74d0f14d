import { formatDollars } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { count, list } from '@/lib/text/words';
import type { Barred } from '../decision';
import type { Candidate } from '../dominance';
import { type MeasureId, measureFacts, measureIds } from '../measures';
import { parameterInWords, valueInWords } from '../parameters';
import type { PricePoint, Program } from '../programs';
import { type ClosedReason, type License, type PathwayCredential, type RouteId, routeFacts } from '../routes';
import type { Change } from '../smallest-changes';
import type { TippingWait } from '../tipping-wait';

/** "12 to 36", or "12" where the ends are the same. */
export const span = <T extends string | number | null>(low: T, high: T) =>
  low === high ? `${low}` : `${low} to ${high}`;

/** A program as something to take. */
const programsInWords: Readonly<Record<PathwayCredential, string>> = {
  LPN: 'an LPN program',
  LPN_TO_RN: 'a bridge to RN',
  ADN: 'an ADN',
  BSN: 'a BSN',
  ABSN: 'an accelerated BSN',
  RN_TO_BSN: 'an RN-to-BSN',
  RN_TO_MSN: 'an RN-to-MSN',
  MSN: 'an MSN',
};

export const programInWords = (credential: PathwayCredential): string => programsInWords[credential];

/** A ladder inside a sentence: "an ADN, then an RN-to-MSN". */
export const ladderInWords = (ladder: readonly { readonly credential: PathwayCredential }[]) =>
  ladder.map(({ credential }) => programsInWords[credential]).join(', then ');

/** How many programs of its ladder the name of a route says. */
const programsInName: Readonly<Record<RouteId, number>> = {
  lpn_first: 1,
  lpn_then_bridge: 2,
  straight_to_rn: 0,
  accelerated_bsn: 1,
};

/** A route with the programs that its name does not say: "straight to RN (an ADN)", "an accelerated BSN, then an MSN". */
export function routeInWords({ route, journey: { ladder } }: Candidate): string {
  const { phrase } = routeFacts[route];
  const said = programsInName[route];
  if (said === 0) return `${phrase} (${ladderInWords(ladder)})`;
  const further = ladder.slice(said).map(({ credential }) => programsInWords[credential]);
  return [phrase, ...further].join(', then ');
}

const byLicense: Readonly<Record<License, string>> = {
  'LPN/LVN': 'the LPN license',
  RN: 'the RN license',
  APRN: "the master's degree for advanced practice",
};

/** What a program brings. */
export const milestone = ({ credential, license }: Program) =>
  credential === 'RN_TO_BSN' ? "a bachelor's degree" : byLicense[license];

export const pricePoints: Readonly<Record<PricePoint, string>> = {
  p25: '25th percentile',
  median: 'median',
  p75: '75th percentile',
};

/** A measure of one route against another's: "39 months against 42 months". */
export function against(id: MeasureId, one: Candidate, other: Candidate): string {
  const { write } = measureFacts[id];
  return `${write(one.measures[id])} against ${write(other.measures[id])}`;
}

/** What one ladder takes more than another: "3 months later", "$10,544 dearer"; nothing where it takes no more. */
export function laterAndDearer(one: Candidate, other: Candidate): readonly string[] {
  const months = roundHalfUp(one.measures.goal_months - other.measures.goal_months);
  const dollars = roundHalfUp(one.measures.total_cost - other.measures.total_cost);
  return [
    ...(months > 0 ? [`${count(months, 'month')} later`] : []),
    ...(dollars > 0 ? [`${formatDollars(dollars)} dearer`] : []),
  ];
}

/** Where one ladder is worse than another, on measures that are neither months nor the cost. */
const worseMeasures = (one: Candidate, other: Candidate) =>
  measureIds.flatMap((id) => {
    const { better, label } = measureFacts[id];
    const [value, compared] = [one.measures[id], other.measures[id]];
    return (better === 'lower' ? value > compared : value < compared) ? [`worse on ${label}`] : [];
  });

/** What a barred ladder is, inside a sentence: "3 months later and $10,544 dearer than an ADN". */
export function barredInWords({ candidate, by }: Barred): string {
  const more = laterAndDearer(candidate, by);
  const worse = more.length > 0 ? more : worseMeasures(candidate, by);
  return `${list(worse)} than ${ladderInWords(by.journey.ladder)}`;
}

/** Why a route is not offered. */
export const closedReasons: Readonly<Record<ClosedReason, string>> = {
  ends_below_goal: 'It ends with the LPN license, and your goal needs the RN license.',
  goes_beyond_goal: 'It goes on to the RN license, and your goal is to work as an LPN.',
  needs_degree: "It is open only to holders of a bachelor's degree in another field.",
  too_dear_for_budget:
    'It is full-time study that leaves no time for paid work, too much for a tight budget.',
};

/** `With the budget "moderate" the route would be straight to RN.` */
export const changeInWords = ({ parameter, value, recommendedRoute }: Change) =>
  `With the ${parameterInWords(parameter)} ${valueInWords(parameter, value)} the route would be ${routeFacts[recommendedRoute].phrase}.`;

/** "If your college's list for an ADN is 14 months or more, LPN, then bridge to RN comes first." */
export function tippingWaitInWords({ months, recommendedRoute }: TippingWait, typicalWait: number): string {
  const when =
    months === 0
      ? 'If an ADN near you starts without a wait'
      : `If your college's list for an ADN is ${count(months, 'month')} or ${months > typicalWait ? 'more' : 'less'}`;
  return `${when}, ${routeFacts[recommendedRoute].phrase} comes first.`;
}
