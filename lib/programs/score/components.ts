/** Measures of the student-outcomes score, in the order of display. */
export const scoreComponents = ['nclex', 'earnings', 'completion', 'affordability', 'debt'] as const;
export type ScoreComponent = (typeof scoreComponents)[number];

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
  thin: 'less than half of it measured',
};

/** The same for a narrow column. */
export const evidenceInShort: Readonly<Record<Evidence, string>> = {
  full: 'all measured',
  partial: 'partly measured',
  thin: 'mostly not measured',
};
