import { smallestCohort } from '../tables/pass-rates';

/**
 * The cohort too small to be published that is got back from a total by taking away the parts published beside it.
 * @returns undefined where nothing is left, or as many as may be published.
 */
export function smallCohortLeft(total: number, parts: readonly number[]): number | undefined {
  const left = parts.reduce((rest, part) => rest - part, total);
  return left > 0 && left < smallestCohort ? left : undefined;
}
