import { list } from '@/lib/text/words';
import { credentialName } from '../credentials';
import { isOpen } from '../finder/listing';
import type { Program } from '../program';
import { isAboutTheSame } from '../score/bands';
import { chosenProgram } from './chosen-programs';
import { type ComparedPrograms, withoutInWords } from './compared-programs';
import type { RequestedComparison } from './comparison-query';
import type { ComparisonWords } from './comparison-verdict';

/** Programs that are shown, and those of schools without any of the types that are. */
const withOthers = ({ programs, without }: ComparedPrograms) => [
  ...programs,
  ...without.flatMap(({ school }) => school.programs),
];

/** What happens to the schools of these programs, each in a sentence. */
const closuresOf = (programs: readonly Program[]) => [
  ...new Set(programs.flatMap(({ facts }) => facts.closure?.in_words ?? [])),
];

/** Says which schools have no program to compare. */
export function nothingToCompare(
  { schools }: RequestedComparison,
  { credentials, without }: ComparedPrograms,
) {
  if (schools.length === 0) return 'Add two schools or more to see their nursing programs side by side.';
  if (without.length === 0) return 'We couldn’t tell which schools you mean.';
  const gone = without.flatMap(({ school }) => school.programs.filter((program) => !isOpen(program)));
  const none =
    credentials.length === 0
      ? withoutInWords({ without })
      : [
          `We know of no ${credentials.map(credentialName).join(' or ')} program at ${list(without.map(({ school }) => school.name))}.`,
        ];
  return [...closuresOf(gone), ...none].join(' ');
}

/** Says what to do where fewer than two programs are open. */
function tooFew(programs: readonly Program[], [only]: readonly Program[]): string {
  if (!only) return 'Add schools that are open to compare.';
  const alone = programs.length === 1 ? 'is the only program so far' : 'is the one that takes new students';
  return `${chosenProgram(only).label} ${alone}. Add another school to compare it with.`;
}

const NONE_AHEAD = 'No program is clearly ahead: it depends on what counts for you';

/** The answer in words. */
export interface AnswerWords {
  /** Undefined where the sentence says it all. */
  readonly verdict: string | undefined;
  readonly sentence: string;
}

/** The answer: which schools take no new students, and what sets the others apart. */
export function answerOf(
  compared: ComparedPrograms,
  open: readonly Program[],
  words: ComparisonWords | undefined,
): AnswerWords {
  const gone = closuresOf(withOthers(compared).filter((program) => !isOpen(program)));
  if (open.length <= 1) {
    return { verdict: undefined, sentence: [...gone, tooFew(compared.programs, open)].join(' ') };
  }
  const { verdict, sentence } = words ?? { verdict: NONE_AHEAD, sentence: '' };
  return { verdict, sentence: [...gone, sentence].join(' ').trim() };
}

/** Whether the scores of programs of one type are no further apart than their errors, each from each. */
function areAboutTheSame(programs: readonly Program[]): boolean {
  const placed = programs.filter(({ facts }) => facts.band !== null);
  if (programs.length <= 1 || placed.length < programs.length) return false;
  const isOneType = new Set(programs.map(({ credential }) => credential)).size === 1;
  return (
    isOneType &&
    programs.every((a) => programs.every((b) => a.score && b.score && isAboutTheSame(a.score, b.score)))
  );
}

/** Says what is not shown, and why programs may not be comparable. */
export function notesOf(compared: ComparedPrograms): string[] {
  const { programs } = compared;
  const credentials = new Set(programs.map(({ credential }) => credential));
  const states = new Set(programs.map(({ facts }) => facts.state));
  return [
    ...(programs.length === 0 ? [] : withoutInWords(compared)),
    ...(credentials.size > 1
      ? [
          'They lead to different degrees, so their groups are not on one scale: each is among programs of its own degree.',
        ]
      : []),
    ...(areAboutTheSame(programs)
      ? ['By what is measured they are about the same: the difference between their scores may be chance.']
      : []),
    ...(states.size > 1 ? ['They are in different states, where pay and prices differ.'] : []),
    ...(programs.length === 0 ? [] : closuresOf(withOthers(compared).filter(isOpen))),
  ];
}
