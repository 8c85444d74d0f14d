import { group, mean } from 'd3-array';
import type { Data } from '@/lib/data/data';
import { type StateSlug, stateName } from '../states';
import type { PlaceKind, Point } from './place';
import { placeKey, placeWords } from './place-words';

/** A place under one of its names. */
export interface NamedPlace extends Point {
  /** Name for a reader, without the state. */
  readonly name: string;
  readonly state: StateSlug;
  readonly kind: PlaceKind;
  /** ZIP codes behind the point: how large the place is beside others of its name. */
  readonly zipCodes: number;
  /** City whose point stands for a larger area. */
  readonly measuredFrom?: string;
}

/** A place for a reader: "Dayton, Ohio", "South Florida". */
export function placeName({ name, state, measuredFrom }: NamedPlace): string {
  const isNamedAfterState = measuredFrom !== undefined && name.includes(stateName(state));
  return isNamedAfterState ? name : `${name}, ${stateName(state)}`;
}

/** Places by the key of a name. */
export type PlacesByName = ReadonlyMap<string, readonly NamedPlace[]>;

/** A name and one place that has it. */
type Named = readonly [name: string, place: NamedPlace];

/** Corrects the capitals of the post office's "Mcallen". */
const spelled = (city: string) =>
  city.replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`);

const pointKey = ({ state_slug, latitude, longitude }: { state_slug: StateSlug } & Point) =>
  `${state_slug}|${latitude}|${longitude}`;

function cities(data: Data): Named[] {
  return data.rows('city_points').map((row) => {
    const { city, state_slug: state, latitude, longitude, zip_codes: zipCodes } = row;
    return [city, { name: spelled(city), state, kind: 'city', latitude, longitude, zipCodes }];
  });
}

/** Returns what a nickname stands for: the area with the same point, or else the city. */
function aliases(data: Data): Named[] {
  const rows = data.rows('place_aliases');
  const points = new Set(rows.map(pointKey));
  const cityAt = new Map(
    data
      .rows('city_points')
      .filter((row) => points.has(pointKey(row)))
      .map((row) => [pointKey(row), spelled(row.city)]),
  );
  const areaAt = new Map(
    rows.filter(({ kind }) => kind === 'metro').map((row) => [pointKey(row), row.alias]),
  );
  return rows.map((row): Named => {
    const { alias, state_slug: state, latitude, longitude } = row;
    const at = { state, latitude, longitude, zipCodes: 1 };
    const city = cityAt.get(pointKey(row));
    if (row.kind === 'city of a school') return [alias, { ...at, name: alias, kind: 'city' }];
    if (row.kind === 'borough') return [alias, { ...at, name: alias, kind: 'borough' }];
    const kind = row.kind === 'metro' ? 'metro area' : 'nickname';
    const area = row.kind === 'metro' ? alias : areaAt.get(pointKey(row));
    return area === undefined
      ? [alias, { ...at, kind, name: city ?? alias }]
      : [alias, { ...at, kind, name: area, ...(city === undefined ? {} : { measuredFrom: city }) }];
  });
}

/** Splits what BLS calls a metropolitan area into its cities: "Scranton--Wilkes-Barre, PA". */
function citiesOfArea(title: string) {
  const names = title.slice(0, title.lastIndexOf(', '));
  return { names, parts: names.split(/[-/]+/) };
}

/** Returns the metropolitan areas of the wage tables under their whole and shortened names, at their principal city. */
function metropolitanAreas(data: Data, known: PlacesByName): Named[] {
  const titles = new Map(
    data
      .rows('wages_metro')
      .filter(({ area_kind }) => area_kind === 'metropolitan')
      .map(({ area_name, state_slug }) => [area_name, state_slug]),
  );
  return [...titles].flatMap(([title, state]): Named[] => {
    const { names, parts } = citiesOfArea(title);
    const beginnings = parts.map((_, at) => parts.slice(0, at + 1).join('-'));
    const principal = beginnings
      .flatMap((name) => known.get(placeKey(placeWords(name))) ?? [])
      .findLast((place) => place.kind === 'city' && place.state === state);
    if (!principal) return [];
    const area: NamedPlace = {
      ...principal,
      name: names,
      kind: 'metro area',
      ...(names === principal.name ? {} : { measuredFrom: principal.name }),
    };
    const unknown = [...beginnings.slice(1), title].filter((name) => !known.has(placeKey(placeWords(name))));
    return unknown.map((name) => [name, area]);
  });
}

const byName = (all: readonly Named[]): Map<string, NamedPlace[]> => {
  const places = new Map<string, NamedPlace[]>();
  for (const [name, place] of all) {
    const key = placeKey(placeWords(name));
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  }
  return places;
};

/** Returns cities, boroughs, metropolitan areas and nicknames by the keys of their names. */
export function namedPlaces(data: Data): PlacesByName {
  const known = byName([...aliases(data), ...cities(data)]);
  const areas = byName(metropolitanAreas(data, known));
  return new Map([...known, ...areas]);
}

/** Returns counties by name, each at the middle of its ZIP codes. */
export function counties(data: Data): PlacesByName {
  const zips = group(data.rows('zip_codes'), ({ county, state_slug }) => `${county}|${state_slug}`);
  return byName(
    [...zips.values()].flatMap((rows): Named[] => {
      const [row] = rows;
      const latitude = mean(rows, (one) => one.latitude);
      const longitude = mean(rows, (one) => one.longitude);
      if (!row || latitude === undefined || longitude === undefined) return [];
      const name = `${row.county} ${row.state_slug === 'louisiana' ? 'Parish' : 'County'}`;
      const at = { latitude, longitude, zipCodes: rows.length };
      return [[name, { name, state: row.state_slug, kind: 'county', ...at }]];
    }),
  );
}
