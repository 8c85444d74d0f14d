import { extent, median } from 'd3-array';

/** Median and range of several measurements of one thing. */
export interface Summary {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Returns median, lowest and highest. @throws Error when there is nothing to summarize. */
export function summarize(values: readonly number[]): Summary {
  const middle = median(values);
  const [low, high] = extent(values);
  if (middle === undefined || low === undefined || high === undefined)
    throw new Error('Nothing was measured');
  return { median: middle, low, high };
}

/**
 * Divides two series round by round: both sides of a round ran within moments of each other on the same machine.
 *
 * @throws Error when the two were not measured equally often.
 */
export function ratios(subject: readonly number[], base: readonly number[]): number[] {
  if (subject.length !== base.length) throw new Error('A ratio needs both sides from the same rounds');
  return subject.map((value, round) => value / (base[round] ?? Number.NaN));
}

/** Returns `count` members of a list, evenly spaced from its first; all of a shorter list. */
export function evenly<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return list
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}
