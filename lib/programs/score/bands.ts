/** Groups of a fifth of all programs of a type in the nation, top first. */
export const bandNames = ['top', 'upper', 'middle', 'lower', 'bottom'] as const;

/** Number of a group, from 1, the top. */
export type Band = number;

/** The groups that a score may be in: those of the score with its standard error added and taken away. */
export interface BandRange {
  readonly best: Band;
  readonly worst: Band;
}

/**
 * Returns the group of a score.
 *
 * @param bandsFrom least score of each group, top first; below the last is the bottom one.
 */
export function bandOf(score: number, bandsFrom: readonly number[]): Band {
  const above = bandsFrom.findIndex((from) => score >= from);
  return (above < 0 ? bandsFrom.length : above) + 1;
}

/** Returns the groups that a score may be in. */
export function bandRange(score: number, standardError: number, bandsFrom: readonly number[]): BandRange {
  return {
    best: bandOf(score + standardError, bandsFrom),
    worst: bandOf(score - standardError, bandsFrom),
  };
}

/** Said of a program whose range leaves out one group or none. */
export const UNPLACED = 'can’t be placed';

const nameOf = (band: Band) => bandNames[band - 1] ?? UNPLACED;

/** Names a range of groups: "upper", "middle to upper"; one that leaves out one group or none says nothing. */
export function bandLabel({ best, worst }: BandRange): string {
  if (best === worst) return nameOf(best);
  const leftOut = bandNames.length - (worst - best + 1);
  return leftOut <= 1 ? UNPLACED : `${nameOf(worst)} to ${nameOf(best)}`;
}

/** Whether a label places a program: one that covers nearly all groups doesn't. */
export const isPlaced = (label: string | null): label is string => label !== null && label !== UNPLACED;

/** A score with its standard error, both in points. */
export interface Estimate {
  readonly total: number;
  readonly standardError: number;
}

/** Whether two scores are no further apart than their errors together: the difference may be chance. */
export function isAboutTheSame(a: Estimate, b: Estimate): boolean {
  return Math.abs(a.total - b.total) <= Math.hypot(a.standardError, b.standardError);
}
