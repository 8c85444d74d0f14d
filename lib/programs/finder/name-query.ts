import { type StateSlug, states } from '@/lib/places/states';

/** Spellings that people use for each other. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['univ', 'university'],
]);

/** Left out of names and queries: "The Ohio State University", "Texas A and M". */
const silent = new Set(['the', 'and']);

/** What people add to the name of a school or city: left out where nothing is found with it. */
const added = new Set([
  ...['nursing', 'nurse', 'school', 'schools', 'program', 'programs', 'college', 'colleges', 'university'],
  ...['in', 'near', 'at', 'for', 'of', 'best'],
]);

/** Whether people add the word to a name. */
export const isAdded = (word: string) => added.has(word);

/** Signs of a name that are compared: a single sign can unfold to eighteen, and no name is as long. */
const MAX_UNFOLDED = 200;

/** Splits a name or query into words for comparison: lowercase, without accents, apostrophes and points. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .slice(0, MAX_UNFOLDED)
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !silent.has(word))
    .map((word) => spellings.get(word) ?? word);
}

/** Pairs neighboring words; returns a single word as it is. A text that has every pair has the phrase. */
export function pairsOf(words: readonly string[]): string[] {
  return words.length === 1 ? [...words] : words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** A way to read a query: words of a school's or city's name, in one state or anywhere. */
export interface Reading {
  readonly words: readonly string[];
  readonly state: StateSlug | null;
  /** Whether it is the query as typed. */
  readonly literal: boolean;
}

/** States by their names and codes in words. */
const statesByWords = new Map<string, StateSlug>(
  states.flatMap(({ slug, name, code }) =>
    [name, code].map((text) => [wordsOf(text).join(' '), slug] as const),
  ),
);

/** Returns the state with this name or code. */
export function stateCalled(words: readonly string[]): StateSlug | undefined {
  return statesByWords.get(words.join(' '));
}

/** Reads a state at the end of the words: "Cleveland, Ohio", "Portland OR". */
function withState(words: readonly string[]): Reading[] {
  return words.flatMap((_, start) => {
    const state = stateCalled(words.slice(start));
    return state ? [{ words: words.slice(0, start), state, literal: false }] : [];
  });
}

/** Returns the ways to read a query, the most literal first. */
export function readingsOf(question: string): Reading[] {
  const words = wordsOf(question);
  const typed: Reading[] = [{ words, state: null, literal: true }, ...withState(words)];
  const bare = typed.map(({ words: all, state }) => ({
    words: all.filter((word) => !isAdded(word)),
    state,
    literal: false,
  }));
  return [...typed, ...bare].filter((reading) => reading.words.length > 0 || reading.state !== null);
}
