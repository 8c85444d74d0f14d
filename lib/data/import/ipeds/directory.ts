import { states } from '@/lib/places/states';
import type { RawRow } from '../files/delimited';
import { type SurveyFile, yearsOf } from './survey-files';
import { type UnitTable, unitTable } from './unit-table';

/** The directory of a year: what each unit is and where. */
export interface Directory extends UnitTable {
  readonly year: number;
}

const COLUMNS = [
  ...['UNITID', 'OPEID', 'INSTNM', 'CITY', 'STABBR', 'ZIP', 'WEBADDR', 'CONTROL', 'ICLEVEL', 'LOCALE'],
  ...['LATITUDE', 'LONGITUD', 'COUNTYNM', 'CBSA', 'CYACTIVE', 'ACT', 'NEWID', 'CLOSEDAT'],
];

const areas: ReadonlySet<string> = new Set(states.map(({ code }) => code));

const isInAreas = ([, row]: readonly [string, RawRow]) => areas.has(row['STABBR'] ?? '');

/** Reads every directory given, newest first; units outside the 50 states and DC are left out. @throws UnreadableFile */
export function directories(files: readonly SurveyFile[]): Directory[] {
  return yearsOf(files, 'HD').flatMap((year) => {
    const table = unitTable(files, 'HD', year, COLUMNS);
    return table ? [{ year, file: table.file, units: new Map([...table.units].filter(isInAreas)) }] : [];
  });
}

/** Units of the 50 states and DC by the directories given. @throws UnreadableFile */
export function unitsInAreas(files: readonly SurveyFile[]): ReadonlySet<string> {
  return new Set(directories(files).flatMap(({ units }) => [...units.keys()]));
}
