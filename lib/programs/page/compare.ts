import { paths, withQuery } from '@/lib/site/urls';
import { list, quoted } from '@/lib/text/words';
import { isOpen } from '../finder/listing';
import type { Catalogue, Program } from '../program';
import { isAboutTheSame } from '../score/bands';
import { chosenPairs, chosenProgram, chosenPrograms, MAX_COMPARED } from './chosen-programs';
import { type Difference, differencesOf } from './differences';
import { type ProgramView, programView } from './program-view';

export interface ComparedProgram extends ProgramView {
  /** Caveats that not all of the programs share. */
  readonly ownCaveats: readonly string[];
  /** The same comparison without it. */
  readonly without: string;
}

/** Up to four programs side by side. */
export interface ComparisonView {
  readonly programs: readonly ComparedProgram[];
  /** What sets them apart most, or what to do with fewer than two. */
  readonly sentence: string;
  readonly differences: readonly Difference[];
  /** Caveats of all of the programs. */
  readonly sharedCaveats: readonly string[];
  /** What is not shown, and why programs may not be comparable. */
  readonly notes: readonly string[];
  /** The finder, with these programs kept. */
  readonly addHref: string;
  /** How many more fit. */
  readonly room: number;
  readonly query: string;
}

const queryOf = (programs: readonly Program[]) =>
  new URLSearchParams(chosenPairs(programs.map(chosenProgram))).toString();

/** The list that the first open one of them is in, with all of them kept. */
function listQuery(programs: readonly Program[]): string {
  const first = programs.find(isOpen) ?? programs[0];
  const list = first ? { state: first.facts.state, credential: first.credential } : {};
  return new URLSearchParams([
    ...Object.entries(list),
    ...chosenPairs(programs.map(chosenProgram)),
  ]).toString();
}

/** Longest name that a note repeats. */
const MAX_NAMED = 80;

/** What happens to the schools of these programs, each in a sentence. */
const closuresOf = (programs: readonly Program[]) => [
  ...new Set(programs.flatMap(({ facts }) => facts.closure?.in_words ?? [])),
];

/** What sets the open programs apart, after what is said of the others. */
function verdictOf(programs: readonly Program[], open: readonly Program[], first?: Difference): string {
  const [only] = open;
  if (programs.length === 0) return 'Choose two programs or more in the finder to see them side by side.';
  if (!only) return 'Choose programs of schools that are open to compare.';
  if (open.length === 1) {
    const chosen = programs.length === 1 ? 'is chosen' : 'is the one that takes new students';
    return `${chosenProgram(only).label} ${chosen}. Choose another to compare it with.`;
  }
  if (!first) return 'Nothing that is published of these programs tells them apart.';
  return `What sets them apart most: ${first.text.charAt(0).toLowerCase()}${first.text.slice(1)}`;
}

/** The answer: which schools take no new students, then what sets the others apart. */
function sentenceOf(
  programs: readonly Program[],
  open: readonly Program[],
  [first]: readonly Difference[],
): string {
  const gone = programs.filter((program) => !isOpen(program));
  return [...closuresOf(gone), verdictOf(programs, open, first)].join(' ');
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

function notesOf(
  programs: readonly Program[],
  beyond: readonly Program[],
  unknown: readonly string[],
): string[] {
  const credentials = new Set(programs.map(({ credential }) => credential));
  const states = new Set(programs.map(({ facts }) => facts.state));
  return [
    ...(unknown.length > 0
      ? [`No program is called ${list(unknown.map((name) => quoted(name, MAX_NAMED)))}.`]
      : []),
    ...(beyond.length > 0
      ? [
          `${MAX_COMPARED} programs fit side by side. Not shown: ${list(beyond.map((program) => chosenProgram(program).label))}.`,
        ]
      : []),
    ...(credentials.size > 1
      ? [
          'They lead to different degrees, so their groups are not on one scale: each is among programs of its own degree.',
        ]
      : []),
    ...(areAboutTheSame(programs)
      ? ['By what is measured they are about the same: the difference between their scores may be chance.']
      : []),
    ...(states.size > 1 ? ['They are in different states, where pay and prices differ.'] : []),
    ...closuresOf(programs.filter(isOpen)),
  ];
}

/** The comparison that a query asks for. */
export function comparison(query: URLSearchParams, catalogue: Catalogue): ComparisonView {
  const { programs, beyond, unknown } = chosenPrograms(query, catalogue);
  const open = programs.filter(isOpen);
  const differences = differencesOf(open.map(({ facts }) => facts));
  const views = programs.map((program) => programView(program, catalogue.caveats));
  const shared = (views[0]?.caveats ?? []).filter((caveat) =>
    views.every(({ caveats }) => caveats.includes(caveat)),
  );
  return {
    programs: views.map((view) => ({
      ...view,
      ownCaveats: view.caveats.filter((caveat) => !shared.includes(caveat)),
      without: withQuery(paths.programComparison, queryOf(programs.filter(({ id }) => id !== view.id))),
    })),
    sentence: sentenceOf(programs, open, differences),
    differences: differences.slice(1),
    sharedCaveats: shared,
    notes: notesOf(programs, beyond, unknown),
    addHref: withQuery(paths.programs, listQuery(programs)),
    room: MAX_COMPARED - programs.length,
    query: queryOf(programs),
  };
}
