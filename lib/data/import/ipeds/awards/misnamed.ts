import { refuseOtherYearsFigures } from '../other-year';
import type { PartInput } from '../part';
import { fileOf } from '../survey-files';
import { type AwardCount, keyText } from './counts';
import { heldYear, type YearColumn } from './held';
import { type AwardYears, SURVEY } from './years';

/** Refuses a file whose awards are those that the table holds of the year beside. @throws UnreadableFile */
export function refuseMisnamedAwards(
  { files, records }: PartInput,
  { older, newer, read, shifts }: AwardYears,
): void {
  const check = (year: number, column: YearColumn, otherYear: number) => {
    const survey = fileOf(files, SURVEY, year);
    const completions = read.find((one) => one.survey === survey);
    if (!completions) return;
    const held = heldYear(records('nursing_awards_detail'), column).counts;
    const counts = new Map(held.map((count) => [keyText(count), String(count.awards)]));
    const pairOf = (count: AwardCount) => [String(count.awards), counts.get(keyText(count)) ?? ''] as const;
    refuseOtherYearsFigures(completions.survey, completions.awards.counts.map(pairOf), otherYear);
  };
  // Where a year begins, the year before is the one that the table holds as the latest.
  check(newer.year, shifts ? 'completions_latest_year' : 'completions_previous_year', older.year);
  if (!shifts) check(older.year, 'completions_latest_year', newer.year);
}
