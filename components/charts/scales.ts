import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';

/**
 * Charts are laid out in percent of the width and pixels of the height, without a viewBox: text keeps its size from a
 * 340 px phone to a desktop, and nothing has to be drawn twice.
 */
export type Percent = `${number}%`;

const HUNDREDTHS = 100;

/** A percentage of the width, two decimals. */
export function percent(share: number): Percent {
  return `${Math.round(share * HUNDREDTHS) / HUNDREDTHS}%`;
}

/** One axis: where a value lies, and the values that are labelled. */
export interface Axis {
  /** Position of a value in the range; a value that is not a number has none and throws. */
  readonly position: (value: number) => number;
  readonly ticks: readonly number[];
  readonly domain: readonly [number, number];
}

export interface AxisOptions {
  readonly range: readonly [number, number];
  /** Bars start at zero; dots and lines need not. */
  readonly zero: boolean;
  /** About how many ticks. */
  readonly ticks: number;
  /** Values that the axis may not go beyond, such as 0 and 100 percent. */
  readonly limits?: readonly [number, number];
}

/** Extent with room in it: charts of one value, of zeros, or of nothing still have an axis. */
function openExtent(values: readonly number[]): [number, number] {
  const [low, high] = extent(values);
  if (low === undefined || high === undefined) return [0, 1];
  if (low < high) return [low, high];
  if (low === 0) return [0, 1];
  return low > 0 ? [0, low] : [low, 0];
}

/** A linear axis over the values that exist, rounded outwards to round numbers. */
export function axisOver(values: readonly (number | null)[], options: AxisOptions): Axis {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  const scale = scaleLinear()
    .domain(openExtent(options.zero ? [0, ...known] : known))
    .nice(options.ticks);
  if (options.limits) {
    const [least, most] = options.limits;
    const [low = least, high = most] = scale.domain();
    scale.domain([Math.max(low, least), Math.min(high, most)]);
  }
  const [from, to] = options.range;
  scale.range([from, to]);
  const [low = 0, high = 1] = scale.domain();
  return {
    domain: [low, high],
    ticks: scale.ticks(options.ticks),
    position: (value) => {
      if (!Number.isFinite(value)) throw new Error(`A chart was given ${value} as a value`);
      return scale(value);
    },
  };
}

/**
 * Moves labels apart until none is nearer to the next than `gap`, keeping their order and staying as near to where
 * they belong as a single pass allows.
 * @returns positions in the order given, none above `least`.
 */
export function separate(positions: readonly number[], gap: number, least: number): number[] {
  const order = positions.map((position, index) => ({ position, index }));
  order.sort((a, b) => b.position - a.position || b.index - a.index);
  const moved = [...positions];
  let ceiling = Number.POSITIVE_INFINITY;
  for (const { position, index } of order) {
    ceiling = Math.min(position, ceiling - gap);
    moved[index] = ceiling;
  }
  const lowest = Math.min(...moved);
  const shift = lowest < least ? least - lowest : 0;
  return moved.map((position) => position + shift);
}

/** Where each of several blocks of these heights begins, one below the other, then where the last one ends. */
export function stackedTops(heights: readonly number[]): number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

/** Breaks a sentence at spaces into lines of at most `most` characters; a longer word has its own line. */
export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Value between two known points of a line at `x`; null outside them. */
export function interpolateAt(
  points: readonly { readonly x: number; readonly y: number }[],
  x: number,
): number | null {
  for (const [index, point] of points.entries()) {
    if (point.x === x) return point.y;
    const next = points[index + 1];
    if (next && point.x < x && x < next.x) {
      return point.y + ((next.y - point.y) * (x - point.x)) / (next.x - point.x);
    }
  }
  return null;
}
