import { type CatalogueCredential, credentialName } from '../credentials';
import type { Catalogue, Program } from '../program';

/** Query parameter of a program chosen for a comparison; repeated for each. */
export const PROGRAM = 'program';

/** Programs in one comparison: as many columns as a small screen can show. */
export const MAX_COMPARED = 4;

/** A program that was chosen for a comparison. */
export interface ChosenProgram {
  readonly id: string;
  readonly slug: string;
  readonly credential: CatalogueCredential;
  /** "Ohio State University, BSN". */
  readonly label: string;
}

/** Finds a program by its id: "ohio-state-university:BSN". */
function programOf(id: string, { institutions }: Catalogue): Program | undefined {
  const [slug = ''] = id.split(':');
  return institutions.get(slug)?.programs.find((program) => program.id === id);
}

/** Labels a program for the list of chosen ones. */
export function chosenProgram({
  id,
  facts: { slug, institution, credential },
}: Pick<Program, 'id' | 'facts'>): ChosenProgram {
  return { id, slug, credential, label: `${institution}, ${credentialName(credential)}` };
}

/** Returns the programs that a query chooses, each once and in the order given, as many as are compared. */
export function chosenPrograms(query: URLSearchParams, catalogue: Catalogue): ChosenProgram[] {
  return [...new Set(query.getAll(PROGRAM))]
    .flatMap((id) => programOf(id, catalogue) ?? [])
    .slice(0, MAX_COMPARED)
    .map(chosenProgram);
}

/** Returns chosen programs as pairs of a query. */
export const chosenPairs = (picked: readonly ChosenProgram[]) =>
  picked.map(({ id }) => [PROGRAM, id] as [string, string]);
