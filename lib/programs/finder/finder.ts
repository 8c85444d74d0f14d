import { ascending, group } from 'd3-array';
import { echoed } from '@/lib/parameters/canonical';
import { onlyOf } from '@/lib/parameters/declare';
import type { Place } from '@/lib/places/near/place';
import { catalogueCredentials } from '../credentials';
import type { Catalogue, Program } from '../program';
import type { Found, LeftOut, LooserSearch } from './answer';
import { applyFilters, type Filter, type Matches } from './apply-filters';
import { comparedBy } from './compared-by';
import { completionPrograms } from './completion-programs';
import { coverage, knownOfNone } from './coverage';
import { cursorAfter, idBefore } from './cursor';
import { pageWithFirst } from './exact-first';
import { filterIndex } from './filters';
import { isOpen } from './listing';
import { firstPageQuery, inPlaceOfQuery, looserSearches } from './looser-searches';
import { type Meaning, type Refused, type Understanding, type Understood, understanding } from './meaning';
import { nearSearch } from './near';
import { caveatsOf, notesOf } from './notes';
import { type FilterName, type FinderInputs, finderParameters, RADIUS_MILES } from './parameters';
import {
  countAll,
  countIntersection,
  intersectionOf,
  isEmpty,
  type ProgramSet,
  placesIn,
  setOf,
  setOfAll,
  setWhere,
} from './program-set';
import { rankingOnce } from './ranking';
import { rankingIndex } from './ranking-index';
import { rowOf, type Shown } from './row';

/** The catalogue, ready to be searched. */
export interface Finder {
  /** Finds the one school that a text names. */
  readonly schoolNamed: Understanding['schoolNamed'];
  /**
   * Searches. Sponsorship is not read: it moves nothing.
   *
   * @param inputs after reading: see `finderParameters`.
   */
  find(inputs: FinderInputs): Found;
}

/** Refuses a cursor that is malformed, of another search, or after a program that no longer exists. */
function invalidCursor(): Refused {
  const { allowedValues } = finderParameters.cursor;
  const message = `cursor must be ${allowedValues.join(', ')}.`;
  return { ok: false, problem: { parameter: 'cursor', message, allowedValues } };
}

/** Sorts programs so that those of one credential and state are neighbors: most sets then are empty outside a small span. */
function sortByArea(programs: readonly Program[]): Program[] {
  const area = ({ credential, facts }: Program) =>
    `${catalogueCredentials.indexOf(credential)} ${facts.state}`;
  return [...group(programs, area)].sort(([a], [b]) => ascending(a, b)).flatMap(([, ofArea]) => ofArea);
}

/** A search with what its words mean and the conditions that follow. */
interface Search extends Understood {
  /** As asked for: what its first page and its next one are addressed by. */
  readonly given: FinderInputs;
  readonly filters: readonly Filter[];
}

/** Whether a search names schools: a closed one is found by its name alone. */
const namesSchools = ({ reading, schools }: Meaning) => reading?.names !== undefined || schools !== undefined;

/** The place of a search, as an answer has it. */
const placeOfAnswer = ({ asked, understood, latitude, longitude }: Place) => ({
  asked,
  understood,
  latitude,
  longitude,
});

