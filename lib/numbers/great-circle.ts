/** A point on the globe, in degrees; negative longitudes are west. */
interface GlobePoint {
  readonly latitude: number;
  readonly longitude: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Returns the haversine of an angle in radians. */
const haversine = (angle: number) => Math.sin(angle / 2) ** 2;

/**
 * Computes the great-circle distance of two points by the haversine formula, in miles, unrounded.
 *
 * @param earthRadius in miles.
 */
export function greatCircleMiles(earthRadius: number, a: GlobePoint, b: GlobePoint): number {
  const latitudes = [a.latitude * RADIANS_PER_DEGREE, b.latitude * RADIANS_PER_DEGREE] as const;
  const longitudeDifference = (b.longitude - a.longitude) * RADIANS_PER_DEGREE;
  const chord =
    haversine(latitudes[1] - latitudes[0]) +
    Math.cos(latitudes[0]) * Math.cos(latitudes[1]) * haversine(longitudeDifference);
  // Rounding can carry antipodes beyond 1.
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
