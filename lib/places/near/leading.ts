import type { NamedPlace } from './named-places';

/** Names that people give to one place: they come before the cities of the name. */
const isAlias = ({ kind }: NamedPlace) => kind !== 'city' && kind !== 'county';

/** Returns one place a state, the largest first. */
export function onePerState(places: readonly NamedPlace[]): readonly NamedPlace[] {
  const sorted = [...places].sort((a, b) => b.zipCodes - a.zipCodes);
  return sorted.filter(({ state }, at) => sorted.findIndex((one) => one.state === state) === at);
}

/**
 * Returns the place that a name means by itself, or undefined where several may be meant.
 *
 * @param ratio a city with so many times the ZIP codes of the next of its name is the one that is meant.
 */
export function leading(places: readonly NamedPlace[], ratio: number): NamedPlace | undefined {
  const alias = places.find(isAlias);
  if (alias) return alias;
  const [first, second] = onePerState(places);
  return !second || (first && first.zipCodes >= ratio * second.zipCodes) ? first : undefined;
}
