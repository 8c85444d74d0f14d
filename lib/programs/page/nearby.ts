import type { Data } from '@/lib/data/data';
import type { Place } from '@/lib/places/near/place';
import { placeIndex } from '@/lib/places/near/place-index';
import { stateName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, count } from '@/lib/text/words';
import { type CatalogueCredential, credentialName } from '../credentials';
import type { School } from '../program';
import { type SearchLink, usualRadius } from './finder-place';

/** The first part of a ZIP+4: a place of the post office. */
const ZIP = /^\d{5}/;

/** Returns the place of a school as a search understands it: its city, else its ZIP code; null where neither is known. */
export function placeNear(
  { city, state, ipeds }: Pick<School, 'city' | 'state' | 'ipeds'>,
  data: Data,
): Place | null {
  const texts = [
    ...(city === null ? [] : [`${city}, ${stateName(state)}`]),
    ...(ZIP.exec(ipeds?.zip ?? '') ?? []),
  ];
  for (const near of texts) {
    const found = placeIndex(data).find(near, [state]);
    if (found.ok) return found.place;
  }
  return null;
}

/** Returns the search for programs of a type near a school; null where its place is not known. */
export function nearbyPrograms(
  school: School,
  credential: CatalogueCredential,
  data: Data,
): SearchLink | null {
  const place = placeNear(school, data);
  return (
    place && {
      label: `${capitalized(credentialName(credential))} programs within ${count(usualRadius, 'mile')} of ${place.understood}`,
      href: withQuery(paths.programs, new URLSearchParams({ near: place.asked, credential }).toString()),
    }
  );
}
