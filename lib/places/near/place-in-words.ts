import type { StateSlug } from '../states';
import { findName, findPlace, type Named, placeOf, type Search } from './find-place';
import type { PlaceSpan } from './place';
import { placeWords, prepositions, stateCalled, stateNamed } from './place-words';

/** Words of the longest text of one place: a city, its state, a ZIP code. */
const MAX_WORDS = 7;

/** Words of the longest name of a state. */
const MAX_STATE_WORDS = 3;

/** Letters of a postal code. */
const CODE_LENGTH = 2;

/** Shorter nicknames are words too, unless they are in capitals: "LA", "KC". */
const MAX_INITIALS = 3;

/** A query: its words as typed, and each in the words that are compared. */
interface Query {
  readonly typed: readonly string[];
  readonly plain: readonly (readonly string[])[];
  /** Names of states: first word, and the position after the last. */
  readonly states: readonly Run[];
}

/** A run of words of a query. */
interface Run {
  readonly start: number;
  readonly end: number;
}

function queryOf(typed: readonly string[]): Query {
  const plain = typed.map(placeWords);
  const states = typed.flatMap((_, start) =>
    Array.from({ length: MAX_STATE_WORDS }, (_, more) => ({ start, end: start + more + 1 })).filter(
      ({ end }) => end <= typed.length && stateNamed(plain.slice(start, end).flat()) !== undefined,
    ),
  );
  return { typed, plain, states };
}

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word);
const isInCapitals = (text: string) => !/\p{Ll}/u.test(text);

/** Tests whether the last word is a state's code that reads as a word: "Dayton or Columbus". */
function hasDoubtfulCode({ typed, plain }: Query, { end }: Run): boolean {
  const last = typed[end - 1] ?? '';
  const words = plain[end - 1] ?? [];
  const isCode = words.join('').length === CODE_LENGTH && stateCalled(words) !== undefined;
  return isCode && !isInCapitals(last) && end < typed.length && !typed[end - 2]?.endsWith(',');
}

/** Tests whether the words around a place leave no doubt that it is one. */
function isMeant({ place, isWhole }: Named, query: Query, run: Run, least: number): boolean {
  const words = query.typed.slice(run.start, run.end);
  if (place.kind === 'ZIP code') return isWhole;
  if (place.kind === 'county') return true;
  if (isWhole) return !hasDoubtfulCode(query, run);
  if (place.kind !== 'city') return words.join('').length > MAX_INITIALS || isInCapitals(words.join(''));
  const isAfterPreposition = prepositions.has(query.typed[run.start - 1]?.toLowerCase() ?? '');
  return place.zipCodes >= least || (isAfterPreposition && isCapitalized(words[0] ?? ''));
}

/** Tests whether a run can be a place: not a part of a state's name, nor all of it, for states have a parameter. */
function canBePlace({ plain, states }: Query, { start, end }: Run): boolean {
  const first = plain[start]?.[0];
  const cutsState = states.some(
    (state) =>
      state.start < end &&
      start < state.end &&
      (state.start < start || state.end > end || (state.start === start && state.end === end)),
  );
  return first !== undefined && !prepositions.has(first) && !cutsState;
}

function findRun(query: Query, { start, end }: Run, search: Search, states: readonly StateSlug[]) {
  const last = query.typed[end - 1] ?? '';
  // A ZIP code is the end of a place; digits elsewhere are part of no name.
  if (/^\d/.test(last)) return findPlace(query.typed.slice(start, end).join(' '), search, states);
  return findName(query.plain.slice(start, end).flat(), false, search, states);
}

/** Finds the longest run of words that names a place, the first of those equally long. */
export function placeAmong(
  typed: readonly string[],
  search: Search,
  states: readonly StateSlug[] = [],
): PlaceSpan | undefined {
  const query = queryOf(typed);
  for (let length = Math.min(MAX_WORDS, typed.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= typed.length; start += 1) {
      const run = { start, end: start + length };
      const found = canBePlace(query, run) ? findRun(query, run, search, states) : undefined;
      if (found?.ok && isMeant(found, query, run, search.loneCityZipCodes))
        return { place: placeOf(typed.slice(run.start, run.end).join(' '), found.place), ...run };
    }
  }
  return undefined;
}
