import { wordsOf } from '../name-query';
import { type ExactNames, exactNames } from './exact-names';
import { isGeneric } from './filler';
import { type LabelSearch, type LabelsFound, labelSearch } from './label-search';
import type { Label } from './labels';
import { isState } from './states';

/** Schools that a text names. */
export interface SchoolsFound {
  readonly labels: readonly Label[];
  /** The best rank of labels that equal the text; empty where none does. */
  readonly exact: readonly Label[];
  readonly isSystem: boolean;
  readonly respelled: LabelsFound['respelled'];
}

export interface SchoolSearch {
  /** Finds the schools of an exact name; other schools that have its words follow, but for a system. */
  exact(text: string, words: readonly string[]): SchoolsFound | undefined;
  /** Finds schools by two or more exact names between "and", "or", "vs" and commas. */
  severalExact(text: string): SchoolsFound | undefined;
  /** Returns two names of schools that follow each other, one of them exact; none where the words are no such names. */
  neighbors(typed: readonly string[]): readonly string[];
  /** Finds the names that have the words side by side. */
  phrase(words: readonly string[]): SchoolsFound | undefined;
  /** Finds the names that have all of the words; or the last one incomplete. */
  complete(words: readonly string[]): SchoolsFound | undefined;
  begun(words: readonly string[]): SchoolsFound | undefined;
  /** The same with typing errors. */
  misspelled(words: readonly string[], isRightSpelling: (word: string) => boolean): SchoolsFound | undefined;
  nearest: LabelSearch['nearest'];
}

const BETWEEN_NAMES = /\s+(?:and|or|vs\.?|versus)\s+|\s*[,;]\s*/i;

const inexact = (labels: readonly Label[], respelled: LabelsFound['respelled'] = new Map()) =>
  labels.length === 0 ? undefined : { labels, exact: [], isSystem: false, respelled };

/** Finds schools by words: those that many names have say nothing together. */
const ofWords = (find: LabelSearch['complete']) => (words: readonly string[]) =>
  words.length > 1 && words.every(isGeneric) ? undefined : inexact(find(words));

/** Prepares the search for schools by name. */
export function schoolSearch(labels: readonly Label[]): SchoolSearch {
  const findExact = exactNames(labels);
  const search = labelSearch(labels);

  function ofExact({ ranks, isSystem }: ExactNames, words: readonly string[]): SchoolsFound {
    const [exact = []] = ranks;
    const others = isSystem ? [] : search.phrase(words);
    return { labels: [...new Set([...ranks.flat(), ...others])], exact, isSystem, respelled: new Map() };
  }

  /** Whether typed words are an exact name, or a single word with which a school's own name begins. */
  function isNameBegun(typed: readonly string[]): boolean {
    const words = wordsOf(typed.join(' '));
    const [first = ''] = words;
    const begins = (label: Label) => label.isName && label.words[0] === first;
    return (
      findExact(typed.join(' ')) !== undefined ||
      (words.length === 1 && !isGeneric(first) && search.phrase(words).some(begins))
    );
  }

  return {
    exact(text, words) {
      const found = findExact(text);
      return found && ofExact(found, words);
    },
    severalExact(text) {
      const names = text.split(BETWEEN_NAMES).map((part) => part.trim());
      // "Miami, Ohio" is a place.
      if (/[,;]/.test(text) && names.some(isState)) return undefined;
      const parts = names.map(findExact);
      if (parts.length < 2 || parts.some((part) => !part)) return undefined;
      const all = parts.flatMap((part) => part?.ranks[0] ?? []);
      return { labels: all, exact: all, isSystem: false, respelled: new Map() };
    },
    neighbors(typed) {
      const bare = typed.map((word) => word.replace(/[,;]$/, ''));
      const sides = bare.slice(1).map((_, at) => [bare.slice(0, at + 1), bare.slice(at + 1)]);
      const found = sides.find(
        (both) => both.some((side) => findExact(side.join(' '))) && both.every(isNameBegun),
      );
      return found?.map((side) => side.join(' ')) ?? [];
    },
    phrase: ofWords(search.phrase),
    complete: ofWords(search.complete),
    begun: ofWords(search.begun),
    misspelled(words, isRightSpelling) {
      const found = search.misspelled(words, isRightSpelling);
      return found && inexact(found.labels, found.respelled);
    },
    nearest: search.nearest,
  };
}
