import { group } from 'd3-array';
import type { Data } from '@/lib/data/data';
import type { Point } from './place';
import { placeKey, placeWords } from './place-words';

/** Where a school is. */
export interface SchoolPoint extends Point {
  /** Whether it is known to teach nursing at several places: the point is that of one of them. */
  readonly severalCampuses: boolean;
}

/** What an accrediting agency writes beside a program that it lists once for all campuses. */
const SYSTEM = /\(system/;

/** Returns the units that a list names with campuses, with several cities, or as a system. */
function unitsOfSeveralCampuses(data: Data): ReadonlySet<string> {
  const campuses = data.rows('name_aliases').filter(({ kind }) => kind === 'campus');
  const listed = group(data.rows('accreditation'), ({ unitid }) => unitid);
  const several = [...listed].flatMap(([unitid, rows]) => {
    const cities = new Set(
      rows.flatMap(({ city, state_slug }) =>
        city === null ? [] : [`${placeKey(placeWords(city))}|${state_slug}`],
      ),
    );
    const isSystem = rows.some(({ level_as_printed }) => SYSTEM.test(level_as_printed));
    return unitid !== null && (isSystem || cities.size > 1) ? [unitid] : [];
  });
  return new Set([...campuses.map(({ unitid }) => unitid), ...several]);
}

/**
 * Returns where each school of institutions.csv is, by unitid: the newest directory where the school has moved by more
 * than a mile since, else institutions.csv.
 */
export function schoolPoints(data: Data): ReadonlyMap<string, SchoolPoint> {
  const several = unitsOfSeveralCampuses(data);
  return new Map(
    data.rows('institutions').flatMap(({ unitid, latitude, longitude }) => {
      const { latest_latitude, latest_longitude, moved_miles } = data.institutionLocation(unitid) ?? {};
      const severalCampuses = several.has(unitid);
      return (moved_miles ?? 0) > 1 && latest_latitude != null && latest_longitude != null
        ? [[unitid, { latitude: latest_latitude, longitude: latest_longitude, severalCampuses }]]
        : [[unitid, { latitude, longitude, severalCampuses }]];
    }),
  );
}
