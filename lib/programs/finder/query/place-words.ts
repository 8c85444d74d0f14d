import type { Place, PlaceSpan } from '@/lib/places/near/place';
import type { StateSlug } from '@/lib/places/states';
import { wordsOf } from '../name-query';
import { isGeneric, isPreposition } from './filler';
import type { PlaceReader } from './reading';
import type { QueryWord, Tokens } from './tokens';

/** A place that words of a query name. */
export interface PlaceFound {
  readonly place: Place;
  readonly words: readonly QueryWord[];
  /** Whether nothing else can be meant: it is after "in" or "near", with its state, or no city. */
  readonly isCertain: boolean;
}

/** Reads all of a text as the name of a place: a small town is no other word then. */
function wholeSpan(
  typed: readonly string[],
  places: PlaceReader | undefined,
  states: readonly StateSlug[],
): PlaceSpan | undefined {
  const text = typed.join(' ');
  if (!places?.isName(text) || wordsOf(text).every(isGeneric)) return undefined;
  const found = places.find(text, states);
  return found.ok ? { place: found.place, start: 0, end: typed.length } : undefined;
}

/**
 * Finds the place that the words name, in the typed text: capitals and commas tell states from words.
 *
 * @param states that decide between places of one name.
 */
export function placeIn(
  { typed }: Tokens,
  words: readonly QueryWord[],
  places: PlaceReader | undefined,
  states: readonly StateSlug[],
): PlaceFound | undefined {
  const tokens = [...new Set(words.map(({ token }) => token))];
  const asTyped = tokens.map((token) => typed[token] ?? '');
  const span = places?.findAmong(asTyped, states) ?? wholeSpan(asTyped, places, states);
  if (!span) return undefined;
  const within = new Set(tokens.slice(span.start, span.end));
  const before = typed[(tokens[span.start] ?? 0) - 1]?.toLowerCase() ?? '';
  const { place } = span;
  return {
    place,
    words: words.filter(({ token }) => within.has(token)),
    isCertain: place.kind !== 'city' || isPreposition(before) || span.end - span.start > 1,
  };
}
