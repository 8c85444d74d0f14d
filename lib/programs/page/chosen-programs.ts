import { credentialName } from '../credentials';
import type { Catalogue, Program } from '../program';

/** Query parameter of a program chosen for a comparison; repeated for each. */
export const PROGRAM = 'program';

/** Programs in one comparison: as many columns as a small screen can show. */
export const MAX_COMPARED = 4;

/** A program that was chosen for a comparison. */
export interface ChosenProgram {
  readonly id: string;
  /** "Ohio State University, BSN". */
  readonly label: string;
}

/** Finds a program by its id: "ohio-state-university:BSN". */
function programOf(id: string, { institutions }: Catalogue): Program | undefined {
  const [slug = ''] = id.split(':');
  return institutions.get(slug)?.programs.find((program) => program.id === id);
}

export interface Choice {
  /** In the order given, as many as are compared. */
  readonly programs: readonly Program[];
  /** Known ones that were given beyond that number. */
  readonly beyond: readonly Program[];
  /** Ids that no program has. */
  readonly unknown: readonly string[];
}

/** Returns the programs that a query chooses, each once. */
export function chosenPrograms(query: URLSearchParams, catalogue: Catalogue): Choice {
  const ids = [...new Set(query.getAll(PROGRAM).filter((id) => id !== ''))];
  const programs = ids.flatMap((id) => programOf(id, catalogue) ?? []);
  return {
    programs: programs.slice(0, MAX_COMPARED),
    beyond: programs.slice(MAX_COMPARED),
    unknown: ids.filter((id) => programOf(id, catalogue) === undefined),
  };
}

/** Labels a program for the list of chosen ones. */
export function chosenProgram({ id, facts }: Program): ChosenProgram {
  return { id, label: `${facts.institution}, ${credentialName(facts.credential)}` };
}

/** Returns chosen programs as pairs of a query. */
export const chosenPairs = (picked: readonly ChosenProgram[]) =>
  picked.map(({ id }) => [PROGRAM, id] as [string, string]);
