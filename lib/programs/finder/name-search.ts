import type { Program } from '../program';
import { isOpen } from './listing';
import { pairsOf, type Reading, readingsOf, wordsOf } from './name-query';
import { addAll, intersectionOf, isEmpty, type ProgramSet, placesBy, setOf, setWhere } from './program-set';
import { vocabularyOf } from './vocabulary';

/** Programs found by name, and how the text was read. */
export interface NameMatch {
  readonly programs: ProgramSet;
  readonly reading: Reading;
  /** The words that replaced a misspelled one, by that word. */
  readonly respelled: ReadonlyMap<string, readonly string[]>;
}

/** Returns the terms of a name: its words, and neighbors in pairs, with and without a blank between. */
function termsOf(words: readonly string[]): string[] {
  const pairs = pairsOf(words);
  return [...words, ...pairs, ...pairs.map((pair) => pair.replace(' ', ''))];
}

/** Returns the school's name and its city, each in words: a closed school is in no list of a city. */
const names = (program: Program) => [
  wordsOf(program.facts.institution),
  wordsOf(isOpen(program) ? (program.facts.city ?? '') : ''),
];

/**
 * Prepares the search by school or city. It tries three ways, the strictest first: the words side by side; all of the
 * words, the last one perhaps incomplete; the same with typing errors. So a similar name never displaces an exact one.
 *
 * @returns a search that gives undefined where it finds nothing.
 */
export function nameIndex(programs: readonly Program[]): (question: string) => NameMatch | undefined {
  const size = programs.length;
  const byTerm = placesBy(programs, (one) => names(one).flatMap(termsOf));
  const open = setWhere(programs, isOpen);
  const byState = placesBy(programs, ({ facts }) => [facts.state]);
  const { beginning, similar } = vocabularyOf(new Set(programs.flatMap((one) => names(one).flat())));

  function having(terms: readonly string[]): ProgramSet {
    const bits = setOf(size, []);
    for (const term of terms) addAll(bits, byTerm.get(term) ?? []);
    return bits;
  }
  const begun = (word: string, at: number, { length }: readonly string[]) =>
    at === length - 1 ? beginning(word) : [word];
  /** Ways to find words, the strictest first: each returns, for each part of the text, the terms to look up. */
  const ways: ((words: readonly string[]) => string[][])[] = [
    (words) => pairsOf(words).map((pair) => [pair]),
    (words) => words.map(begun),
    (words) => words.map((word, ...rest) => [...new Set([word, ...begun(word, ...rest), ...similar(word)])]),
  ];

  function respellings(words: readonly string[], terms: readonly string[][], found: ProgramSet) {
    const isFound = (term: string) => !isEmpty(intersectionOf(having([term]), found));
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
        if (state !== null) parts.push(setOf(size, byState.get(state) ?? []));
        if (words.length === 0) parts.push(open);
        const found = parts.reduce(intersectionOf);
        if (isEmpty(found)) continue;
        const respelled = way === ways.at(-1) ? respellings(words, terms, found) : new Map();
        return { programs: found, reading, respelled };
      }
    }
    return undefined;
  };
}
