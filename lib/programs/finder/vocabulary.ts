import { bisectLeft } from 'd3-array';
import MiniSearch from 'minisearch';

/** A word with at least so many letters may have one typing error; with at least so many, two. */
const LETTERS_FOR_ONE_ERROR = 4;
const LETTERS_FOR_TWO_ERRORS = 9;
const MAX_ERRORS = 2;
/** Of shorter words two letters are too many, and so is another first one: "above" is no grove. */
const LETTERS_TO_OFFER_TWO_ERRORS = 6;

/** Words to be found by what people type. */
export interface Vocabulary {
  has(word: string): boolean;
  /** The words that begin so, in order of the alphabet. */
  beginning(typed: string): string[];
  /** Other words that differ by typing errors, by as few as any does; none that only drops letters. */
  similar(typed: string): string[];
  /** Other words that differ by a letter, long ones by two, to be offered and not taken. */
  nearest(typed: string): string[];
}

/** The word with two neighboring letters swapped, at each place: a typing error that no single edit corrects. */
function swaps(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** The word with each letter that is typed twice typed once. */
const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');

/** Whether the letters of a word are all in the typed one, in order. */
function isPartOf(word: string, typed: string): boolean {
  let at = 0;
  for (const letter of typed) if (letter === word.charAt(at)) at += 1;
  return at === word.length;
}

/** Whether a correction only drops letters, other than one of a pair: "UPenn" is not Penn. */
const onlyDrops = (word: string, typed: string) =>
  word.length < typed.length && isPartOf(word, typed) && undoubled(word) !== undoubled(typed);

/** Prepares the search for the terms that begin so, in order of the alphabet. */
export function beginningsIn(terms: ReadonlySet<string>): (typed: string) => string[] {
  const sorted = [...terms].sort();
  return (typed) => {
    const found: string[] = [];
    for (let at = bisectLeft(sorted, typed); sorted[at]?.startsWith(typed); at += 1)
      found.push(sorted[at] ?? '');
    return found;
  };
}

export function vocabularyOf(words: ReadonlySet<string>): Vocabulary {
  const index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  index.addAll([...words].map((id) => ({ id })));
  const within = (typed: string, errors: number) =>
    index
      .search(typed, { fuzzy: errors })
      .map(({ id }): string => id)
      .filter((word) => word !== typed);

  return {
    has: (word) => words.has(word),
    beginning: beginningsIn(words),
    similar(typed) {
      if (typed.length < LETTERS_FOR_ONE_ERROR) return [];
      const kept = (found: readonly string[]) => found.filter((word) => !onlyDrops(word, typed));
      const nearest = new Set([...swaps(typed).filter((word) => words.has(word)), ...kept(within(typed, 1))]);
      return nearest.size > 0 || typed.length < LETTERS_FOR_TWO_ERRORS
        ? [...nearest]
        : kept(within(typed, MAX_ERRORS));
    },
    nearest(typed) {
      if (typed.length < LETTERS_FOR_ONE_ERROR) return [];
      if (typed.length >= LETTERS_TO_OFFER_TWO_ERRORS) return within(typed, MAX_ERRORS);
      return within(typed, 1).filter((word) => word.charAt(0) === typed.charAt(0));
    },
  };
}
