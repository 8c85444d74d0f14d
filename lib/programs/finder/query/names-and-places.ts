import { sum } from 'd3-array';
import { once } from '@/lib/data/once';
import type { Place } from '@/lib/places/near/place';
import type { StateSlug } from '@/lib/places/states';
import { wordsOf } from '../name-query';
import { isGeneric, withoutFiller } from './filler';
import type { Label } from './labels';
import type { SchoolSearch, SchoolsFound } from './named-schools';
import { type PlaceFound, placeIn } from './place-words';
import type { PlaceReader } from './reading';
import { withoutSchoolTypes } from './school-types';
import { type StatesFound, statesIn } from './states';
import { type QueryWord, type Tokens, textsOf, typedOf } from './tokens';

/** What the words of a query name: schools, a place, states. */
export interface Named {
  /** Undefined where no words are left for a name; without labels where none has them. */
  readonly schools: SchoolsFound | undefined;
  readonly states: readonly StateSlug[];
  readonly place: Place | null;
  /** The words that were looked for among names; empty where all were read as places. */
  readonly words: readonly QueryWord[];
  /** Own names of schools that have the name of the place and are in other states. */
  readonly elsewhere: readonly Label[];
  /** The misspelled name that the place was taken for; null where it is spelled right. */
  readonly misspelledPlace: string | null;
}

/** Reads the words of a query that are neither program types nor topics. `states` decide between places of one name. */
export type NameReader = (tokens: Tokens, words: readonly QueryWord[], states: readonly StateSlug[]) => Named;

export const nothingNamed: Named = {
  schools: undefined,
  states: [],
  place: null,
  words: [],
  elsewhere: [],
  misspelledPlace: null,
};
const noneByCity: ReturnType<typeof byCity> = { there: [], elsewhere: [] };
const noSchools: SchoolsFound = { labels: [], exact: [], isSystem: false, respelled: new Map() };

const noStates: StatesFound = { states: [], words: [] };

/** Words of a query without filler, and the states among them. */
interface Rest {
  readonly states: StatesFound;
  readonly bare: readonly QueryWord[];
}

const minus = (words: readonly QueryWord[], taken: readonly QueryWord[]) =>
  words.filter((word) => !taken.includes(word));

/** The ways to leave out filler: none of it, else all of it. */
const fillings = (words: readonly QueryWord[]) => [words, withoutFiller(words)];

/** Splits the schools that a city's name finds: those in the city, and those called so elsewhere. */
function byCity({ place, words }: PlaceFound, { phrase }: SchoolSearch) {
  const text = textsOf(words).join(' ');
  const isThere = ({ cityWords, state }: Label) => state === place.state && cityWords.join(' ') === text;
  const isCalledSo = (label: Label) => ` ${label.words.join(' ')} `.includes(` ${text} `);
  const labels = phrase(textsOf(words))?.labels.filter(({ isName }) => isName) ?? [];
  return {
    there: labels.filter(isThere),
    elsewhere: labels.filter((label) => !isThere(label) && isCalledSo(label)),
  };
}

const programsOf = (labels: readonly Label[]) => sum(labels, ({ places }) => places.length);

/** Keeps the labels of schools in these states; undefined where none is. */
function within(states: readonly StateSlug[], found: SchoolsFound | undefined): SchoolsFound | undefined {
  const isThere = ({ state }: Label) => states.includes(state);
  const labels = found?.labels.filter(isThere) ?? [];
  return found && labels.length > 0 ? { ...found, labels, exact: found.exact.filter(isThere) } : undefined;
}

/** Finds schools by words of a query. */
type Finding = (tokens: Tokens, words: readonly QueryWord[]) => Named | undefined;

