import type { Link } from '@/lib/calculators/page/related';
import type { Data } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { areaName } from '@/lib/places/states';
import { type Credential, credentialName } from '@/lib/programs/credentials';
import { isConfirmed } from '@/lib/programs/facts/doubts';
import { finderParameters, MAX_RESULTS } from '@/lib/programs/finder/parameters';
import { programsOf } from '@/lib/programs/finder/programs-of';
import { usualRadius } from '@/lib/programs/page/finder-place';
import { rankedView } from '@/lib/programs/page/ranked-view';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, count, uncapitalized } from '@/lib/text/words';
import type { PathwayCredential } from '../routes';
import type { PathwayExtras } from './extras';

/** Programs that a list begins with. */
const FIRST = 3;

/** What the finder lists a program as: no source tells bridges from the programs that they are part of. */
export const listedAs: Readonly<Record<PathwayCredential, Credential>> = {
  LPN: 'LPN',
  LPN_TO_RN: 'ADN',
  ADN: 'ADN',
  BSN: 'BSN',
  ABSN: 'ABSN',
  RN_TO_BSN: 'RN_TO_BSN',
  RN_TO_MSN: 'MSN',
  MSN: 'MSN',
};

/** Programs of one type where the reader is, the closest first. */
export interface ProgramsFor {
  /** What the finder lists them as: "ADN". */
  readonly type: string;
  /** Where the reader is; null where that is not known. */
  readonly place: string | null;
  readonly rows: readonly {
    readonly id: string;
    readonly institution: string;
    readonly href: string;
    /** "12 miles away". */
    readonly distance: string;
    /** What a reader must not miss of this one; null where there is nothing, or the same of all. */
    readonly flag: string | null;
  }[];
  /** What is to be said of each of these rows; null where they differ or there is nothing. */
  readonly sharedFlag: string | null;
  /** What a reader has to know before going on to the list, in sentences. */
  readonly notes: readonly string[];
  /** The whole list. */
  readonly link: Link;
}

const finderHref = (query: Readonly<Record<string, string>>) =>
  withQuery(paths.programs, new URLSearchParams(query).toString());

/** A bridge is asked for at the schools that teach the whole program. */
function bridgeNotes(credential: PathwayCredential): string[] {
  if (credential === 'LPN_TO_RN')
    return ['Bridges are taught at schools with an ADN: ask each how it places LPNs.'];
  return credential === 'RN_TO_MSN'
    ? ['No source tells RN-to-MSN programs from other MSN programs: ask each school.']
    : [];
}

/** The closest programs that are confirmed; else the closest. */
function closest<P extends Parameters<typeof isConfirmed>[0]>(results: readonly P[]): readonly P[] {
  const confirmed = results.filter(isConfirmed);
  return (confirmed.length > 0 ? confirmed : results).slice(0, FIRST);
}

/** What is to be said of every program of a list; null where they differ or there is nothing. */
function sameFlag([first, ...others]: readonly { readonly flag: string | null }[]): string | null {
  return first && others.every(({ flag }) => flag === first.flag) ? first.flag : null;
}

function near(
  credential: PathwayCredential,
  { asked, understood }: NonNullable<PathwayExtras['near']>,
  data: Data,
) {
  const type = listedAs[credential];
  const query = { credential: type, near: asked };
  const parsed = parseQuery(
    finderParameters,
    new URLSearchParams({ ...query, limit: String(MAX_RESULTS.json) }),
  );
  const { catalogue, finder } = programsOf(data);
  const found = parsed.ok ? finder.find(parsed.inputs) : parsed;
  if (!found.ok) throw new Error(found.problem.message);
  const { results, total } = found.answer;
  const within = `within ${count(usualRadius, 'mile')}`;
  const programs = `${credentialName(type)} program`;
  const views = closest(results).map((row) => rankedView(row, catalogue.caveats));
  const shared = views.length > 1 ? sameFlag(views) : null;
  return {
    type: credentialName(type),
    place: understood,
    rows: views.map(({ id, institution, href, distance, flag }) => ({
      id,
      institution,
      href,
      distance: distance ?? '',
      flag: shared === null ? flag && capitalized(flag) : null,
    })),
    sharedFlag: shared === null ? null : `All of these: ${uncapitalized(shared)}.`,
    notes: [
      ...(total === 0 ? [`No ${programs} is known ${within} of ${understood}.`] : []),
      ...bridgeNotes(credential),
    ],
    link: {
      label: total === 0 ? `Look farther for ${programs}s` : `${count(total, programs)} ${within}`,
      href: finderHref(query),
    },
  };
}

/** Programs of a type near the reader; without a place the list of the state, or of the nation. */
export function programsFor(
  credential: PathwayCredential,
  { near: place, state }: Pick<PathwayExtras, 'near' | 'state'>,
  data: Data,
): ProgramsFor {
  if (place !== null) return near(credential, place, data);
  const type = listedAs[credential];
  const programs = `${credentialName(type)} programs`;
  return {
    type: credentialName(type),
    place: null,
    rows: [],
    sharedFlag: null,
    notes: bridgeNotes(credential),
    link:
      state === null
        ? { label: `Find ${programs}`, href: finderHref({ credential: type }) }
        : {
            label: `Find ${programs} in ${areaName(state)}`,
            href: finderHref({ credential: type, state }),
          },
  };
}
