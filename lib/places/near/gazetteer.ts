import type { Data } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import { indexRows } from '@/lib/data/table';
import { vocabularyOf } from '@/lib/programs/finder/vocabulary';
import { type StateSlug, stateName } from '../states';
import { leading } from './leading';
import { counties, type NamedPlace, namedPlaces } from './named-places';
import { placeKey } from './place-words';

/** Where names and ZIP codes are looked up. */
export interface Gazetteer {
  /** Places of exactly this name, spelling aside; those of every state. */
  named(words: readonly string[]): readonly NamedPlace[];
  /** The place of a ZIP code of five digits. */
  zip(code: string): NamedPlace | undefined;
  /** Places of similar names, the largest first, at most a few. */
  similar(words: readonly string[], state?: StateSlug): readonly NamedPlace[];
  /** Places whose names differ by typing errors. */
  misspelled(words: readonly string[]): readonly NamedPlace[];
}

/** Suggestions in one message at most. */
const MAX_SIMILAR = 3;

/** Shorter beginnings of a name suggest any place, and in a name of so few letters the first is right. */
const MIN_BEGINNING = 4;

/** Words after the name of a county. */
const COUNTY = new Set(['county', 'parish']);

/** Prepares look-ups. Each table is read when something first needs it. @param ratio see `leading`. */
export function gazetteer(data: Data, ratio: number): Gazetteer {
  const names = once(() => namedPlaces(data));
  const countyNames = once(() => counties(data));
  const zips = once(() => indexRows(data.rows('zip_codes'), ({ zip }) => zip));
  const vocabulary = once(() => vocabularyOf(new Set(names().keys())));

  const countiesNamed = (words: readonly string[]) =>
    COUNTY.has(words.at(-1) ?? '') ? (countyNames().get(placeKey(words)) ?? []) : [];
  const similarKeys = (key: string) => [
    ...vocabulary()
      .similar(key)
      .filter((other) => key.length > MIN_BEGINNING || other.charAt(0) === key.charAt(0)),
    ...(key.length >= MIN_BEGINNING ? vocabulary().beginning(key) : []),
  ];

  return {
    named: (words) => [...(names().get(placeKey(words)) ?? []), ...countiesNamed(words)],
    zip(code) {
      const row = zips().get(code);
      if (!row) return undefined;
      const { city, state_slug: state, latitude, longitude } = row;
      const name = `ZIP code ${code} (${city}, ${stateName(state)})`;
      return { name, state, kind: 'ZIP code', latitude, longitude, zipCodes: 1 };
    },
    misspelled: (words) =>
      vocabulary()
        .similar(placeKey(words))
        .flatMap((key) => names().get(key) ?? []),
    similar(words, state) {
      const places = similarKeys(placeKey(words)).flatMap((key) => {
        const all = names().get(key) ?? [];
        const there = all.filter((place) => state === undefined || place.state === state);
        const first = leading(there, ratio);
        return first ? [first] : there;
      });
      return [...new Set(places)].sort((a, b) => b.zipCodes - a.zipCodes).slice(0, MAX_SIMILAR);
    },
  };
}
