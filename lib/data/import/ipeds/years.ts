import { UnreadableFile } from '../files/source-file';

/** Digits of the second year of an academic year: 2023-24. */
const SHORT_YEAR = 2;

/** Academic year that begins in a year: "2023-24" of 2023. */
export const academicYear = (year: number) => `${year}-${String(year + 1).slice(-SHORT_YEAR)}`;

/** Year in which an academic year begins, or the year itself: 2023 of "2023-24" and of "2023". */
export const firstYear = (text: string | undefined) => Number.parseInt(text ?? '', 10);

/** Where figures of a year come from: a file given, or the columns of the older or newer year as they are. */
export type YearSource = 'file' | 'older columns' | 'newer columns';

export interface YearColumns {
  readonly year: number;
  readonly from: YearSource;
}

/** The two years that a table holds beside each other. */
export interface YearPair {
  readonly older: YearColumns;
  readonly newer: YearColumns;
  /** Whether a year began: what was the newer one is the older now. */
  readonly shifts: boolean;
}

/**
 * Works out which years the columns of an older and a newer year hold after an import.
 *
 * @param given years of the files that can fill the older columns, and of those that can fill the newer ones; files
 *   older than the table are left alone.
 * @param files what they are, for the error.
 * @throws UnreadableFile when all are older than the table, or the year between is missing.
 */
export function yearPair(
  held: { readonly older: number; readonly newer: number },
  given: { readonly older: readonly number[]; readonly newer: readonly number[] },
  files: string,
): YearPair {
  const years = [...given.older, ...given.newer];
  const newest = years.length === 0 ? held.newer : Math.max(...years);
  if (newest < held.older) {
    throw new UnreadableFile(files, `is older than what the table holds (${held.older} and ${held.newer})`);
  }
  const shifts = newest > held.newer;
  const older = shifts ? newest - 1 : held.older;
  const newer = shifts ? newest : held.newer;
  const fillsOlder = given.older.includes(older);
  if (shifts && !given.newer.includes(newer)) {
    throw new UnreadableFile(files, `none of these has the figures of ${newer}`);
  }
  if (shifts && !fillsOlder && older !== held.newer) {
    throw new UnreadableFile(files, `the table holds ${held.newer}: give the file of ${older} too`);
  }
  return {
    older: { year: older, from: fillsOlder ? 'file' : shifts ? 'newer columns' : 'older columns' },
    newer: { year: newer, from: given.newer.includes(newer) ? 'file' : 'newer columns' },
    shifts,
  };
}
