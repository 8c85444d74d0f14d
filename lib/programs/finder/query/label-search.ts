import { pairsOf } from '../name-query';
import { addAll, intersectionOf, isEmpty, type ProgramSet, placesBy, placesIn, setOf } from '../program-set';
import { beginningsIn, vocabularyOf } from '../vocabulary';
import { isGeneric } from './filler';
import type { Label } from './labels';
import { joinedVariants } from './tokens';

/** Labels that misspelled words name. */
export interface LabelsFound {
  readonly labels: readonly Label[];
  /** The words that replaced a misspelled one, by that word. */
  readonly respelled: ReadonlyMap<string, readonly string[]>;
}

export interface LabelSearch {
  /** Finds labels that have the words side by side. */
  phrase(words: readonly string[]): readonly Label[];
  /** Finds labels that have the words: side by side, else all of them. */
  complete: Way;
  /** The same, the last word perhaps incomplete. */
  begun: Way;
  /** Finds labels that have the words with typing errors. */
  misspelled(words: readonly string[], isRightSpelling: (word: string) => boolean): LabelsFound | undefined;
  /** Returns the labels that have most of the words or similar ones, the nearest first. */
  nearest(words: readonly string[]): readonly Label[];
}

/** Finds labels by words. */
type Way = (words: readonly string[]) => readonly Label[];

/** For each part of a text, the terms to look up. */
type Terms = readonly (readonly string[])[];

const pairTerms = (words: readonly string[]) => {
  const pairs = pairsOf(words);
  return [...pairs, ...pairs.map((pair) => pair.replace(' ', ''))];
};

/** A name that ends so is one: "Boston University" is no university in Boston. */
const endsAsName = (words: readonly string[]) => words.length > 1 && isGeneric(words.at(-1) ?? '');

/** Whether the words, the last one perhaps incomplete, are among others in this order. */
function isInOrder(words: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const other of others) if (other.startsWith(words[at] ?? ' ')) at += 1;
  return at === words.length;
}

/**
 * Tries ways in turn, each with the words as they are and with neighbors joined.
 *
 * @param maxWords words of the longest label: joining two of many more finds nothing, and takes the square of their number.
 */
const firstFound =
  (ways: readonly Way[], maxWords: number): Way =>
  (words) => {
    const variants = [words, ...(words.length <= maxWords + 1 ? joinedVariants(words) : [])];
    for (const way of ways) {
      for (const variant of variants) {
        const found = way(variant);
        if (found.length > 0) return found;
      }
    }
    return [];
  };

/** Prepares the search for labels by their words. */
export function labelSearch(labels: readonly Label[]): LabelSearch {
  const size = labels.length;
  const searched = labels.filter(({ isSystem }) => !isSystem);
  const inNames = placesBy(labels, ({ words, isSystem }) =>
    isSystem ? [] : [...words, ...pairTerms(words)],
  );
  const inCities = placesBy(labels, ({ cityWords, isSystem }) =>
    isSystem ? [] : [...cityWords, ...pairTerms(cityWords)],
  );
  const vocabulary = vocabularyOf(
    new Set(searched.flatMap(({ words, cityWords }) => [...words, ...cityWords])),
  );
  const longest = Math.max(0, ...searched.map(({ words, cityWords }) => words.length + cityWords.length));
  const pairsBeginning = beginningsIn(new Set(searched.flatMap(({ words }) => pairsOf(words))));

  function having(terms: readonly string[], withCities: boolean): ProgramSet {
    const bits = setOf(size, []);
    for (const term of terms) {
      addAll(bits, inNames.get(term) ?? []);
      if (withCities) addAll(bits, inCities.get(term) ?? []);
    }
    return bits;
  }
  const allOf = (terms: Terms, withCities: boolean) =>
    terms.map((part) => having(part, withCities)).reduce(intersectionOf);
  const labelsIn = (found: ProgramSet) => placesIn(found).flatMap((at) => labels[at] ?? []);

  /** Finds labels by all words: those of a name have to be in order, so that Boston University is not found in another. */
  function labelsHaving(words: readonly string[], terms: Terms): readonly Label[] {
    if (!endsAsName(words)) return labelsIn(allOf(terms, true));
    return labelsIn(allOf(terms, false)).filter((label) => isInOrder(words, label.words));
  }

  const complete = (words: readonly string[]): Terms => words.map((word) => [word]);
  const begun = (words: readonly string[]): Terms =>
    words.map((word, at) => (at === words.length - 1 ? vocabulary.beginning(word) : [word]));
  const sideBySide = (words: readonly string[]): Terms => pairsOf(words).map((pair) => [pair]);
  const sideBySideBegun = (words: readonly string[]): Terms =>
    pairsOf(words).map((pair, at, all) => (at === all.length - 1 ? pairsBeginning(pair) : [pair]));

  const phrase = (words: readonly string[]) =>
    words.length === 0 ? [] : labelsIn(allOf(sideBySide(words), true));

  /** Ways to find words, the strictest first. */
  const completeWays: readonly Way[] = [phrase, (words) => labelsHaving(words, complete(words))];
  const begunWays: readonly Way[] = [
    (words) => (words.length === 1 ? [] : labelsIn(allOf(sideBySideBegun(words), true))),
    (words) => labelsHaving(words, begun(words)),
  ];

  function misspelled(words: readonly string[], isRightSpelling: (word: string) => boolean) {
    const isKnown = (word: string) => vocabulary.has(word) || isRightSpelling(word);
    if (words.every(isKnown)) return undefined;
    const terms = words.map((word) => (isKnown(word) ? [word] : vocabulary.similar(word)));
    const firsts = terms.map(([first = '']) => first);
    if (terms.flat().every(isGeneric)) return undefined;
    const found = allOf(terms, !endsAsName(firsts));
    if (isEmpty(found)) return undefined;
    const isFound = (term: string) => !isEmpty(intersectionOf(having([term], true), found));
    const respelled = new Map(
      words.flatMap((word, at): [string, string[]][] =>
        isKnown(word) ? [] : [[word, (terms[at] ?? []).filter(isFound)]],
      ),
    );
    return { labels: labelsIn(found), respelled };
  }

  /** Terms of names near a word: itself, else similar ones; none where it is a word of many names. */
  function termsNear(word: string): string[] {
    if (inNames.has(word)) return isGeneric(word) ? [] : [word];
    const similar = vocabulary.similar(word).filter((term) => inNames.has(term));
    if (similar.some(isGeneric)) return [];
    return similar.length > 0 ? similar : vocabulary.nearest(word).filter((term) => inNames.has(term));
  }

  function nearest(words: readonly string[]): readonly Label[] {
    const scores = new Map<number, number>();
    for (const word of words) {
      const places = placesIn(having(termsNear(word), false));
      // A rare word says more than one that many names have.
      for (const at of places) scores.set(at, (scores.get(at) ?? 0) + 1 / places.length);
    }
    const length = (at: number) => labels[at]?.words.length ?? 0;
    return [...scores]
      .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || length(a) - length(b) || a - b)
      .flatMap(([at]) => labels[at] ?? []);
  }

  return {
    phrase,
    complete: firstFound(completeWays, longest),
    begun: firstFound(begunWays, longest),
    misspelled,
    nearest,
  };
}
