import { UnreadableFile } from '../../files/source-file';
import type { PartInput } from '../part';
import { yearsOf } from '../survey-files';
import { requireWhole, type UnitTable, unitTable } from '../unit-table';
import { firstYear } from '../years';
import { aidSurvey, fallSurveys, type ProfileSurvey } from './columns';

const TABLE = 'institution_profile';

/** A survey with its file. */
export interface ReadSurvey extends ProfileSurvey {
  readonly table: UnitTable;
}

export interface ProfileYears {
  readonly fall: number;
  /** Year in which the aid year ends. */
  readonly aid: number;
}

/** What is read for the profile. */
export interface ProfileSources {
  readonly years: ProfileYears;
  readonly read: readonly ReadSurvey[];
  /** Files of a newer fall that are left alone, because others of that fall are missing. */
  readonly waiting: readonly string[];
}

/**
 * The fall that the profile has after the import: a newer one only where every survey of that fall is given, since
 * one year is shown for all columns.
 */
function fallOf({ files }: PartInput, held: number): number {
  const given = fallSurveys.map(({ survey }) => yearsOf(files, survey));
  const complete = (given[0] ?? []).filter((year) => given.every((years) => years.includes(year)));
  return Math.max(held, ...complete);
}

function readSurvey(input: PartInput, one: ProfileSurvey, year: number): ReadSurvey[] {
  const table = unitTable(input.files, one.survey, year, ['UNITID', ...one.needs]);
  if (!table) return [];
  if (!input.slice) requireWhole(table, heldUnits(input, one));
  return [{ ...one, table }];
}

/** Units of which the table holds a figure of the survey. */
function heldUnits({ records }: PartInput, { columns }: ProfileSurvey): string[] {
  const names = Object.keys(columns);
  return records(TABLE)
    .filter((record) => names.some((name) => record[name] !== ''))
    .map(({ unitid = '' }) => unitid);
}

/** Reads the surveys of the fall and aid year that the profile has after the import. @throws UnreadableFile */
export function profileSources(input: PartInput): ProfileSources {
  const { years } = input.edition(TABLE);
  const held = { fall: Number(years?.['fall']), aid: firstYear(years?.['aid']) + 1 };
  const fall = fallOf(input, held.fall);
  const aid = Math.max(held.aid, ...yearsOf(input.files, aidSurvey.survey));
  const read = [
    ...fallSurveys.flatMap((survey) => readSurvey(input, survey, fall)),
    ...readSurvey(input, aidSurvey, aid),
  ];
  const waiting = input.files.filter(
    ({ survey, year }) => year > fall && fallSurveys.some((one) => one.survey === survey),
  );
  if (input.slice && (fall > held.fall || aid > held.aid)) {
    throw new UnreadableFile(
      read.map(({ table }) => table.file.file.name).join(', '),
      'a part of the units cannot begin a new year, for the others would keep the figures of the old one',
    );
  }
  return { years: { fall, aid }, read, waiting: waiting.map(({ file }) => file.name) };
}
