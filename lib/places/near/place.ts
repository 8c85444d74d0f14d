import type { StateSlug } from '../states';

/** A place on the globe, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export type PlaceKind = 'ZIP code' | 'city' | 'borough' | 'metro area' | 'nickname' | 'county';

/** A place that a text names, and how it was understood. */
export interface Place extends Point {
  /** The text as it was given. */
  readonly asked: string;
  /** The place for a reader: "Dayton, Ohio", "ZIP code 45402 (Dayton, Ohio)". */
  readonly understood: string;
  readonly state: StateSlug;
  readonly kind: PlaceKind;
}

/** Why a text is refused, and what may be asked for in its place. */
export interface PlaceRefusal {
  readonly ok: false;
  /** Whole sentences that begin with the name of the parameter, `near`. */
  readonly message: string;
  readonly allowedValues: readonly string[];
}

export type PlaceAnswer = { readonly ok: true; readonly place: Place } | PlaceRefusal;

/** A place among the words of a query. */
export interface PlaceSpan {
  readonly place: Place;
  /** Position of its first word. */
  readonly start: number;
  /** Position after its last word. */
  readonly end: number;
}

export interface PlaceIndex {
  /**
   * Finds the place that a text names, and nothing else: the parameter `near`.
   *
   * @param asked text as typed.
   * @param states values of the parameter `state`: they decide between places of one name.
   */
  find(asked: string, states?: readonly StateSlug[]): PlaceAnswer;
  /**
   * Finds the longest run of words that names a place: "LPN in Houston, TX", "Cleveland OH 44114".
   *
   * @param words of a query as typed, with their capitals and punctuation, split at blanks.
   * @returns undefined where none does, or where several places have the name.
   */
  findAmong(words: readonly string[], states?: readonly StateSlug[]): PlaceSpan | undefined;
  /**
   * Finds the city that a misspelled name can only mean, and one of some size where no state is given.
   *
   * @param states the city is in one of these, where there are any.
   */
  corrected(name: string, states: readonly StateSlug[]): Place | undefined;
  /** Tells whether one or several places have the name: it is no typing error then. */
  isName(text: string): boolean;
}
