import type { Point } from '@/lib/places/near/place';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles by the angle between two directions from the middle of the Earth: another formula than ours. */
export function milesBetween(earthRadius: number, a: Point, b: Point): number {
  const direction = ({ latitude, longitude }: Point) => {
    const [north, east] = [radians(latitude), radians(longitude)];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [p, q] = [direction(a), direction(b)];
  const cross = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const dot = p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  return earthRadius * Math.atan2(Math.hypot(...cross), dot);
}
