import type { Program } from '../program';
import { addAll, type Bits, bitsOf, both, isEmpty, placesBy } from './bits';
import { pairsOf, type Reading, readingsOf, wordsOf } from './question';
import { vocabularyOf } from './vocabulary';

/** What a question was found to mean. */
export interface NameMatch {
  readonly programs: Bits;
  readonly reading: Reading;
  /** By word that nothing found is spelled like: the words that it was taken for. */
  readonly respelled: ReadonlyMap<string, readonly string[]>;
}

/** What a name or city is found by: its words, and each two side by side, also without the blank between. */
function termsOf(words: readonly string[]): string[] {
  const pairs = pairsOf(words);
  return [...words, ...pairs, ...pairs.map((pair) => pair.replace(' ', ''))];
}

/** The school's name and its city, each in words. */
const names = ({ facts }: Program) => [wordsOf(facts.institution), wordsOf(facts.city ?? '')];

/**
 * Finds schools and cities by what people type. A question finds the programs whose school or city has its words side
 * by side; where there are none, those that have all of its words, the last one perhaps cut short; where there are
 * none, the same with typing errors forgiven. So similar names never push aside the one that was typed.
 *
 * @returns undefined where nothing is found.
 */
export function nameIndex(programs: readonly Program[]): (question: string) => NameMatch | undefined {
  const size = programs.length;
  const byTerm = placesBy(programs, (one) => names(one).flatMap(termsOf));
  const byState = placesBy(programs, ({ facts }) => [facts.state]);
  const { beginning, similar } = vocabularyOf(new Set(programs.flatMap((one) => names(one).flat())));

  function having(terms: readonly string[]): Bits {
    const bits = bitsOf(size, []);
    for (const term of terms) addAll(bits, byTerm.get(term) ?? []);
    return bits;
  }
  const begun = (word: string, at: number, { length }: readonly string[]) =>
    at === length - 1 ? beginning(word) : [word];
  /** Ways to find words, the strictest first: for each part of a question, the terms that are taken for it. */
  const ways: ((words: readonly string[]) => string[][])[] = [
    (words) => pairsOf(words).map((pair) => [pair]),
    (words) => words.map(begun),
    (words) => words.map((word, ...rest) => [...new Set([word, ...begun(word, ...rest), ...similar(word)])]),
  ];

  function respellings(words: readonly string[], terms: readonly string[][], found: Bits) {
    const isFound = (term: string) => !isEmpty(both(having([term]), found));
    return new Map(
      words.flatMap((word, at): [string, string[]][] => {
        const taken = (terms[at] ?? []).filter(isFound);
        return taken.some((term) => term.startsWith(word)) ? [] : [[word, taken]];
      }),
    );
  }

  return (question) => {
    const readings = readingsOf(question);
    for (const way of ways) {
      for (const reading of readings) {
        const { words, state } = reading;
        const terms = way(words);
        const parts = terms.map(having);
        if (state !== null) parts.push(bitsOf(size, byState.get(state) ?? []));
        const found = parts.reduce(both);
        if (isEmpty(found)) continue;
        const respelled = way === ways.at(-1) ? respellings(words, terms, found) : new Map();
        return { programs: found, reading, respelled };
      }
    }
    return undefined;
  };
}
