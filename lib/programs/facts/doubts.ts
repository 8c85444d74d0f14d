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

/** Returns what is not confirmed of a program and would change a verdict on it, each as the end of "that …". */
export const doubtsAbout = ({ caveats }: Doubted): string[] =>
  Object.entries(doubts).flatMap(([id, doubt]) => (caveats.includes(id) ? [doubt] : []));

/** Whether a verdict may name the program: nothing that would change it is in doubt. */
export const isConfirmed = (program: Doubted) => doubtsAbout(program).length === 0;

/** Says a doubt: "we couldn’t confirm that it takes people who are not RNs yet". */
export const doubtInWords = (doubt: string) => `we couldn’t confirm that ${doubt}`;
