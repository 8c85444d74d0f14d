import { UnreadableFile } from '../files/source-file';
import type { SurveyFile } from './survey-files';

/** A figure of a file, and the one that the table holds of another year. */
export type FigurePair = readonly [figure: string, ofOtherYear: string];

/**
 * Share of figures from which a file is the one of the other year: two real years have a fifth of the prices in
 * common, and fewer awards and rates.
 */
const SAME_SHARE = 0.8;
/** Fewer figures than these may be the same by chance. */
const FEWEST = 10;

/** @throws UnreadableFile when the figures are those that the table holds of another year. */
export function refuseOtherYearsFigures(
  { file, year }: SurveyFile,
  pairs: readonly FigurePair[],
  otherYear: number,
): void {
  // Zeros are the same in any two years.
  const compared = pairs.filter((pair) => pair.every((figure) => Number(figure) !== 0));
  if (compared.length < FEWEST) return;
  const same = compared.filter(([figure, other]) => Number(figure) === Number(other)).length;
  if (same < compared.length * SAME_SHARE) return;
  throw new UnreadableFile(
    file.name,
    `has the figures of ${otherYear} in ${same} of ${compared.length} rows that the table also holds: its name says ${year}, but it is the file of ${otherYear}`,
  );
}
