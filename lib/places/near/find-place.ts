import type { StateSlug } from '../states';
import type { Gazetteer } from './gazetteer';
import { leading, onePerState } from './leading';
import { type NamedPlace, placeName } from './named-places';
import type { Place, PlaceRefusal } from './place';
import { isOwnLocation, placeWords, readingsOf, stateCalled, stateNamed, trimmingsOf } from './place-words';
import {
  ambiguousPlace,
  malformedZip,
  noPlace,
  notInState,
  ownLocation,
  stateAlone,
  unknownPlace,
  unknownZip,
  zipElsewhere,
} from './refusals';

/** Why a text names no place: the message is written when someone reads it. */
interface Refused {
  readonly ok: false;
  readonly refuse: () => PlaceRefusal;
}

/** A place found. */
export interface Named {
  readonly ok: true;
  readonly place: NamedPlace;
  /** Whether nothing is left open: a name with its state, a ZIP code alone or after its city. */
  readonly isWhole: boolean;
}

type Found = Named | Refused;

const refused = (refuse: () => PlaceRefusal): Refused => ({ ok: false, refuse });

/** What a text is looked up in, and what settles a name that several places have. */
export interface Search {
  readonly gazetteer: Gazetteer;
  /** A city with so many times the ZIP codes of the next of its name is meant by the bare name. */
  readonly leadingRatio: number;
  /** ZIP codes of a city that a bare word is taken for, where the word can mean something else. */
  readonly loneCityZipCodes: number;
}

/** Digits at the end of a text, where a ZIP code is written. */
const LAST_DIGITS = /(?:^|[\s,])(?:zip(?: ?code)?:? *)?(\d[\d-]*)$/i;
/** ZIP code or ZIP+4. */
const ZIP = /^(\d{5})(?:-?\d{4})?$/;

/** Chooses between the places of a name: those in `states` count alone, where there are any. */
function settle(
  places: readonly NamedPlace[],
  { leadingRatio }: Search,
  states: readonly StateSlug[],
): Found {
  const preferred = places.filter(({ state }) => states.includes(state));
  const pool = preferred.length > 0 ? preferred : places;
  const place = leading(pool, leadingRatio);
  if (place) return { ok: true, place, isWhole: false };
  const [largest, ...others] = onePerState(pool);
  return refused(() => (largest ? ambiguousPlace([largest, ...others]) : noPlace()));
}

/** Settles the name of a state: it means the city in the state itself, as New York, or one in `states`. */
function settleStateName(
  state: StateSlug,
  words: readonly string[],
  search: Search,
  states: readonly StateSlug[],
): Found {
  const places = search.gazetteer.named(words);
  const own = places.filter((place) => place.state === state || states.includes(place.state));
  if (own.length > 0) return settle(own, search, states);
  return refused(() => {
    const city = places.length > 0 ? leading(places, search.leadingRatio) : undefined;
    return stateAlone(state, city && city.zipCodes >= search.loneCityZipCodes ? city : undefined);
  });
}

/**
 * Finds the place that words name.
 *
 * @param hasAbbreviation whether the last word may be a state's name cut short.
 */
export function findName(
  all: readonly string[],
  hasAbbreviation: boolean,
  search: Search,
  states: readonly StateSlug[],
): Found | undefined {
  let elsewhere: Refused | undefined;
  for (const words of trimmingsOf(all)) {
    const named = stateNamed(words);
    if (named) return settleStateName(named, words, search, states);
    for (const { name, state } of readingsOf(words, hasAbbreviation)) {
      const places = search.gazetteer.named(name);
      const there = places.filter((place) => state === undefined || place.state === state);
      if (there.length > 0) {
        const found = settle(there, search, states);
        return found.ok ? { ...found, isWhole: state !== undefined } : found;
      }
      const [largest, ...others] = onePerState(places);
      if (state && largest) elsewhere ??= refused(() => notInState(state, [largest, ...others]));
    }
  }
  return elsewhere;
}

