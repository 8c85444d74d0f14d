import type { Point } from './place';

const RADIANS_PER_DEGREE = Math.PI / 180;

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
