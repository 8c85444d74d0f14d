import { index } from 'd3-array';
import type { CsvRecord } from '../../csv';

/** Share of the figures that may differ while they are of the same people: the Department corrects some. */
const LARGEST_CORRECTION = 1 / 2;
const CENTURY = 100;
const YEAR = /\b(?<first>\d{4})(?:-(?<last>\d{2}))?\b/g;

/**
 * Whether the figures of a column are of other people than those stored: most differ. The files do not say whom their
 * figures are of, and two releases can hold the same.
 *
 * @param key names a row in both.
 */
export function isNewCohort(
  held: readonly CsvRecord[],
  incoming: readonly CsvRecord[],
  column: string,
  key: (record: CsvRecord) => string,
): boolean {
  const known = index(
    held.filter((record) => record[column] !== ''),
    key,
  );
  const pairs = incoming.flatMap((record) => {
    const before = known.get(key(record))?.[column];
    return before === undefined || record[column] === '' ? [] : [before === record[column]];
  });
  const changed = pairs.filter((isSame) => !isSame).length;
  return pairs.length > 0 && changed / pairs.length > LARGEST_CORRECTION;
}

/** The same words one year later: "graduates of 2017-18" becomes "graduates of 2018-19". */
export function oneYearLater(words: string): string {
  return words.replaceAll(YEAR, (_, first: string, last: string | undefined) => {
    const year = Number(first) + 1;
    return last === undefined ? `${year}` : `${year}-${String((year + 1) % CENTURY).padStart(2, '0')}`;
  });
}
