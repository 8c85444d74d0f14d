import { wordsOf } from '../name-query';
import type { QueryWord } from './tokens';

/** A phrase that was found in a query. */
export interface PhraseFound<T> {
  readonly value: T;
  /** The phrase, in words. */
  readonly phrase: string;
  /** Its words in the query. */
  readonly words: readonly QueryWord[];
}

/** Phrases with what they mean. */
export interface PhraseBook<T> {
  /** Finds every phrase in the words, the longest first; no word is in two. */
  findIn(words: readonly QueryWord[]): PhraseFound<T>[];
}

/** Splits a list at its commas. */
export const listed = (text: string) => text.split(',').map((item) => item.trim());

/** Prepares phrases, each with its meaning: "rn to bsn" is looked for before "bsn". */
export function phraseBook<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseBook<T> {
  const byText = new Map([...entries].map(([phrase, value]) => [wordsOf(phrase).join(' '), value]));
  const lengths = [...new Set([...byText.keys()].map((text) => text.split(' ').length))];
  const longest = Math.max(0, ...lengths);

  return {
    findIn(words) {
      const found: PhraseFound<T>[] = [];
      const taken = new Set<QueryWord>();
      for (let length = longest; length > 0; length -= 1) {
        for (let at = 0; at + length <= words.length; at += 1) {
          const span = words.slice(at, at + length);
          const phrase = span.map(({ text }) => text).join(' ');
          const value = byText.get(phrase);
          if (value === undefined || span.some((word) => taken.has(word))) continue;
          found.push({ value, phrase, words: span });
          for (const word of span) taken.add(word);
        }
      }
      return found;
    },
  };
}

/** Returns the words that are in none of the phrases. */
export function without(words: readonly QueryWord[], found: readonly PhraseFound<unknown>[]): QueryWord[] {
  const taken = new Set(found.flatMap((one) => one.words));
  return words.filter((word) => !taken.has(word));
}
