import { parseQuery } from '@/lib/parameters/parse';
import type { StateSlug } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { type CatalogueCredential, credentialName } from '../credentials';
import { type FinderInputs, finderParameters } from '../finder/parameters';
import type { FinderSource } from './finder-page';
import { type ProgramView, programView } from './program-view';

/** Programs of a state that do best; none where too little is measured to compare any. */
export interface TopList {
  readonly credential: CatalogueCredential;
  readonly name: string;
  /** What the list is compared by, as a sentence; null where it is not. */
  readonly comparedBy: string | null;
  readonly programs: readonly ProgramView[];
  readonly total: number;
  /** The whole list. */
  readonly href: string;
}

/** Ways to a first license: what most readers of a state's page look for. */
const firstLicenses: readonly CatalogueCredential[] = ['LPN', 'ADN', 'BSN'];

/** Programs that a list begins with. */
const FIRST = 3;

/** A search without a condition. @throws Error when a parameter of the finder is required. */
export function unconditional(): FinderInputs {
  const parsed = parseQuery(finderParameters, new URLSearchParams());
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.inputs;
}

/** The programs of each type in a state that do best; types without any program are left out. */
export function topLists(state: StateSlug, { find, catalogue }: FinderSource): TopList[] {
  return firstLicenses.flatMap((credential) => {
    const found = find({ ...unconditional(), state: [state], credential: [credential], limit: FIRST });
    if (!found.ok || found.answer.total === 0) return [];
    const { answer } = found;
    return {
      credential,
      name: credentialName(credential),
      comparedBy: answer.compared_by,
      programs: answer.results
        .filter(({ band }) => band !== null)
        .map((facts) => programView({ id: `${facts.slug}:${credential}`, facts }, catalogue.caveats)),
      total: answer.total,
      href: withQuery(paths.programs, new URLSearchParams({ state, credential }).toString()),
    };
  });
}
