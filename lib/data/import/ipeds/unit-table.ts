import { formatCount } from '@/lib/numbers/format';
import { states } from '@/lib/places/states';
import { indexByKey, type RawRow, requireColumns } from '../files/delimited';
import { UnreadableFile } from '../files/source-file';
import { requireDirectoryCells, requireFigures, requireUnitNumbers } from './released-cells';
import { fileOf, readSurvey, type SurveyFile } from './survey-files';

/** The one survey whose columns are words and codes. */
const DIRECTORY = 'HD';

/** A survey file with one row a unit. */
export interface UnitTable {
  readonly file: SurveyFile;
  /** Rows by UNITID. */
  readonly units: ReadonlyMap<string, RawRow>;
}

/**
 * Reads the file of a survey and year; undefined where none is given.
 *
 * @throws UnreadableFile when it lacks a column, or has a unit twice.
 */
export function unitTable(
  files: readonly SurveyFile[],
  survey: string,
  year: number,
  columns: readonly string[],
): UnitTable | undefined {
  const file = fileOf(files, survey, year);
  if (!file) return undefined;
  const table = readSurvey(file);
  requireColumns(table, columns);
  if (survey === DIRECTORY) requireDirectoryCells(table);
  else {
    requireUnitNumbers(table);
    requireFigures(table, columns);
  }
  return { file, units: indexByKey(table, 'UNITID') };
}

/** A whole file has more than half of the units that we hold a figure of. */
const LEAST_SHARE = 1 / 2;

/**
 * Refuses a file that has too few units to be whole.
 *
 * @param expected units of which the table holds a figure of this survey.
 * @throws UnreadableFile
 */
export function requireWhole(
  { file, units }: { readonly file: SurveyFile; readonly units: Pick<ReadonlySet<string>, 'has'> },
  expected: readonly string[],
): void {
  const found = expected.filter((unit) => units.has(unit)).length;
  if (found >= expected.length * LEAST_SHARE) return;
  throw new UnreadableFile(
    file.file.name,
    `has ${formatCount(found)} of the ${formatCount(expected.length)} institutions that the table holds; it is cut off, or a slice (--slice)`,
  );
}

/** @throws UnreadableFile when a directory lacks a state. */
export function requireStates({ file, units }: UnitTable): void {
  const present = new Set([...units.values()].map((row) => row['STABBR']));
  const missing = states.filter(({ code }) => !present.has(code)).map(({ name }) => name);
  if (missing.length === 0) return;
  throw new UnreadableFile(
    file.file.name,
    `has no institution of ${missing.join(', ')}; it is cut off, or a slice (--slice)`,
  );
}