/** Prepares the reading of names and places. @param places undefined where no table of places is at hand. */
export function nameReader(search: SchoolSearch, places: PlaceReader | undefined): NameReader {
  const isRightSpelling = (word: string) => places?.isName(word) ?? false;

  function schoolsNamed(tokens: Tokens, words: readonly QueryWord[]): SchoolsFound | undefined {
    const texts = textsOf(words);
    if (texts.length === 0) return undefined;
    return search.exact(typedOf(tokens, words).join(' '), texts) ?? search.complete(texts);
  }

  /** Reads all words as a place, and states beside it. */
  function wholePlace(found: PlaceFound | undefined, states: StatesFound, bare: readonly QueryWord[]) {
    if (!found || minus(minus(bare, found.words), states.words).length > 0) return undefined;
    const { there, elsewhere } = found.isCertain ? noneByCity : byCity(found, search);
    // "Emory" is a school first, and a town in Texas.
    if (programsOf(there) < programsOf(elsewhere)) return undefined;
    const isBeside = states.words.some((word) => !found.words.includes(word));
    return {
      ...nothingNamed,
      states: isBeside ? states.states : [],
      place: found.place,
      elsewhere: elsewhere.filter(({ state }) => state !== found.place.state),
    };
  }

  /** Finds schools that have all words. */
  const complete: Finding = (tokens, words) => {
    for (const some of fillings(words)) {
      const schools = schoolsNamed(tokens, some);
      if (schools) return { ...nothingNamed, schools, words: some };
    }
    return undefined;
  };

  /** The same, the last word perhaps incomplete. */
  const begun: Finding = (_, words) => {
    const bare = withoutFiller(words);
    const schools = bare.length === 0 ? undefined : search.begun(textsOf(bare));
    return schools && { ...nothingNamed, schools, words: bare };
  };

  /** Finds schools by the words beside the states, in those states. */
  const inStates =
    (find: Finding, { states, words: taken }: StatesFound): Finding =>
    (tokens, words) => {
      const named = states.length === 0 ? undefined : find(tokens, minus(words, taken));
      const schools = within(states, named?.schools);
      return named && schools && { ...named, schools, states };
    };

  /** Reads a name and a place beside it: "Galen Miami". */
  function nameAtPlace(tokens: Tokens, found: PlaceFound | undefined, bare: readonly QueryWord[]) {
    const rest = withoutFiller(minus(bare, found?.words ?? []));
    if (!found || textsOf(rest).every(isGeneric)) return undefined;
    const named = complete(tokens, rest) ?? begun(tokens, rest);
    return named && { ...named, place: found.place };
  }

  /** Reads a place that has no town of its name in the states beside it, but schools called so: "Miami, Ohio". */
  function calledAsPlace(found: PlaceFound | undefined, states: readonly StateSlug[], rest: Rest) {
    if (!found || states.length === 0 || states.includes(found.place.state)) return undefined;
    if (minus(minus(rest.bare, found.words), rest.states.words).length > 0) return undefined;
    const texts = textsOf(found.words);
    const all = within(states, search.phrase(texts));
    // Miami University before Miami Valley Career Technology Center.
    const isNameOf = ({ isName, words }: Label) =>
      isName && texts.every((word, at) => words[at] === word) && isGeneric(words[texts.length] ?? '');
    const named = all?.labels.filter(isNameOf) ?? [];
    const schools = all && (named.length > 0 ? { ...all, labels: named } : all);
    return schools && { ...nothingNamed, schools, states: rest.states.states, words: found.words };
  }

  /** Reads all words beside the states as the misspelled name of a city, in those states alone. */
  function misspelledPlace(tokens: Tokens, { states, bare }: Rest, preferred: readonly StateSlug[]) {
    const words = withoutFiller(minus(bare, states.words));
    const name = typedOf(tokens, words).join(' ').replace(/,$/, '');
    const among = states.states.length > 0 ? states.states : preferred;
    // A name that is right in another state is an error where a state is given.
    const place = among.length === 0 && isRightSpelling(name) ? undefined : places?.corrected(name, among);
    if (!place) return undefined;
    const corrected = wordsOf(place.asked.slice(0, place.asked.lastIndexOf(','))).map((text) => ({
      text,
      token: 0,
    }));
    const named = wholePlace({ place, words: corrected, isCertain: false }, noStates, corrected);
    return named && { ...named, misspelledPlace: name };
  }

  const misspelled: Finding = (_, words) => {
    const bare = withoutFiller(words);
    const schools = bare.length === 0 ? undefined : search.misspelled(textsOf(bare), isRightSpelling);
    return schools && { ...nothingNamed, schools, words: bare };
  };

  return (tokens, all, preferred) => {
    if (tokens.words.length === 0) return { ...nothingNamed, schools: noSchools };
    const isExact = search.exact(typedOf(tokens, all).join(' '), textsOf(all)) !== undefined;
    const words = isExact ? all : withoutSchoolTypes(tokens, all);
    const found = statesIn(tokens, words);
    const stateless = withoutFiller(minus(words, found.words));
    if (stateless.length === 0) return { ...nothingNamed, states: found.states };
    const rest: Rest = { states: found, bare: withoutFiller(words) };
    const place = placeIn(tokens, words, places, preferred);
    const among = found.states.length > 0 ? found.states : preferred;
    const corrected = once(() => misspelledPlace(tokens, rest, preferred));
    return (
      calledAsPlace(place, among, rest) ??
      wholePlace(place, found, rest.bare) ??
      complete(tokens, words) ??
      inStates(complete, found)(tokens, words) ??
      nameAtPlace(tokens, place, rest.bare) ??
      (among.length > 0 ? corrected() : undefined) ??
      begun(tokens, words) ??
      inStates(begun, found)(tokens, words) ??
      corrected() ??
      misspelled(tokens, words) ??
      inStates(misspelled, found)(tokens, words) ?? {
        ...nothingNamed,
        schools: noSchools,
        words: stateless,
      }
    );
  };
}
