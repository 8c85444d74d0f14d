import { group } from 'd3-array';
import { once } from '@/lib/data/once';
import { nearIndex } from '@/lib/places/near/near-index';
import type { Place, Point } from '@/lib/places/near/place';
import { stateName } from '@/lib/places/states';
import type { Catalogue, Program } from '../program';
import type { ProgramFacts } from '../program-schema';
import { condition, type Filter } from './apply-filters';
import { setOf } from './program-set';

/** A search around a place. */
export interface Near {
  readonly place: Place;
  /** Distance of each program within the radius, by its place in the catalogue; unrounded. */
  readonly miles: ReadonlyMap<number, number>;
  readonly filter: Filter;
}

/** Searches around a place. @param radius in miles. */
export type NearSearch = (place: Place, radius: number) => Near;

/** A school of the catalogue, with the places of its programs. */
interface PlacedSchool {
  readonly programs: readonly number[];
  readonly point: Point | undefined;
}

/**
 * Prepares searches around places, on the first one: a school that only an agency lists is at the middle of its city,
 * which takes the table of cities.
 *
 * @param programs those of the catalogue, by place.
 */
export function nearSearch(
  programs: readonly Program[],
  { earthRadiusMiles, places }: Pick<Catalogue, 'earthRadiusMiles' | 'places'>,
): NearSearch {
  const size = programs.length;
  const middleOf = ({ city, state }: ProgramFacts): Point | undefined => {
    const found = city === null ? undefined : places.find(`${city}, ${stateName(state)}`);
    return found?.ok ? found.place : undefined;
  };
  const prepared = once(() => {
    const bySlug = group(programs.keys(), (at) => programs[at]?.facts.slug);
    const schools = [...bySlug.values()].map((all): PlacedSchool => {
      const first = programs[all[0] ?? 0];
      return { programs: all, point: first && (first.point ?? middleOf(first.facts)) };
    });
    const isUnknown = new Set(schools.flatMap((school) => (school.point ? [] : school.programs)));
    return {
      within: nearIndex(schools, ({ point }) => point, earthRadiusMiles),
      unknown: { programs: setOf(size, [...isUnknown]), reason: 'We don’t know where the school is.' },
    };
  });
  return (place, radius) => {
    const { within, unknown } = prepared();
    const miles = new Map(
      within(place, radius).flatMap(({ item, miles: away }) =>
        item.programs.map((at): [number, number] => [at, away]),
      ),
    );
    return { place, miles, filter: condition('near', setOf(size, [...miles.keys()]), unknown) };
  };
}