/** Prepares a catalogue for searching. It takes as long as a thousand searches. */
export function finderIndex(catalogue: Catalogue): Finder {
  const { caveats, leastListedShare } = catalogue;
  const programs = sortByArea(catalogue.programs);
  const byName = new Map(catalogue.programs.map((program, position) => [program, position]));
  const everything = setOfAll(programs.length);
  const placeOf = new Map(programs.map(({ id }, place) => [id, place]));
  const filtersOf = filterIndex(programs);
  const rankings = rankingIndex(programs, (program) => byName.get(program) ?? null);
  const searchNear = nearSearch(programs, catalogue, rankings.outcomes);
  const understand = understanding(programs, catalogue, searchNear);
  const nothing = setOf(programs.length, []);
  const ofType = catalogueCredentials.map((type) =>
    setWhere(programs, ({ credential }) => credential === type),
  );
  const open = setWhere(programs, isOpen);
  const closed = setWhere(programs, (program) => !isOpen(program));
  const completion = completionPrograms(programs, catalogue);

  /** Adds the conditions: those that the query says are left out with the query. */
  function searchFor(given: FinderInputs, understood: Understood): Search {
    const { inputs, meaning, fromQuery } = understood;
    const filters = filtersOf(inputs, meaning).map((filter) =>
      fromQuery.has(filter.name) ? { ...filter, name: 'query' as const } : filter,
    );
    return { ...understood, given, filters };
  }

  const searchedBy = ({ meaning }: Search) => (namesSchools(meaning) ? everything : open);

  /** The same search for other program types. */
  const withCredential = (search: Search, credential: FinderInputs['credential']) =>
    searchFor({ ...search.given, credential }, { ...search, inputs: { ...search.inputs, credential } });

  /** Programs of a set that meet every condition of a search. */
  const among = (set: ProgramSet, { filters }: Search): ProgramSet =>
    applyFilters(intersectionOf(set, open), filters).programs;

  /** BSN programs of a search whose RN-to-BSN program is not confirmed. */
  const unconfirmedOf = (search: Search) => among(completion.unconfirmed, withCredential(search, ['BSN']));

  /** Programs that a reader may look for in this list, and why they are not in it. */
  function notListed(search: Search): LeftOut[] {
    const credential = onlyOf(search.inputs.credential);
    const entry = (filter: LeftOut['filter'], reason: string, number: number): LeftOut[] =>
      number === 0 ? [] : [{ filter, reason, count: number }];
    const gone = namesSchools(search.meaning) ? 0 : applyFilters(closed, search.filters).total;
    const forRns =
      credential === 'BSN'
        ? countAll(among(completion.forRnsOnly, withCredential(search, ['RN_TO_BSN'])))
        : 0;
    const unconfirmed = credential === 'RN_TO_BSN' ? countAll(unconfirmedOf(search)) : 0;
    return [
      ...entry('credential', 'The BSN is for people who are RNs already: ask for RN-to-BSN.', forRns),
      ...entry(
        'credential',
        'The school awards a BSN; its RN-to-BSN program is not confirmed: ask for BSN.',
        unconfirmed,
      ),
      ...entry(null, 'The school has closed, is closing or has merged: it is found by its name.', gone),
    ];
  }

  /** The only looser search to offer, where it finds something. */
  function offer(search: Search, change: string, changed: FilterName[]): LooserSearch[] {
    const { total } = applyFilters(searchedBy(search), search.filters);
    return total === 0 ? [] : [{ filters: changed, change, query: firstPageQuery(search.given), total }];
  }

  /** Searches for the nearest names, in the place of a name that no school has. */
  function nearestSearches({ given, meaning }: Search): LooserSearch[] {
    return (meaning.reading?.nearest ?? []).flatMap((name) => {
      const other = { ...given, query: name };
      const understood = understand.of(other);
      return understood.ok ? offer(searchFor(other, understood), `Ask for ${name}.`, ['query']) : [];
    });
  }

  /** The inputs in parameters alone, where they say all that the query says; else as understood. */
  function inputsAlone({ inputs, meaning }: Search): FinderInputs {
    if (meaning.reading === undefined || meaning.named !== undefined) return inputs;
    const { radius_miles: radius = meaning.near && RADIUS_MILES } = inputs;
    return { ...inputs, query: undefined, radius_miles: radius };
  }

  /** The same search with those inputs. */
  function inParameters(search: Search): Search {
    const inputs = inputsAlone(search);
    if (inputs === search.inputs) return search;
    const { meaning } = search;
    return { ...search, given: inputs, inputs, filters: filtersOf(inputs, meaning), fromQuery: new Set() };
  }

  /** Counts what variants of one search find. */
  function totals(): (inputs: FinderInputs) => number {
    const understood = understand.variants();
    return (inputs) => {
      const found = understood(inputs);
      if (!found.ok) return 0;
      const search = searchFor(inputs, found);
      return applyFilters(searchedBy(search), search.filters).total;
    };
  }

  /** Where nothing is found: what else could be asked. */
  function loosen(asked: Search): LooserSearch[] {
    const { names } = asked.meaning.reading ?? {};
    if (names && isEmpty(names)) return nearestSearches(asked);
    const search = inParameters(asked);
    const others =
      onlyOf(search.inputs.credential) === 'RN_TO_MSN'
        ? offer(withCredential(search, ['MSN']), 'Ask for credential=MSN.', ['credential'])
        : [];
    if (others.length > 0) return others;
    // The radius around a place in the query can grow without leaving out the query.
    const around = search.meaning.near ? (['near'] as const) : [];
    const filterNames = new Set([...search.filters.map(({ name }) => name), ...around]);
    const found = looserSearches([...filterNames], search.given, totals());
    return search === asked ? found : found.map(inPlaceOfQuery);
  }

  /** For each parameter that answers words of a query: what to say where its fact is known of no program. */
  function notKnown(search: Search): Map<string, string> {
    const { inputs, meaning } = search;
    const filtersWith = (more: Partial<FinderInputs>) => filtersOf({ ...inputs, ...more }, meaning);
    const state = onlyOf(inputs.state);
    const asked = meaning.reading?.leftOut ?? [];
    return new Map(
      asked.flatMap(({ parameter }): [string, string][] => {
        const note = knownOfNone(parameter, searchedBy(search), filtersWith, state, catalogue);
        return note === undefined ? [] : [[parameter, note]];
      }),
    );
  }

  const rankingFor = ({ inputs, meaning: { near } }: Search) =>
    inputs.sort === 'distance' && near ? rankingOnce(programs.length, near.sequence) : rankings.of(inputs);

  /** What notes depend on, but for what is shown. */
  function searchedAs({ inputs, meaning }: Search, { programs: matching, total }: Matches) {
    const leading = placesIn(intersectionOf(matching, meaning.exact));
    const names = new Set(leading.flatMap((place) => programs[place]?.facts.institution ?? []));
    return {
      inputs,
      reading: meaning.reading,
      total,
      leastListedShare,
      types: catalogueCredentials.filter((_, at) => countIntersection(matching, ofType[at] ?? nothing) > 0),
      exact: leading.length < total ? [...names] : [],
    };
  }

  function answered(search: Search, after: number | undefined): Found {
    const { given, inputs, meaning, filters } = search;
    const { near, reading } = meaning;
    const matching = applyFilters(searchedBy(search), filters);
    const { total } = matching;
    const page = pageWithFirst(rankingFor(search), matching, meaning.exact, inputs.limit, after);
    const shown = page.places.flatMap((place): Shown[] => {
      const program = programs[place];
      return program ? [{ program, miles: near?.milesTo(place) }] : [];
    });
    const results = shown.map((one, index) =>
      rowOf(one, page.before + index, shown[0]?.program ?? one.program, search),
    );
    const ofPage = shown.map(({ program }) => program);
    const last = ofPage.at(-1);
    const isCompletion = onlyOf(inputs.credential) === 'RN_TO_BSN';
    const covered = coverage(searchedBy(search), filters, onlyOf(inputs.state), catalogue);
    return {
      ok: true,
      understood: inputsAlone(search),
      answer: {
        query: echoed(given),
        read_as: reading?.readAs ?? null,
        nearest: [...(reading?.nearest ?? [])],
        place: near ? placeOfAnswer(near.place) : null,
        total,
        results,
        coverage: covered,
        unmatched: [...(meaning.schools?.unmatched ?? [])],
        left_out: [...matching.leftOut, ...notListed(search)],
        national_online: isCompletion ? [...completion.nationalOnline] : [],
        also_award_bsn: isCompletion ? completion.alsoAward(unconfirmedOf(search)) : null,
        loosen: total === 0 ? loosen(search) : [],
        compared_by: comparedBy(inputs, ofPage) ?? null,
        notes: notesOf({
          ...searchedAs(search, matching),
          notKnown: notKnown(search),
          place: near?.place ?? null,
          shown: ofPage,
          coverage: covered,
        }),
        next_cursor: last && page.before + shown.length < total ? cursorAfter(last.id, given) : null,
        caveats: caveatsOf(results, caveats),
      },
    };
  }

  return {
    schoolNamed: understand.schoolNamed,
    find(inputs) {
      const understood = understand.of(inputs);
      if (!understood.ok) return understood;
      const search = searchFor(inputs, understood);
      if (inputs.cursor === undefined) return answered(search, undefined);
      const after = placeOf.get(idBefore(inputs.cursor, inputs) ?? '');
      return after === undefined ? invalidCursor() : answered(search, after);
    },
  };
}
