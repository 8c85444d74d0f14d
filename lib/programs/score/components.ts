import { count, numberInWords } from '@/lib/text/words';

/** Measures of the student-outcomes score, in the order of display. */
export const scoreComponents = ['nclex', 'earnings', 'completion', 'affordability', 'debt'] as const;
export type ScoreComponent = (typeof scoreComponents)[number];

/** Program types that have a score. */
export const scoredCredentials = ['LPN', 'ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN', 'DNP'] as const;
export type ScoredCredential = (typeof scoredCredentials)[number];

const scored: ReadonlySet<string> = new Set(scoredCredentials);
export const isScored = (credential: string): credential is ScoredCredential => scored.has(credential);

/** Program types whose students mostly come from other colleges: those who come back stand for those who finish. */
const byRetention: ReadonlySet<string> = new Set<ScoredCredential>(['LPN', 'ADN']);

/** Whether the measure of those who finish is who comes back for a second year. */
export const countsRetention = (credential: string) => byRetention.has(credential);

/** Program types whose graduates take the licensing exam first, so that it is one of their measures. */
const examined: ReadonlySet<string> = new Set<ScoredCredential>(['LPN', 'ADN', 'BSN', 'ABSN']);

/** Whether the licensing exam is one of the measures of a program type, known or not. */
export const countsExam = (credential: string) => examined.has(credential);

const partNames: Readonly<Record<ScoreComponent, string>> = {
  nclex: 'Licensing exam',
  earnings: 'Graduates’ pay',
  completion: 'Students who finish',
  affordability: 'Price',
  debt: 'Debt',
};

/** Returns the short name of a measure of a program type, to fit beside a bar. */
export function scorePartName(id: ScoreComponent, credential: string): string {
  return id === 'completion' && countsRetention(credential) ? 'Students who come back' : partNames[id];
}

/** How much of a program's score has to be measured, least first: each level includes those below it. */
export const evidenceNames = {
  thin: 'any score, however little of it is known',
  partial: 'at least half of the score known',
  full: 'every measure known that the state’s programs are compared by',
} as const;
export type Evidence = keyof typeof evidenceNames;

/** A part of a score, with its value where it is known. */
interface MeasuredPart {
  readonly id: ScoreComponent;
  readonly value: number | null;
}

/**
 * Says how many of the measures of a program type are known: "All five measures known", "3 of 5 measures known". The
 * licensing exam is one of them where it is not part of the score because no results are known.
 */
export function measuresKnown(credential: string, parts: readonly MeasuredPart[]): string {
  const lacksExam = countsExam(credential) && !parts.some(({ id }) => id === 'nclex');
  const all = parts.length + (lacksExam ? 1 : 0);
  const known = parts.filter(({ value }) => value !== null).length;
  return known === all
    ? `All ${numberInWords(all)} measures known`
    : `${known} of ${count(all, 'measure')} known`;
}
