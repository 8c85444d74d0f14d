import { capitalized, list } from '@/lib/calculators/words';
import type { Catalogue, Program } from '@/lib/programs/program';
import { paths, withQuery } from '../urls';
import { type Difference, differencesOf } from './differences';
import { chosenPrograms, mostCompared, PROGRAM, pickedOf } from './picked';
import { type ProgramView, programView } from './program-view';

export interface ComparedProgram extends ProgramView {
  /** The same comparison without it. */
  readonly without: string;
}

/** Up to four programs side by side. */
export interface ComparisonView {
  readonly programs: readonly ComparedProgram[];
  /** What sets them apart most, or what to do where there are not two. */
  readonly sentence: string;
  readonly differences: readonly Difference[];
  /** What was asked and is not shown, and what makes the programs unlike. */
  readonly notes: readonly string[];
  /** The finder, with these programs kept. */
  readonly addHref: string;
  /** Null where there is no room for another. */
  readonly room: number;
  readonly query: string;
}

const queryOf = (programs: readonly Program[]) =>
  new URLSearchParams(programs.map(({ id }) => [PROGRAM, id])).toString();

function sentenceOf(programs: readonly Program[], [first]: readonly Difference[]): string {
  const [only] = programs;
  if (!only) return 'Choose two programs or more in the finder, and they stand here side by side.';
  if (programs.length === 1) return `${pickedOf(only).label} is chosen. Choose another to compare it with.`;
  if (!first) return 'Nothing that is published of these programs tells them apart.';
  return `What sets them apart most: ${first.text}`;
}

function notesOf(
  programs: readonly Program[],
  beyond: readonly Program[],
  unknown: readonly string[],
): string[] {
  const credentials = new Set(programs.map(({ credential }) => credential));
  const states = new Set(programs.map(({ facts }) => facts.state));
  return [
    ...(unknown.length > 0 ? [`No program is called ${list(unknown)}.`] : []),
    ...(beyond.length > 0
      ? [
          `${mostCompared} programs fit side by side. Not shown: ${list(beyond.map((program) => pickedOf(program).label))}.`,
        ]
      : []),
    ...(credentials.size > 1
      ? [
          'They lead to different degrees, so their scores are not on one scale: each is among programs of its own degree.',
        ]
      : []),
    ...(states.size > 1 ? ['They are in different states, where pay and prices differ.'] : []),
  ];
}

/** The comparison that a query asks for. */
export function comparison(query: URLSearchParams, catalogue: Catalogue): ComparisonView {
  const { programs, beyond, unknown } = chosenPrograms(query, catalogue);
  const differences = differencesOf(programs.map(({ facts }) => facts));
  return {
    programs: programs.map((program) => ({
      ...programView(program, catalogue.caveats),
      without: withQuery(paths.programComparison, queryOf(programs.filter((other) => other !== program))),
    })),
    sentence: capitalized(sentenceOf(programs, differences)),
    differences: differences.slice(1),
    notes: notesOf(programs, beyond, unknown),
    addHref: withQuery(paths.programs, queryOf(programs)),
    room: mostCompared - programs.length,
    query: queryOf(programs),
  };
}
