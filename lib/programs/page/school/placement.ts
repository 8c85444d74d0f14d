import { extent, median } from 'd3-array';
import type { Program } from '../../program';
import { type SchoolMeasure, schoolMeasures } from './measures';

/** Where a program is among those of its type in its state, in one measure. */
export interface Placement {
  readonly measure: SchoolMeasure;
  readonly value: number;
  readonly lowest: number;
  readonly middle: number;
  readonly highest: number;
  /** Programs with a known value, this one included. */
  readonly programs: number;
  /** Share of the others that do better, from 0 to 1. */
  readonly shareBetter: number;
  /** Others with a higher value. */
  readonly higher: number;
  /** Whether it differs from the middle by more than chance or a trifle, and to which side. */
  readonly side: 'better' | 'worse' | 'about the middle';
}

/** Middles of measures that are known of more programs than are set side by side. */
export type StateMiddles = { readonly [Id in SchoolMeasure['id']]?: number | undefined };

/** Finds where a program is among others in one measure; none where too few values are known to tell. */
function placementIn(
  measure: SchoolMeasure,
  program: Program,
  others: readonly Program[],
  { fewest, middles }: { readonly fewest: number; readonly middles: StateMiddles },
): Placement[] {
  const value = measure.value(program);
  if (value === null) return [];
  const kind = measure.kind?.(program.facts);
  const values = others
    .filter(({ facts }) => measure.kind?.(facts) === kind)
    .flatMap((other) => measure.value(other) ?? []);
  if (values.length < fewest) return [];
  const all = [value, ...values];
  const [lowest = value, highest = value] = extent(all);
  const middle = middles[measure.id] ?? median(all) ?? value;
  const isBetter = (a: number, b: number) => (measure.more === 'better' ? a > b : a < b);
  const own = isBetter(value, middle) ? 'better' : 'worse';
  return [
    {
      measure,
      value,
      lowest,
      middle,
      highest,
      programs: all.length,
      shareBetter: values.filter((other) => isBetter(other, value)).length / values.length,
      higher: values.filter((other) => other > value).length,
      side: measure.isApart(program.facts, value, middle) ? own : 'about the middle',
    },
  ];
}

/**
 * Finds where a program is among the others of its type in its state.
 *
 * @param fewest others with a known value
 * @param middles what pages about the state say is in the middle, in place of that of these programs
 */
export const placementsOf = (
  program: Program,
  peers: readonly Program[],
  fewest: number,
  middles: StateMiddles = {},
): Placement[] => {
  const others = peers.filter(({ id, listPlace }) => id !== program.id && listPlace === 'ranked');
  return schoolMeasures.flatMap((measure) => placementIn(measure, program, others, { fewest, middles }));
};

/** The best and the weakest thing to say of a program; null where nothing sets it apart to that side. */
export interface Extremes {
  readonly best: Placement | null;
  readonly weakest: Placement | null;
}

/** Picks what a program does best and worst in, beside the others; of equals the first measure. */
export function extremesOf(placements: readonly Placement[]): Extremes {
  const on = (side: Placement['side']) => placements.filter((one) => one.side === side);
  const [best = null] = on('better').toSorted((a, b) => a.shareBetter - b.shareBetter);
  const [weakest = null] = on('worse').toSorted((a, b) => b.shareBetter - a.shareBetter);
  return { best, weakest };
}
