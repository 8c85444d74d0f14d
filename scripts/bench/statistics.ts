import { extent, median } from 'd3-array';

/** Several measurements of one thing: the middle one, and how far they lie apart. */
export interface Summary {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Median, lowest and highest. @throws Error when there is nothing to summarize. */
export function summarize(values: readonly number[]): Summary {
  const middle = median(values);
  const [low, high] = extent(values);
  if (middle === undefined || low === undefined || high === undefined)
    throw new Error('Nothing was measured');
  return { median: middle, low, high };
}

/**
 * What one subject did as a share of what another did, round by round: both members of a pair were measured
 * within moments of each other, so that a machine that is slower for a while is slower for both.
 *
 * @throws Error when the two were not measured equally often.
 */
export function ratios(subject: readonly number[], base: readonly number[]): number[] {
  if (subject.length !== base.length) throw new Error('A ratio needs both sides from the same rounds');
  return subject.map((value, round) => value / (base[round] ?? Number.NaN));
}

/** `count` members of a list, evenly spaced from its first; the whole list where it is shorter. */
export function evenly<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return list
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}