/** Refuses a text that names no place at all. */
function refuseName(asked: string, words: readonly string[], { gazetteer }: Search): Refused {
  const code = /^[A-Z]{2}$/.test(asked) ? stateCalled(words) : undefined;
  if (code) return refused(() => stateAlone(code, undefined));
  const [reading] = readingsOf(trimmingsOf(words).at(-1) ?? [], true);
  if (!reading || reading.name.length === 0) return refused(noPlace);
  return refused(() => unknownPlace(asked, gazetteer.similar(reading.name, reading.state)));
}

const mayAbbreviate = (text: string) => /[,.]/.test(text);

/** Finds the place of a ZIP code. @param before the text before it: a street, a city or nothing. */
function findZip(digits: string, before: string, search: Search, asked: string): Found {
  const [, code] = ZIP.exec(digits) ?? [];
  if (code === undefined) return refused(() => malformedZip(asked));
  const place = search.gazetteer.zip(code);
  if (!place) return refused(() => unknownZip(code));
  const words = placeWords(before);
  const city = findName(words, mayAbbreviate(before), search, [place.state]);
  const state = stateCalled(words) ?? (city?.ok ? city.place.state : undefined);
  if (state !== undefined && state !== place.state) return refused(() => zipElsewhere(place));
  return { ok: true, place, isWhole: words.length === 0 || state !== undefined };
}

/** A ZIP code before its city or state. */
const FIRST_ZIP = /^(\d{5}(?:-\d{4})?)[\s,]+(?=\D)(.+)$/;

/** Finds the place of a ZIP code before its city or state: "45402, OH". A house number is before another name. */
function findFirstZip(text: string, search: Search): Found | undefined {
  const [, digits = '', after = ''] = FIRST_ZIP.exec(text) ?? [];
  const words = placeWords(after);
  const isPlace = stateCalled(words) ?? findName(words, mayAbbreviate(after), search, [])?.ok;
  return digits !== '' && isPlace ? findZip(digits, after, search, text) : undefined;
}

/** Finds the city that a misspelled name can only mean. @param states the city is in one of these, if any. */
export function correctedPlace(
  name: string,
  { gazetteer, leadingRatio, loneCityZipCodes }: Search,
  states: readonly StateSlug[],
): Place | undefined {
  const isMeant = ({ kind, state, zipCodes }: NamedPlace) =>
    kind === 'city' && (states.length > 0 ? states.includes(state) : zipCodes >= loneCityZipCodes);
  const words = placeWords(name);
  const [first, second] = gazetteer
    .misspelled(words)
    .filter(isMeant)
    .sort((a, b) => b.zipCodes - a.zipCodes);
  if (!first || (second && first.zipCodes < leadingRatio * second.zipCodes)) return undefined;
  return placeOf(placeName(first), first);
}

/** Finds the one place that a text names. @param states that decide between places of one name. */
export function findPlace(asked: string, search: Search, states: readonly StateSlug[] = []): Found {
  const text = asked.trim();
  const digits = LAST_DIGITS.exec(text);
  if (digits?.[1] !== undefined) return findZip(digits[1], text.slice(0, digits.index), search, text);
  const firstZip = findFirstZip(text, search);
  if (firstZip) return firstZip;
  const words = placeWords(text);
  if (isOwnLocation(words)) return refused(ownLocation);
  return findName(words, mayAbbreviate(text), search, states) ?? refuseName(text, words, search);
}

/** Writes a place for a reader and for distances. */
export function placeOf(asked: string, place: NamedPlace): Place {
  const { kind, latitude, longitude, measuredFrom, state } = place;
  const name = kind === 'ZIP code' ? place.name : placeName(place);
  const understood = measuredFrom === undefined ? name : `${name} (measured from ${measuredFrom})`;
  return { asked, understood, state, kind, latitude, longitude };
}
