import { parseQuery } from '@/lib/parameters/parse';
import { calledIn, type StateSlug } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import { type CatalogueCredential, catalogueCredentials, credentialName } from '../credentials';
import { isConfirmed } from '../facts/doubts';
import { type FinderInputs, finderParameters, MAX_RESULTS } from '../finder/parameters';
import type { ProgramFacts } from '../program-schema';
import type { FinderSource } from './finder-results';
import { type ProgramView, programView } from './program-view';

/** Programs of a state that do best, of those that are confirmed; none where too little is measured to compare any. */
export interface TopList {
  readonly credential: CatalogueCredential;
  readonly name: string;
  /** What the list is compared by, as a sentence; null where it is not. */
  readonly comparedBy: string | null;
  readonly programs: readonly ProgramView[];
  /** Which programs are not among them because something is not confirmed, in a sentence; null where none is. */
  readonly unconfirmed: string | null;
  readonly total: number;
  /** The whole list. */
  readonly href: string;
}

/** The finder's list of a program type in a state: its number of programs is that of the search that its link asks. */
export interface StateList {
  readonly credential: CatalogueCredential;
  readonly total: number;
  readonly href: string;
}

/** Ways to a first license: what most readers of a state's page look for. */
const firstLicenses: readonly CatalogueCredential[] = ['LPN', 'ADN', 'BSN'];

/** Programs that a list begins with. */
const FIRST = 3;

type Find = FinderSource['find'];

/** A search without a condition. @throws Error when a parameter of the finder is required. */
export function unconditional(): FinderInputs {
  const parsed = parseQuery(finderParameters, new URLSearchParams());
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.inputs;
}

/** The first programs that are confirmed, else the first, and how many others are before the last of them. */
function best<P extends Pick<ProgramFacts, 'band' | 'caveats'>>(results: readonly P[]) {
  const compared = results.filter(({ band }) => band !== null);
  const confirmed = compared.filter(isConfirmed).slice(0, FIRST);
  const shown = confirmed.length > 0 ? confirmed : compared.slice(0, FIRST);
  const last = compared.findLastIndex((program) => shown.includes(program));
  return { shown, skipped: last + 1 - shown.length };
}

/** What the finder answers for a program type in a state, and its address. @throws Error when it answers nothing. */
function stateSearch(state: StateSlug, credential: CatalogueCredential, limit: number, find: Find) {
  const found = find({ ...unconditional(), state: [state], credential: [credential], limit });
  if (!found.ok) throw new Error(found.problem.message);
  return {
    answer: found.answer,
    href: withQuery(paths.programs, new URLSearchParams({ state, credential }).toString()),
  };
}

/** Returns the lists of a state, one for each type that it has programs of. */
export function stateLists(state: StateSlug, { find }: Pick<FinderSource, 'find'>): StateList[] {
  return catalogueCredentials
    .map((credential) => {
      const { answer, href } = stateSearch(state, credential, 1, find);
      return { credential, total: answer.total, href };
    })
    .filter(({ total }) => total > 0);
}

/** The programs of each type in a state that do best; types without any program are left out. */
export function topLists(state: StateSlug, { find, catalogue }: FinderSource): TopList[] {
  return firstLicenses.flatMap((credential) => {
    const { answer, href } = stateSearch(state, credential, MAX_RESULTS.json, find);
    if (answer.total === 0) return [];
    const { shown, skipped } = best(answer.results);
    return {
      credential,
      name: calledIn(state, credentialName(credential)),
      comparedBy: answer.compared_by,
      programs: shown.map((facts) =>
        programView({ id: `${facts.slug}:${credential}`, facts }, catalogue.caveats),
      ),
      unconfirmed:
        skipped === 0
          ? null
          : `Something isn’t confirmed about ${count(skipped, 'program')} higher in the list, which says what.`,
      total: answer.total,
      href,
    };
  });
}
