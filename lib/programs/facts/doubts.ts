import type { ProgramFacts } from '../program-schema';

/** What a doubt is read from. */
export type Doubted = Pick<ProgramFacts, 'caveats'>;

/** Caveats that would change a verdict on a program, each as the end of "we couldn’t confirm that …". */
const doubts = {
  school_not_confirmed_open: 'the school is open',
  first_degree_not_confirmed: 'it takes people who are not RNs yet',
  completion_possible: 'it is mostly for people who are not RNs yet',
  completion_not_told: 'it teaches RNs toward a BSN',
  unusual_price: 'its low price is that of the whole program',
} as const;

/** The same as a warning in a list, which has room for a few words; what weighs most first. */
const warnings: Readonly<Record<keyof typeof doubts, string>> = {
  school_not_confirmed_open: 'We couldn’t confirm that it is open',
  completion_possible: 'May be mostly for RNs: ask',
  completion_not_told: 'May not be for RNs: ask',
  unusual_price: 'Price not confirmed: ask',
  first_degree_not_confirmed: 'Ask if it takes people who aren’t RNs yet',
};

/** Whether nothing lets us doubt that the school is open: that doubt comes before all others. */
export const isOpenForSure = ({ caveats }: Doubted) => !caveats.includes('school_not_confirmed_open');

/** Returns the first doubt about a program as a warning; undefined without one. */
export const warningAbout = ({ caveats }: Doubted): string | undefined =>
  Object.entries(warnings).find(([id]) => caveats.includes(id))?.[1];

/** Returns what is not confirmed of a program and would change a verdict on it, each as the end of "that …". */
export const doubtsAbout = ({ caveats }: Doubted): string[] =>
  Object.entries(doubts).flatMap(([id, doubt]) => (caveats.includes(id) ? [doubt] : []));

/** Whether a verdict may name the program: nothing that would change it is in doubt. */
export const isConfirmed = (program: Doubted) => doubtsAbout(program).length === 0;

/** Says a doubt: "we couldn’t confirm that it takes people who are not RNs yet". */
export const doubtInWords = (doubt: string) => `we couldn’t confirm that ${doubt}`;
