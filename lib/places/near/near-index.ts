import KDBush from 'kdbush';
import { greatCircleMiles } from '@/lib/numbers/great-circle';
import { reachOf } from './distance';
import type { Point } from './place';

/** Something within a radius, and how far it is. */
export interface Nearby<T> {
  readonly item: T;
  /** Unrounded. */
  readonly miles: number;
}

export type NearSearch<T> = (center: Point, radiusMiles: number) => readonly Nearby<T>[];

/** Degrees all around the Earth: what lies beyond the date line is found one turn on. */
const FULL_TURN = 360;

/** Rounding must not leave out what lies on the edge of the box; the distance decides. */
const EDGE_DEGREES = 1e-9;

/**
 * Prepares a search by distance. A tree finds what lies in the box around the circle, the distance decides.
 *
 * @param pointOf returns where an item is; undefined where that is not known: no search finds it.
 * @param earthRadius in miles.
 * @returns a search that lists what is within the radius, its edge included, the nearest first; those equally far in
 *   the order of `items`.
 */
export function nearIndex<T>(
  items: readonly T[],
  pointOf: (item: T) => Point | undefined,
  earthRadius: number,
): NearSearch<T> {
  const placed = items.flatMap((item) => {
    const point = pointOf(item);
    return point ? [{ item, point }] : [];
  });
  const tree = new KDBush(placed.length);
  for (const { point } of placed) tree.add(point.longitude, point.latitude);
  tree.finish();

  return (center, radiusMiles) => {
    const reach = reachOf(earthRadius, center, radiusMiles);
    const height = reach.latitude + EDGE_DEGREES;
    const width = reach.longitude + EDGE_DEGREES;
    const boxed = [-FULL_TURN, 0, FULL_TURN].flatMap((turn) =>
      tree.range(
        center.longitude - width + turn,
        center.latitude - height,
        center.longitude + width + turn,
        center.latitude + height,
      ),
    );
    return boxed
      .flatMap((at) => {
        const one = placed[at];
        const miles = one ? greatCircleMiles(earthRadius, center, one.point) : Infinity;
        return one && miles <= radiusMiles ? [{ at, item: one.item, miles }] : [];
      })
      .sort((a, b) => a.miles - b.miles || a.at - b.at)
      .map(({ item, miles }) => ({ item, miles }));
  };
}
