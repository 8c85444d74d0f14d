import { smallestCohort } from '../tables/pass-rates';

/**
 * The cohort too small to be published that is got back from a total by taking away the parts published beside it.
 * @returns undefined where nothing is left, or as many as may be published.
 */
export function smallCohortLeft(total: number, parts: readonly number[]): number | undefined {
  const left = parts.reduce((rest, part) => rest - part, total);
  return left > 0 && left < smallestCohort ? left : undefined;
}

/** Every choice of some of the items, the empty one included. */
export function choices<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((some, item) => some.concat(some.map((chosen) => [...chosen, item])), [[]]);
}

/** The same by taking away some of the parts and not others: for the few parts of a year, which may overlap. */
export function smallCohortLeftBySome(total: number, parts: readonly number[]): number | undefined {
  return choices(parts)
    .map((some) => smallCohortLeft(total, some))
    .find((left) => left !== undefined);
}
