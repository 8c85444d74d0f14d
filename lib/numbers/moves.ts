import { descending } from 'd3-array';

/** A figure before and after a change. */
export interface Move {
  readonly before: number;
  readonly after: number;
}

/** Whether text is a plain number: "-3", "4.25"; not "1,061" nor "". */
export const isFigure = (text: string | undefined): text is string => /^-?\d+(\.\d+)?$/.test(text ?? '');

/** Change as a share of the size of the old value: -0.25 is a quarter down; infinite from 0. */
export function relativeChange({ before, after }: Move): number {
  return before === after ? 0 : (after - before) / Math.abs(before);
}

/** Puts moves in order, the largest change up or down first. */
export function largestFirst<M extends Move>(moves: readonly M[]): M[] {
  const size = (move: Move) => Math.abs(relativeChange(move));
  return moves.toSorted((a, b) => descending(size(a), size(b)));
}
