import { quoted } from '@/lib/text/quoted';
import { count, list } from '@/lib/text/words';
import { type StateSlug, stateName } from '../states';
import { type NamedPlace, placeName } from './named-places';
import type { PlaceRefusal } from './place';

/** What `near` may be, in words. */
export const nearAllowed: readonly string[] = [
  'a ZIP code of five digits, such as 45402',
  'a city with its state, such as Dayton, Ohio',
  'a borough or metro area, such as Brooklyn or Bay Area',
];

const EXAMPLE = 'a ZIP code or a city with its state, for example 45402 or Dayton, Ohio';

/** Longest piece of a refused text that a message repeats. */
const MAX_ECHO = 40;

/** States that a message lists; the allowed values have all. */
const MAX_STATES = 6;

const refusal = (message: string, allowedValues = nearAllowed): PlaceRefusal => ({
  ok: false,
  message: `near ${message}`,
  allowedValues,
});

function statesOf(places: readonly NamedPlace[]): string {
  const names = places.map(({ state }) => stateName(state));
  const more = names.length - MAX_STATES;
  return more > 1 ? list([...names.slice(0, MAX_STATES), count(more, 'other state')]) : list(names);
}

/** Refuses what is no place that we know, with places of similar names. */
export function unknownPlace(asked: string, similar: readonly NamedPlace[]): PlaceRefusal {
  const unknown = `has no place called ${quoted(asked, MAX_ECHO)} in our tables`;
  const names = similar.map(placeName);
  return names.length > 0
    ? refusal(`${unknown}: did you mean ${names.join(' or ')}?`, names)
    : refusal(`${unknown}. Write ${EXAMPLE}.`);
}

/** Refuses digits that are no ZIP code. */
export const malformedZip = (asked: string) =>
  refusal(`needs all five digits of a ZIP code, for example 45402; received ${quoted(asked, MAX_ECHO)}.`);

/** Refuses a ZIP code of no place in the tables. */
export const unknownZip = (code: string) =>
  refusal(
    `has a ZIP code, ${code}, that we don’t know in the 50 states and the District of Columbia. Write another one close by, or a city with its state, for example Dayton, Ohio.`,
  );

/** Refuses a ZIP code beside a city of another state. */
export const zipElsewhere = (zip: NamedPlace) =>
  refusal(`names two places: the ZIP code is in ${stateName(zip.state)}. Write the ZIP code alone.`);

/** Refuses a text without a word. */
export const noPlace = () => refusal(`needs a place: write ${EXAMPLE}.`);

/** Refuses "near me". */
export const ownLocation = () => refusal(`needs a place: write ${EXAMPLE}. We don’t see where you are.`);

/** Refuses a state alone. @param city a large city of that name. */
export function stateAlone(state: StateSlug, city: NamedPlace | undefined): PlaceRefusal {
  const meant = city ? `, or write ${placeName(city)} for the city` : '';
  return refusal(
    `needs a city or ZIP code, and ${stateName(state)} is a state: use state=${state}${meant}.`,
    city ? [placeName(city), ...nearAllowed] : nearAllowed,
  );
}

/** Refuses a name that several places have. @param places the largest first; at least one. */
export function ambiguousPlace(places: readonly [NamedPlace, ...NamedPlace[]]): PlaceRefusal {
  const [largest] = places;
  return refusal(
    `needs a state: ${largest.name} is in ${statesOf(places)}. Write, for example, ${placeName(largest)}.`,
    places.map(placeName),
  );
}

/** Refuses a place in a state that has none of that name. @param places those of other states, the largest first. */
export function notInState(asked: StateSlug, places: readonly [NamedPlace, ...NamedPlace[]]): PlaceRefusal {
  const [largest] = places;
  return refusal(
    `has no ${largest.name} in ${stateName(asked)} in our tables. ${largest.name} is in ${statesOf(places)}.`,
    places.map(placeName),
  );
}
