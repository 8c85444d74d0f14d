import { credentialName } from '../credentials';
import type { Catalogue, Program } from '../program';

/** Name of a chosen program in a query; it is given once for each. */
export const PROGRAM = 'program';

/** Columns that a reader can compare, also on a small screen. */
export const mostCompared = 4;

/** A program that was chosen for a comparison. */
export interface Picked {
  readonly id: string;
  /** "Ohio State University, BSN". */
  readonly label: string;
}

/** The program of an id as a comparison's query names it: "ohio-state-university:BSN". */
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

/** The programs that a query chooses, each once. */
export function chosenPrograms(query: URLSearchParams, catalogue: Catalogue): Choice {
  const ids = [...new Set(query.getAll(PROGRAM).filter((id) => id !== ''))];
  const programs = ids.flatMap((id) => programOf(id, catalogue) ?? []);
  return {
    programs: programs.slice(0, mostCompared),
    beyond: programs.slice(mostCompared),
    unknown: ids.filter((id) => programOf(id, catalogue) === undefined),
  };
}

export function pickedOf({ id, facts }: Program): Picked {
  return { id, label: `${facts.institution}, ${credentialName(facts.credential)}` };
}

/** Chosen programs as pairs of a query. */
export const pickedPairs = (picked: readonly Picked[]) =>
  picked.map(({ id }) => [PROGRAM, id] as [string, string]);
