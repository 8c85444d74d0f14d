import { type StateSlug, states } from '@/lib/places/states';

/** Written both ways: one stands for the other. */
const spellings: Readonly<Record<string, string>> = {
  saint: 'st',
  mount: 'mt',
  fort: 'ft',
  univ: 'university',
};

/** Left out of names and questions alike: "The Ohio State University", "Texas A and M". */
const silent = new Set(['the', 'and']);

/** What people add to the name of a school or city: left out where nothing is found with it. */
const added = new Set([
  ...['nursing', 'nurse', 'school', 'schools', 'program', 'programs', 'college', 'colleges', 'university'],
  ...['in', 'near', 'at', 'for', 'of', 'best'],
]);

/** Whether a word is one that people put around the name that they look for. */
export const isAdded = (word: string) => added.has(word);

/** The words of a name or question as they are compared: without capitals, accents, apostrophes and points. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !silent.has(word))
    .map((word) => spellings[word] ?? word);
}

/** Words side by side, in pairs; a word alone by itself. A text that has all pairs of a phrase has the phrase. */
export function pairsOf(words: readonly string[]): string[] {
  return words.length === 1 ? [...words] : words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** A question as it can be read: words to be found in the name of a school or city, in one state or anywhere. */
export interface Reading {
  readonly words: readonly string[];
  readonly state: StateSlug | null;
  /** Whether it is the question as it was typed. */
  readonly literal: boolean;
}

/** States by their names and codes in words. */
const statesByWords = new Map<string, StateSlug>(
  states.flatMap(({ slug, name, code }) =>
    [name, code].map((text) => [wordsOf(text).join(' '), slug] as const),
  ),
);

/** The state whose name or code these words are. */
export function stateCalled(words: readonly string[]): StateSlug | undefined {
  return statesByWords.get(words.join(' '));
}

/** The words with the state at their end taken for the state: "Cleveland, Ohio", "Portland OR". */
function withState(words: readonly string[]): Reading[] {
  return words.flatMap((_, start) => {
    const state = stateCalled(words.slice(start));
    return state ? [{ words: words.slice(0, start), state, literal: false }] : [];
  });
}

/** How a question can be read, the most literal way first. */
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
