import type { AheadPoint, AheadView } from '@/lib/calculators/nursing-roi/page/ahead';
import { percent } from './scales';

/** Percent of a phone's width within which the middle of a longer label fits. */
const MIDDLE = { start: 25, end: 60 };
/** Pixels that such a label reaches to the left. */
const HUNG_LEFT = -44;

/** The end of the program, where it is the lowest point of the only line; undefined elsewhere: nothing below it is free. */
export function graduationOf({ series }: Pick<AheadView, 'series'>): AheadPoint | undefined {
  const [only, other] = series;
  const [, graduation, end] = only?.points ?? [];
  if (other || !graduation || !end || graduation.year >= end.year) return undefined;
  const ends = [end, ...(only?.band?.low.slice(-1) ?? [])];
  return graduation.dollars < 0 && ends.every(({ dollars }) => dollars >= graduation.dollars)
    ? graduation
    : undefined;
}

/** Where a label of about a phone's width hangs so that it is whole: below its point, or at the edge next to it. */
export function hung(at: number): { x: string; dx?: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (at < MIDDLE.start) return { x: '0%', dx: HUNG_LEFT, textAnchor: 'start' };
  return at > MIDDLE.end ? { x: '100%', textAnchor: 'end' } : { x: percent(at), textAnchor: 'middle' };
}
