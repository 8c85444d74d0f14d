import { type StateSlug, states } from '../states';

/** Spellings that people use for each other. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
  ['township', 'twp'],
  ['heights', 'hts'],
  ['springs', 'spgs'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

/** Signs of a text that are read: no place has a longer name, and a single sign can unfold to eighteen. */
const MAX_UNFOLDED = 100;

const withoutMarks = (text: string) =>
  text
    .normalize('NFKD')
    .slice(0, MAX_UNFOLDED)
    .replace(/[\u0300-\u036f'’.]/g, '');

/** Splits a text into words for comparison: lowercase, one spelling, without accents, apostrophes, points and "the". */
export function placeWords(text: string): string[] {
  // Nearly all of the names in the tables are letters and blanks.
  const plain = /^[A-Za-z ]{0,40}$/.test(text) ? text : withoutMarks(text);
  return plain
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'the')
    .map((word) => spellings.get(word) ?? word);
}

/** Joins the words of a name to what it is looked up by: "La Crosse" and "LaCrosse" are one name. */
export const placeKey = (words: readonly string[]) => words.join('');

/** States by their names and codes in words. */
const statesByWords: ReadonlyMap<string, StateSlug> = new Map(
  states.flatMap(({ slug, name, code }) =>
    [name, code, [...code].join('.'), [...code].join(' ')].map(
      (text) => [placeWords(text).join(' '), slug] as const,
    ),
  ),
);
const stateNames: ReadonlyMap<string, StateSlug> = new Map(
  states.map(({ slug, name }) => [placeWords(name).join(' '), slug]),
);

/** Shorter beginnings of a state's name are not how people abbreviate it. */
const MIN_ABBREVIATION = 3;

/** Returns the state with this name. */
export const stateNamed = (words: readonly string[]) => stateNames.get(words.join(' '));

/** Returns the state with this name or postal code, in any case. */
export const stateCalled = (words: readonly string[]) => statesByWords.get(words.join(' '));

/** Abbreviations of states that are no beginnings. */
const abbreviations: ReadonlyMap<string, StateSlug> = new Map([
  ['fla', 'florida'],
  ['penna', 'pennsylvania'],
]);

/** Returns the one state whose name begins so, or is abbreviated so: "Calif", "Fla". */
export function stateAbbreviated(word: string): StateSlug | undefined {
  const known = abbreviations.get(word);
  if (known) return known;
  if (word.length < MIN_ABBREVIATION) return undefined;
  const [state, other] = [...stateNames].filter(([name]) => name.startsWith(word));
  return other === undefined ? state?.[1] : undefined;
}

/** A name as it can be read: all of the words, or those before a state. */
export interface NameReading {
  readonly name: readonly string[];
  readonly state?: StateSlug;
}

/**
 * Returns the ways to read the words of a place: with a state at their end first, for "Newton, IA" is not Newtonia.
 *
 * @param hasAbbreviation whether the last word may be a state's name cut short.
 */
export function readingsOf(words: readonly string[], hasAbbreviation: boolean): NameReading[] {
  const withState = words.slice(1).flatMap((last, index): NameReading[] => {
    const tail = words.slice(index + 1);
    const abbreviated = hasAbbreviation && tail.length === 1 ? stateAbbreviated(last) : undefined;
    const state = stateCalled(tail) ?? abbreviated;
    return state ? [{ name: words.slice(0, index + 1), state }] : [];
  });
  return [...withState, { name: words }];
}

/** What people write before a place. */
export const prepositions: ReadonlySet<string> = new Set([
  ...['near', 'in', 'around', 'at', 'by', 'from', 'to', 'outside', 'within'],
]);
const addedBefore = new Set([...prepositions, 'close', 'downtown', 'greater', 'metro', 'metropolitan', 'of']);
const addedAfter = new Set([
  ...['area', 'areas', 'metro', 'metropolitan', 'region', 'suburb', 'suburbs', 'vicinity'],
  ...['usa', 'us', 'america'],
]);

function withoutAddedBefore(words: readonly string[]): readonly string[] {
  const first = words.findIndex(
    (word, at) => !addedBefore.has(word) && !(word === 'city' && words[at + 1] === 'of'),
  );
  return first < 0 ? [] : words.slice(first);
}

function withoutAddedAfter(words: readonly string[]): readonly string[] {
  return words.slice(0, words.findLastIndex((word) => !addedAfter.has(word)) + 1);
}

/** Returns the words as they are, and without what people add before and after a place. */
export function trimmingsOf(words: readonly string[]): (readonly string[])[] {
  const before = withoutAddedBefore(words);
  const all = [words, before, withoutAddedAfter(words), withoutAddedAfter(before)];
  return all.filter(({ length }, at) => length > 0 && all.findIndex((one) => one.length === length) === at);
}

const ownLocations = new Set([
  ...['me', 'here', 'nearby', 'near', 'us', 'local', 'locally', 'my location', 'my current location'],
  ...['current location', 'my area', 'my city', 'my town', 'my zip', 'my zip code', 'my home', 'my house'],
  ...['where i am', 'where i live'],
]);

/** Tests whether the words ask for where the reader is: "near me", "around here". */
export function isOwnLocation(words: readonly string[]): boolean {
  return [words, withoutAddedBefore(words)].some((some) => ownLocations.has(some.join(' ')));
}
