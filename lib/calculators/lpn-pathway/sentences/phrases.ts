import { credentialFacts } from '@/lib/data/credentials';
import { type MeasureId, measureFacts } from '../measures';
import { parameterInWords, valueInWords } from '../parameters';
import type { PricePoint, Program } from '../programs';
import { type License, routeFacts } from '../routes';
import type { Candidate } from '../score';
import type { Change } from '../smallest-changes';

/** "12 to 36", or "12" where the ends are the same. */
export const span = (low: number | null, high: number | null) =>
  low === high ? `${low}` : `${low} to ${high}`;

/** A ladder inside a sentence: "ADN, then RN-to-MSN". */
export const ladderInWords = (ladder: readonly Program[]) =>
  ladder.map(({ credential }) => credentialFacts[credential].name).join(', then ');

/** A route with its ladder, where the name does not tell it: "straight to RN (ADN, then RN-to-MSN)". */
export function routeInWords({ route, journey: { ladder } }: Candidate): string {
  const { phrase } = routeFacts[route];
  const programs = ladderInWords(ladder);
  return phrase.includes(programs) ? phrase : `${phrase} (${programs})`;
}

/** What a step ends with, by the license it leads to. */
export const milestones: Readonly<Record<License, string>> = {
  'LPN/LVN': 'the LPN license',
  RN: 'the RN license',
  APRN: "the master's degree for advanced practice",
};

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

/** `With the budget "moderate" the route would be straight to RN.` */
export const changeInWords = ({ parameter, value, recommendedRoute }: Change) =>
  `With the ${parameterInWords(parameter)} ${valueInWords(parameter, value)} the route would be ${routeFacts[recommendedRoute].phrase}.`;
