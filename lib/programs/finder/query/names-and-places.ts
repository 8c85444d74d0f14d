import { sum } from 'd3-array';
import type { Place } from '@/lib/places/near/place';
import type { StateSlug } from '@/lib/places/states';
import { isGeneric, withoutFiller } from './filler';
import type { Label } from './labels';
import type { SchoolSearch, SchoolsFound } from './named-schools';
import { type PlaceFound, placeIn } from './place-words';
import type { PlaceReader } from './reading';
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
}

/** Reads the words of a query that are neither program types nor topics. `states` decide between places of one name. */
export type NameReader = (tokens: Tokens, words: readonly QueryWord[], states: readonly StateSlug[]) => Named;

const nothingNamed: Named = { schools: undefined, states: [], place: null, words: [], elsewhere: [] };
const noneByCity: ReturnType<typeof byCity> = { there: [], elsewhere: [] };
const noSchools: SchoolsFound = { labels: [], exact: [], isSystem: false, respelled: new Map() };

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

  const misspelled: Finding = (_, words) => {
    const bare = withoutFiller(words);
    const schools = bare.length === 0 ? undefined : search.misspelled(textsOf(bare), isRightSpelling);
    return schools && { ...nothingNamed, schools, words: bare };
  };

  return (tokens, words, preferred) => {
    if (tokens.words.length === 0) return { ...nothingNamed, schools: noSchools };
    const found = statesIn(tokens, words);
    const stateless = withoutFiller(minus(words, found.words));
    if (stateless.length === 0) return { ...nothingNamed, states: found.states };
    const bare = withoutFiller(words);
    const place = placeIn(tokens, words, places, preferred);
    return (
      wholePlace(place, found, bare) ??
      complete(tokens, words) ??
      inStates(complete, found)(tokens, words) ??
      nameAtPlace(tokens, place, bare) ??
      begun(tokens, words) ??
      inStates(begun, found)(tokens, words) ??
      misspelled(tokens, words) ??
      inStates(misspelled, found)(tokens, words) ?? {
        ...nothingNamed,
        schools: noSchools,
        words: stateless,
      }
    );
  };
}
