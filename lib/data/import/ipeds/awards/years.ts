import { UnreadableFile } from '../../files/source-file';
import type { PartInput } from '../part';
import { releaseOf } from '../releases';
import { fileOf, type SurveyFile, yearsOf } from '../survey-files';
import { firstYear, type YearColumns, yearPair } from '../years';
import { type AwardCounts, readAwards } from './counts';
import type { AwardYear } from './detail';
import { heldYear, type YearColumn } from './held';

export const SURVEY = 'C_A';

/** A completions file that was read. */
export interface ReadCompletions {
  readonly survey: SurveyFile;
  readonly awards: AwardCounts;
}

/** Two years of awards, each from a file or from the current table. */
export interface AwardYears {
  /** Years in the names of the files: C2024_A has the awards of 2023-24. */
  readonly older: { readonly year: number; readonly awards: AwardYear };
  readonly newer: { readonly year: number; readonly awards: AwardYear };
  readonly read: readonly ReadCompletions[];
  /** Whether a year began: what was the latest one is the previous now. */
  readonly shifts: boolean;
}

/** Year in the name of the file that has an academic year: 2024 for "2023-24". */
const fileYear = (academic: string | undefined) => firstYear(academic) + 1;

function awardYear({ survey, awards }: ReadCompletions): AwardYear {
  const { address, obtained } = releaseOf(survey);
  return { counts: awards.counts, originOf: () => ({ address, obtained }) };
}

/** A year of a slice: units that its file does not have keep what the table has of them. */
function besideHeld(given: AwardYear, units: ReadonlySet<string>, held: AwardYear): AwardYear {
  return {
    counts: [...given.counts, ...held.counts.filter(({ unitid }) => !units.has(unitid))],
    originOf: (key) => (units.has(key.unitid) ? given : held).originOf(key),
  };
}

/**
 * Reads the completions files given and takes a year without a file from the current table.
 * @throws UnreadableFile
 */
export function awardYears({ files, records, edition, slice }: PartInput): AwardYears {
  const given = yearsOf(files, SURVEY);
  const names = files
    .filter(({ survey }) => survey === SURVEY)
    .map(({ file }) => file.name)
    .join(', ');
  const { years } = edition('nursing_awards_detail');
  const held = { older: fileYear(years?.['previous']), newer: fileYear(years?.['latest']) };
  const pair = yearPair(held, { older: given, newer: given }, names);
  if (pair.shifts && slice) {
    throw new UnreadableFile(
      names,
      'a part of the units cannot begin a new year, for the others would keep the counts of the old ones',
    );
  }
  const read: ReadCompletions[] = [];
  const yearOf = ({ year, from }: YearColumns, column: YearColumn) => {
    const survey = fileOf(files, SURVEY, year);
    if (from !== 'file' || !survey) {
      return { year, awards: heldYear(records('nursing_awards_detail'), column) };
    }
    const completions = { survey, awards: readAwards(survey) };
    read.push(completions);
    const given = awardYear(completions);
    if (!slice) return { year, awards: given };
    const held = heldYear(records('nursing_awards_detail'), column);
    return { year, awards: besideHeld(given, completions.awards.units, held) };
  };
  const older = yearOf(pair.older, pair.shifts ? 'completions_latest_year' : 'completions_previous_year');
  const newer = yearOf(pair.newer, 'completions_latest_year');
  return { older, newer, read, shifts: pair.shifts };
}
