import type { Point } from './place';

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Returns the haversine of an angle in radians. */
const haversine = (angle: number) => Math.sin(angle / 2) ** 2;

/**
 * Computes the great-circle distance of two points by the haversine formula, in miles, unrounded.
 *
 * @param earthRadius in miles.
 */
export function greatCircleMiles(earthRadius: number, a: Point, b: Point): number {
  const latitudes = [a.latitude * RADIANS_PER_DEGREE, b.latitude * RADIANS_PER_DEGREE] as const;
  const longitudeDifference = (b.longitude - a.longitude) * RADIANS_PER_DEGREE;
  const chord =
    haversine(latitudes[1] - latitudes[0]) +
    Math.cos(latitudes[0]) * Math.cos(latitudes[1]) * haversine(longitudeDifference);
  // Rounding can carry antipodes beyond 1.
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Degrees of a circle around a point: half its height, and half its width at its widest. */
export interface Reach {
  readonly latitude: number;
  /** All longitudes where the circle holds a pole. */
  readonly longitude: number;
}

/** Returns how far a circle of some miles reaches from its center. */
export function reachOf(earthRadius: number, { latitude }: Point, radiusMiles: number): Reach {
  const angle = radiusMiles / earthRadius;
  const width = Math.sin(angle) / Math.cos(latitude * RADIANS_PER_DEGREE);
  return {
    latitude: angle / RADIANS_PER_DEGREE,
    longitude: (width < 1 ? Math.asin(width) : Math.PI) / RADIANS_PER_DEGREE,
  };
}
