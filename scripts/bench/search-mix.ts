import { loadData } from '@/lib/data/data';
import { parseQuery } from '@/lib/parameters/parse';
import { stateSlugs } from '@/lib/places/states';
import { catalogueCredentials } from '@/lib/programs/credentials';
import type { Finder } from '@/lib/programs/finder/finder';
import { type FinderInputs, finderParameters } from '@/lib/programs/finder/parameters';
import { sortNames } from '@/lib/programs/finder/sort-names';
import type { Program } from '@/lib/programs/program';
import { evenly } from '../statistics';

/** Searches of one kind. */
export interface KindOfSearch {
  readonly title: string;
  readonly searches: readonly FinderInputs[];
}

function inputsOf(query: Readonly<Record<string, string>>): FinderInputs {
  const parsed = parseQuery(finderParameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.inputs;
}

const inEachState = (...queries: readonly Readonly<Record<string, string>>[]) =>
  stateSlugs.flatMap((state) => queries.map((query) => inputsOf({ state, ...query })));

/** Filters that people add to a search in one state. */
const filters = [
  { credential: 'BSN', control: 'public', sort: 'tuition' },
  { credential: 'ADN', max_tuition: '15000' },
  { credential: 'ADN', min_pass_rate: '85' },
  { credential: 'BSN', accreditor: 'CCNE', min_evidence: 'partial', limit: '25' },
];

/** Distance needs a place. */
const ordersOfNation = Object.keys(sortNames).filter((sort) => sort !== 'distance');

/** Number of names, and of ZIP codes, in the sample. */
const NAMES = 50;

/** Returns a name with its middle letter missing. */
function misspelled(name: string): string {
  const middle = Math.floor(name.length / 2);
  return name.slice(0, middle) + name.slice(middle + 1);
}

/** Returns the second page of a search, if it has one. */
function secondPage(finder: Finder, inputs: FinderInputs): FinderInputs[] {
  const found = finder.find(inputs);
  return found.ok && found.answer.next_cursor !== null
    ? [{ ...inputs, cursor: found.answer.next_cursor }]
    : [];
}

/** Returns searches as people and assistants make them, by kind. */
export function searchMix(finder: Finder, programs: readonly Program[]): KindOfSearch[] {
  const different = (names: readonly (string | null)[]) =>
    evenly([...new Set(names.filter((name) => name !== null))].sort(), NAMES);
  const schools = different(programs.map(({ facts }) => facts.institution));
  const cities = different(programs.map(({ facts }) => facts.city));
  const zips = evenly(
    loadData()
      .rows('zip_codes')
      .map(({ zip }) => zip),
    NAMES,
  );
  const called = (names: readonly string[]) => names.map((query) => inputsOf({ query }));
  const credentialInState = inEachState({ credential: 'BSN' }, { credential: 'ADN' }, { credential: 'LPN' });
  return [
    { title: 'a credential in a state', searches: credentialInState },
    { title: 'the same with more filters', searches: inEachState(...filters) },
    { title: 'a state', searches: inEachState({}) },
    {
      title: 'a credential in the nation, in each order',
      searches: catalogueCredentials.flatMap((credential) =>
        ordersOfNation.map((sort) => inputsOf({ credential, sort })),
      ),
    },
    {
      title: 'around a ZIP code, in each order',
      searches: zips.flatMap((near) =>
        ['distance', 'outcomes', 'net_price'].map((sort) => inputsOf({ near, sort, family_income: '30000' })),
      ),
    },
    { title: 'the name of a school', searches: called(schools) },
    { title: 'the name of a city', searches: called(cities) },
    { title: 'the name of a city with a typing error', searches: called(cities.map(misspelled)) },
    {
      title: 'the second page of a state',
      searches: inEachState({}).flatMap((inputs) => secondPage(finder, inputs)),
    },
  ];
}
