import { group } from 'd3-array';
import { nearIndex } from '@/lib/places/near/near-index';
import type { Place } from '@/lib/places/near/place';
import type { Catalogue, Program } from '../program';
import { condition, type Filter } from './apply-filters';
import { setOf, setWhere } from './program-set';

/** A search around a place. */
export interface Near {
  readonly place: Place;
  /** Distance of each program within the radius, by its place in the catalogue; unrounded. */
  readonly miles: ReadonlyMap<number, number>;
  readonly filter: Filter;
}

/** Searches around a place. @param radius in miles. */
export type NearSearch = (place: Place, radius: number) => Near;

const UNKNOWN = 'Where the school is is not known.';

/** Prepares searches around places. @param programs those of the catalogue, by place */
export function nearSearch(
  programs: readonly Program[],
  { earthRadiusMiles }: Pick<Catalogue, 'earthRadiusMiles'>,
): NearSearch {
  const size = programs.length;
  const placed = [...programs.entries()].filter(([, { point }]) => point !== null);
  const schools = [...group(placed, ([, { facts }]) => facts.slug).values()];
  const within = nearIndex(schools, ([first]) => first?.[1].point ?? undefined, earthRadiusMiles);
  const unknown = { programs: setWhere(programs, ({ point }) => point === null), reason: UNKNOWN };
  return (place, radius) => {
    const miles = new Map(
      within(place, radius).flatMap(({ item, miles: away }) =>
        item.map(([at]): [number, number] => [at, away]),
      ),
    );
    return { place, miles, filter: condition('near', setOf(size, [...miles.keys()]), unknown) };
  };
}
