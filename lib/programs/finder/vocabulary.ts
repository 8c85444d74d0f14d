import MiniSearch from 'minisearch';

/** A word with at least so many letters may have one typing error; with at least so many, two. */
const LETTERS_FOR_ONE_ERROR = 4;
const LETTERS_FOR_TWO_ERRORS = 8;

/** Words to be found by what people type. */
export interface Vocabulary {
  /** The words that begin so. */
  beginning(typed: string): string[];
  /** Other words that differ by typing errors, by as few as any does. */
  similar(typed: string): string[];
}

/** The word with two neighboring letters swapped, at each place: a typing error that no single edit corrects. */
function swaps(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

export function vocabularyOf(words: ReadonlySet<string>): Vocabulary {
  const index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  index.addAll([...words].map((id) => ({ id })));
  const search = (typed: string, how: { prefix: true } | { fuzzy: number }) =>
    index.search(typed, how).map(({ id }): string => id);
  const within = (typed: string, errors: number) =>
    search(typed, { fuzzy: errors }).filter((word) => word !== typed);

  return {
    beginning: (typed) => search(typed, { prefix: true }),
    similar(typed) {
      if (typed.length < LETTERS_FOR_ONE_ERROR) return [];
      const nearest = new Set([...swaps(typed).filter((word) => words.has(word)), ...within(typed, 1)]);
      return nearest.size > 0 || typed.length < LETTERS_FOR_TWO_ERRORS ? [...nearest] : within(typed, 2);
    },
  };
}
