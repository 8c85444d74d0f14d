import { listed, type PhraseBook, phraseBook, without } from './phrases';
import type { QueryWord } from './tokens';

/** Words before a place. */
const prepositions = new Set(['in', 'near', 'at', 'around', 'by', 'within']);

/** Whether the word comes before a place: "schools in Akron". */
export const isPreposition = (word: string) => prepositions.has(word);

/** What people write around a name, a place or a program type. "Nursing" is filler, "college" is part of a name. */
const filler: PhraseBook<true> = phraseBook(
  [
    'nursing, nurse, nurses, schools, program, programs, programme, colleges, universities',
    'course, courses, class, classes, training, degree, degrees, education, options',
    'school of nursing, schools of nursing, college of nursing, department of nursing',
    'nursing school, nurse school, nursing college, nursing university',
    'in, near, around, within, for, to, by, at, with, or, my, area, vs, versus, under, below, less than, above, over',
    'best, top, good, great, ranked, ranking, rankings, fastest, shortest, easiest, fast track, quickest',
    'i, want, need, find, list, show, tell, me, what, which, where, how, is, are, do, does, can, get, have, has',
    'how much, how many, at a, in a, become, becoming, become a, become an, for a, for an, a good, a nursing, a nurse, is a, get a, get an',
    'offer, offers, offering, study, that, there, compare, all, any, some, go, apply, about, from, on, please',
    'usa, us, the us, united states',
  ]
    .flatMap(listed)
    .map((phrase): [string, true] => [phrase, true]),
);

/** Words that many schools have in their names: alone they name none. */
const generic = new Set(
  listed(
    'university, college, school, institute, academy, center, system, campus, main, community, technical, state, career, nursing, health, sciences, science, technology, of, at',
  ),
);

/** Whether many schools have the word in their names. */
export const isGeneric = (word: string) => generic.has(word);

/** Kinds of schools in the singular: part of a name, unless a place follows them. */
const schoolTypes = new Set(['university', 'college', 'school', 'institute', 'academy', 'hospital']);

/** Whether the word is a kind of school in the singular. */
export const isSchoolType = (word: string) => schoolTypes.has(word);

/** Returns the words that people add to a name or place, of all words of a query. */
export const fillerIn = (words: readonly QueryWord[]): ReadonlySet<QueryWord> =>
  new Set(filler.findIn(words).flatMap((found) => found.words));

/** Words before a kind of school that name none with it: "a community college near Alpine". */
const schoolQualifiers = new Set(['community', 'technical', 'junior', 'career']);

/** Whether a kind of school is at a position, and a place after it. */
const isBeforePlace = (words: readonly QueryWord[], at: number) =>
  schoolTypes.has(words[at]?.text ?? '') && isPreposition(words[at + 1]?.text ?? '');

/** Removes what people add to the name of a school or place. */
export function withoutFiller(words: readonly QueryWord[]): QueryWord[] {
  const kept = words.filter(
    ({ text }, at) =>
      !isBeforePlace(words, at) && !(schoolQualifiers.has(text) && isBeforePlace(words, at + 1)),
  );
  const rest = without(kept, filler.findIn(kept));
  const first = rest.findIndex(({ text }) => text !== 'of');
  const last = rest.findLastIndex(({ text }) => text !== 'of');
  return first < 0 ? [] : rest.slice(first, last + 1);
}
