import type { PlaceIndex } from '@/lib/places/near/place';
import type { Catalogue, Program } from '../program';
import type { Found } from './answer';
import { condition, type Filter } from './apply-filters';
import type { Near, NearSearch } from './near';
import {
  type FilterName,
  type FinderInputs,
  finderParameters,
  NEEDS_PLACE,
  RADIUS_MILES,
} from './parameters';
import { type ProgramSet, placesBy, setOf } from './program-set';
import { type QueryReader, queryReader } from './query/read-query';
import type { QueryReading } from './query/reading';
import { type Schools, schoolsSearch } from './schools';

/** What the words of a search were found to mean. */
export interface Meaning {
  /** How `query` was read; undefined without one. */
  readonly reading: QueryReading | undefined;
  /** What `query` names by itself; undefined where it names no school, and no second place. */
  readonly named: ProgramSet | undefined;
  /** Programs of the schools whose name `query` is. */
  readonly exact: ProgramSet;
  /** Undefined without a place. */
  readonly near: Near | undefined;
  /** Undefined where no school is named one by one. */
  readonly schools: Schools | undefined;
}

/** A search as it was understood. */
export interface Understood {
  readonly ok: true;
  readonly meaning: Meaning;
  /** As asked for, with what `query` says where no parameter does. */
  readonly inputs: FinderInputs;
  /** The filters that come from the words of `query`. */
  readonly fromQuery: ReadonlySet<FilterName>;
}

export type Refused = Extract<Found, { readonly ok: false }>;

/** Understands the words of searches. */
export interface Understanding {
  of(inputs: FinderInputs): Understood | Refused;
  /** Returns the same for many variants of one search: each text is read once. */
  variants(): Understanding['of'];
  readonly schoolNamed: QueryReader['schoolNamed'];
}

const NEAR_HERE =
  'query asks for a place near you, and we don’t see where you are: add near with a ZIP code or a city with its state, for example Dayton, Ohio.';

/** Fills in what the query says where no parameter does. */
function completed(given: FinderInputs, { credentials, states, kind, place }: QueryReading): FinderInputs {
  return {
    ...given,
    ...(given.credential === undefined && credentials.length > 0 ? { credential: [...credentials] } : {}),
    ...(given.state === undefined && states.length > 0 ? { state: [...states] } : {}),
    ...(given.kind === undefined && kind !== null ? { kind } : {}),
    ...(given.near === undefined && place ? { near: place.asked } : {}),
  };
}

/** Whether parameters and query name different states: nothing can match then. */
const contradicts = ({ state }: FinderInputs, { states }: QueryReading) =>
  state !== undefined && states.length > 0 && !states.some((one) => state.includes(one));

/** Remembers what a function made of the same arguments. */
function remembered<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = JSON.stringify(args);
    const made = known.has(key) ? (known.get(key) as R) : make(...args);
    known.set(key, made);
    return made;
  };
}

/** What texts and places are looked up with. */
interface LookUps {
  readonly read: QueryReader['read'];
  readonly find: PlaceIndex['find'];
  readonly searchNear: NearSearch;
  readonly findSchools: ReturnType<typeof schoolsSearch>;
}

/** Prepares the understanding of searches. @param programs in the finder's order. */
export function understanding(
  programs: readonly Program[],
  catalogue: Catalogue,
  searchNear: NearSearch,
): Understanding {
  const size = programs.length;
  const { places } = catalogue;
  const nothing = setOf(size, []);
  const bySlug = placesBy(programs, ({ facts }) => [facts.slug]);
  const { read, schoolNamed } = queryReader(programs, catalogue, places);
  /** Programs that the query names besides what became parameters. */
  function namedBy(given: FinderInputs, reading: QueryReading, radius: number): ProgramSet | undefined {
    if (contradicts(given, reading)) return nothing;
    if (reading.names || given.near === undefined || !reading.place) return reading.names;
    return searchNear(reading.place, radius).filter.matches;
  }

  function understood(
    given: FinderInputs,
    near: Near | undefined,
    reading: QueryReading | undefined,
    found: ReturnType<LookUps['findSchools']> | undefined,
  ): Understood | Refused {
    if (given.sort === 'distance' && !near) return refusedDistance();
    if (found?.ok === false) return found;
    const inputs = reading ? completed(given, reading) : given;
    const names = ['credential', 'state', 'kind', 'near'] as const;
    const exact = reading?.exact.flatMap((slug) => bySlug.get(slug) ?? []) ?? [];
    const radius = given.radius_miles ?? RADIUS_MILES;
    return {
      ok: true,
      inputs,
      meaning: {
        reading,
        named: reading && namedBy(given, reading, radius),
        exact: setOf(size, exact),
        near,
        schools: found?.schools,
      },
      fromQuery: new Set<FilterName>(names.filter((name) => inputs[name] !== given[name])),
    };
  }

  const of =
    ({ read: readQuery, find, searchNear: around, findSchools }: LookUps): Understanding['of'] =>
    (given) => {
      const { query, near, state, radius_miles: radius = RADIUS_MILES } = given;
      const schools = given.schools && findSchools(given.schools);
      const reading = query === undefined ? undefined : readQuery(query, state);
      if (near === undefined) {
        if (reading?.asksForPlace && state === undefined) return refusedHere(places);
        return understood(
          given,
          reading?.place ? around(reading.place, radius) : undefined,
          reading,
          schools,
        );
      }
      const found = find(near, state);
      if (found.ok) return understood(given, around(found.place, radius), reading, schools);
      const { message, allowedValues } = found;
      return { ok: false, problem: { parameter: 'near', message, allowedValues, isSpecific: true } };
    };
  const findSchools = schoolsSearch(schoolNamed, bySlug, size);
  const lookUps: LookUps = { read, find: places.find, searchNear, findSchools };

  return {
    schoolNamed,
    of: of(lookUps),
    variants: () =>
      of({
        read: remembered(read),
        find: remembered(places.find),
        searchNear: remembered(searchNear),
        findSchools: remembered(findSchools),
      }),
  };
}

/** Refuses an order by the distance from no place. */
function refusedDistance(): Refused {
  const { allowedValues } = finderParameters.sort;
  const message = `sort=distance ${NEEDS_PLACE}.`;
  return { ok: false, problem: { parameter: 'sort', message, allowedValues, isSpecific: true } };
}

/** Refuses a query for a place that only the reader knows. */
function refusedHere(places: PlaceIndex): Refused {
  const found = places.find('near me');
  const allowedValues = found.ok ? [] : found.allowedValues;
  return { ok: false, problem: { parameter: 'query', message: NEAR_HERE, allowedValues, isSpecific: true } };
}

/** The condition of what a query names. */
export const namedFilter = ({ named }: Meaning): Filter | undefined => named && condition('query', named);
