import { group } from 'd3-array';
import { once } from '@/lib/data/once';
import { type Nearby, nearIndex } from '@/lib/places/near/near-index';
import type { Place, Point } from '@/lib/places/near/place';
import { stateName } from '@/lib/places/states';
import type { Catalogue, Program } from '../program';
import type { ProgramFacts } from '../program-schema';
import { condition, type Filter } from './apply-filters';
import { setOf } from './program-set';

/** A search around a place. */
export interface Near {
  readonly place: Place;
  /** Places in the catalogue of the programs within the radius, the nearest first. */
  readonly sequence: Uint32Array;
  /** Distance of a program within the radius, by its place in the catalogue; unrounded. */
  milesTo(program: number): number | undefined;
  readonly filter: Filter;
}

/** Searches around a place. @param radius in miles. */
export type NearSearch = (place: Place, radius: number) => Near;

/** Programs of one point, in the order that decides between equally far ones. */
interface PlacedPrograms {
  readonly point: Point;
  readonly programs: readonly number[];
}

const UNKNOWN = 'We don’t know where the school is.';

const keyOf = ({ latitude, longitude }: Point) => `${latitude} ${longitude}`;

/**
 * Prepares searches around places, on the first one: a school that only an agency lists is at the middle of its city,
 * which takes the table of cities. Points are searched, not programs, so that more programs of the same points cost
 * little.
 *
 * @param programs those of the catalogue, by place.
 * @param rankOf returns the rank of each program among equally far ones.
 */
export function nearSearch(
  programs: readonly Program[],
  { earthRadiusMiles, places }: Pick<Catalogue, 'earthRadiusMiles' | 'places'>,
  rankOf: () => Uint32Array,
): NearSearch {
  const size = programs.length;
  const middleOf = ({ city, state }: ProgramFacts): Point | null => {
    const found = city === null ? undefined : places.find(`${city}, ${stateName(state)}`);
    return found?.ok ? found.place : null;
  };

  function prepare() {
    const rank = rankOf();
    const byRank = (a: number, b: number) => (rank[a] ?? 0) - (rank[b] ?? 0);
    const points = programs.map(({ point, facts }) => point ?? middleOf(facts));
    const placed = [...points.entries()].flatMap(([at, point]) => (point ? [{ at, point }] : []));
    const byPoint = [...group(placed, ({ point }) => keyOf(point)).values()].flatMap(
      (same): PlacedPrograms[] => {
        const [first] = same;
        return first ? [{ point: first.point, programs: same.map(({ at }) => at).sort(byRank) }] : [];
      },
    );
    const placeOf = new Map(byPoint.flatMap((one) => one.programs.map((at) => [at, one])));
    const unknown = setOf(
      size,
      [...points.entries()].flatMap(([at, point]) => (point ? [] : [at])),
    );
    return {
      byRank,
      within: nearIndex(byPoint, ({ point }) => point, earthRadiusMiles),
      unknown: { programs: unknown, reason: UNKNOWN },
      placeOf,
    };
  }
  const prepared = once(prepare);

  return (place, radius) => {
    const { byRank, within, unknown, placeOf } = prepared();
    const found = within(place, radius);
    const milesOf = once(() => new Map(found.map(({ item, miles }) => [item, miles])));
    const sequence = Uint32Array.from(inOrder(found, byRank));
    return {
      place,
      sequence,
      milesTo(program) {
        const placed = placeOf.get(program);
        return placed && milesOf().get(placed);
      },
      filter: condition('near', setOf(size, sequence), unknown),
    };
  };
}

/** Lists the programs of points, the nearest first; those of equally far points in their own order. */
function inOrder(
  found: readonly Nearby<PlacedPrograms>[],
  byRank: (a: number, b: number) => number,
): readonly number[] {
  const isTied = found.some(({ miles }, at) => miles === found[at + 1]?.miles);
  if (!isTied) return found.flatMap(({ item }) => item.programs);
  return [...group(found, ({ miles }) => miles).values()].flatMap((equal) =>
    equal.flatMap(({ item }) => item.programs).sort(byRank),
  );
}
