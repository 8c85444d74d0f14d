import type { Data } from '@/lib/data/data';
import { paths, withQuery } from '@/lib/site/urls';
import { placeIndex } from '../near/place-index';
import { type StateSlug, stateName } from '../states';

/** A city with the programs near it. */
export interface CityLink {
  /** Name without the state. */
  readonly name: string;
  readonly href: string;
}

/** Cities that the page of a state names. */
const MAX_CITIES = 6;

/** Returns the cities of a state with most ZIP codes, the largest first, each with the programs near it. */
export function largeCities(state: StateSlug, data: Data): CityLink[] {
  const within = `, ${stateName(state)}`;
  const cities = data
    .rows('city_points')
    .filter(({ state_slug: of }) => of === state)
    .toSorted((a, b) => b.zip_codes - a.zip_codes || a.city.localeCompare(b.city))
    .slice(0, MAX_CITIES);
  return cities.flatMap(({ city }) => {
    const found = placeIndex(data).find(`${city}${within}`);
    if (!found.ok) return [];
    const near = found.place.understood;
    const query = new URLSearchParams({ near }).toString();
    return [{ name: near.replace(within, ''), href: withQuery(paths.programs, query) }];
  });
}
