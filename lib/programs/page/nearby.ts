import type { Data } from '@/lib/data/data';
import { placeIndex } from '@/lib/places/near/place-index';
import { stateName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import type { School } from '../program';
import { type SearchLink, usualRadius } from './finder-place';

/** The first part of a ZIP+4: a place of the post office. */
const ZIP = /^\d{5}/;

/** Returns the search for programs near a school, by its city, else by its ZIP code; null where neither is known. */
export function nearbyPrograms({ city, state, ipeds }: School, data: Data): SearchLink | null {
  const texts = [
    ...(city === null ? [] : [`${city}, ${stateName(state)}`]),
    ...(ZIP.exec(ipeds?.zip ?? '') ?? []),
  ];
  for (const near of texts) {
    const found = placeIndex(data).find(near, [state]);
    if (found.ok) {
      return {
        label: `Nursing programs within ${count(usualRadius, 'mile')} of ${found.place.understood}`,
        href: withQuery(paths.programs, new URLSearchParams({ near }).toString()),
      };
    }
  }
  return null;
}
