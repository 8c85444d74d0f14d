import { wordsOf } from '../name-query';

/** A word of a query for comparison, and the typed token that it is in: "RN-to-BSN" has three. */
export interface QueryWord {
  readonly text: string;
  readonly token: number;
}

/** A query as typed and as it is compared. */
export interface Tokens {
  /** As typed, split at blanks. */
  readonly typed: readonly string[];
  readonly words: readonly QueryWord[];
}

/** Splits a query at blanks, and each token into words. */
export function tokensOf(query: string): Tokens {
  const typed = query.split(/\s+/).filter((token) => token !== '');
  const words = typed.flatMap((token, at) => wordsOf(token).map((text) => ({ text, token: at })));
  return { typed, words };
}

/** Returns the tokens that these words are in, as typed. */
export const typedOf = ({ typed }: Tokens, words: readonly QueryWord[]) =>
  [...new Set(words.map(({ token }) => token))].map((token) => typed[token] ?? '');

/** The words alone. */
export const textsOf = (words: readonly QueryWord[]) => words.map(({ text }) => text);

/** Neighbors joined, at each place: "de paul university" is also "depaul university". */
export function joinedVariants(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);
}

/** Compares names by letters and digits alone. */
export const exactKey = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Compares names by their words: "The", "and" and ways to spell "Saint" make no difference. */
export const looseKey = (text: string) => wordsOf(text).join('');
