import { studentsFall } from '@/lib/data/year-words';
import { formatCount } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { possessive } from '@/lib/text/words';
import type { ProgramFacts } from '../../program-schema';

/** How a page about a program that is not confirmed answers. */
export interface DoubtAnswer {
  /** The verdict, after the program type. */
  readonly heading: string;
  /** Whom to ask what. */
  readonly ask: string;
  /** What its group depends on: "If it does, it". */
  readonly condition: string;
}

const TAKES_BEGINNERS = 'takes people who are not RNs yet';

/** @param students of the whole school; null where they are not known. */
function unseenSchool({ state }: ProgramFacts, students: number | null): DoubtAnswer {
  const board = possessive(areaName(state));
  const doubt = 'we couldn’t confirm that the school is open';
  return {
    heading:
      students === null ? doubt : `${formatCount(students)} students in ${studentsFall}, but ${doubt} now`,
    ask: `Ask ${board} board of nursing if this program is approved and admits students today.`,
    condition: 'If it is open, it',
  };
}

/** By the caveat that says it; the first that applies is the answer. A price in doubt is left out of the comparison instead. */
const answers: Readonly<Record<string, (facts: ProgramFacts, students: number | null) => DoubtAnswer>> = {
  school_not_confirmed_open: unseenSchool,
  first_degree_not_confirmed: () => ({
    heading: `ask if it ${TAKES_BEGINNERS}`,
    ask: 'We couldn’t confirm that it does.',
    condition: 'If it does, it',
  }),
  completion_possible: () => ({
    heading: 'it may be mostly for people who are RNs already',
    ask: `Ask the school if it ${TAKES_BEGINNERS}.`,
    condition: 'If it does, it',
  }),
  completion_not_told: () => ({
    heading: 'ask if it teaches RNs toward a BSN',
    ask: 'We couldn’t confirm that it does.',
    condition: 'If it does, it',
  }),
};

/** Returns how to answer about a program that is not confirmed; undefined where it is. */
export function doubtAnswer(facts: ProgramFacts, students: number | null): DoubtAnswer | undefined {
  const [, answer] = Object.entries(answers).find(([caveat]) => facts.caveats.includes(caveat)) ?? [];
  return answer?.(facts, students);
}
