import { states } from '@/lib/places/states';
import { indexByKey, type RawRow, requireColumns } from '../files/delimited';
import { fileOf, readSurvey, type SurveyFile, yearsOf } from './survey-files';

/** The directory of a year: what each unit is and where. */
export interface Directory {
  readonly year: number;
  readonly file: SurveyFile;
  /** Units of the 50 states and DC by UNITID. */
  readonly units: ReadonlyMap<string, RawRow>;
}

const COLUMNS = [
  'UNITID',
  'OPEID',
  'INSTNM',
  'CITY',
  'STABBR',
  'ZIP',
  'WEBADDR',
  'CONTROL',
  'ICLEVEL',
  'LATITUDE',
  'LONGITUD',
  'LOCALE',
  'COUNTYNM',
  'CBSA',
  'CYACTIVE',
  'ACT',
  'NEWID',
  'CLOSEDAT',
] as const;

const areas: ReadonlySet<string> = new Set(states.map(({ code }) => code));

/** Reads every directory given, newest first. @throws UnreadableFile */
export function directories(files: readonly SurveyFile[]): Directory[] {
  return yearsOf(files, 'HD').flatMap((year) => {
    const file = fileOf(files, 'HD', year);
    if (!file) return [];
    const table = readSurvey(file);
    requireColumns(table, COLUMNS);
    const rows = [...indexByKey(table, 'UNITID')].filter(([, row]) => areas.has(row['STABBR'] ?? ''));
    return [{ year, file, units: new Map(rows) }];
  });
}

/** Units of the 50 states and DC by the directories given. @throws UnreadableFile */
export function unitsInAreas(files: readonly SurveyFile[]): ReadonlySet<string> {
  return new Set(directories(files).flatMap(({ units }) => [...units.keys()]));
}
