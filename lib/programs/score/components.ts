/** Measures of the student-outcomes score, in the order of display. */
export const scoreComponents = ['nclex', 'earnings', 'completion', 'affordability', 'debt'] as const;
export type ScoreComponent = (typeof scoreComponents)[number];

/** Program types that have a score. */
export const scoredCredentials = ['LPN', 'ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN', 'DNP'] as const;
export type ScoredCredential = (typeof scoredCredentials)[number];

const scored: ReadonlySet<string> = new Set(scoredCredentials);
export const isScored = (credential: string): credential is ScoredCredential => scored.has(credential);

/** Short names of the measures, to fit beside a bar. */
export const scorePartNames: Readonly<Record<ScoreComponent, string>> = {
  nclex: 'Licensing exam',
  earnings: 'Graduates’ pay',
  completion: 'Students who finish',
  affordability: 'Price',
  debt: 'Debt',
};

/** How much of a program's score has to be measured, least first: each level includes those below it. */
export const evidenceNames = {
  thin: 'any score, however little of it is measured',
  partial: 'at least half of the score measured',
  full: 'all of the score measured',
} as const;
export type Evidence = keyof typeof evidenceNames;

/** How much of a score was measured, for students. */
export const evidenceInWords: Readonly<Record<Evidence, string>> = {
  full: 'every part measured',
  partial: 'at least half of it measured',
  thin: 'too little is measured to compare',
};

/** The same for a narrow column. */
export const evidenceInShort: Readonly<Record<Evidence, string>> = {
  full: 'all measured',
  partial: 'partly measured',
  thin: 'too little measured',
};
