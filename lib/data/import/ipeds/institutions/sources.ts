import type { CsvRecord } from '../../../csv';
import { UnreadableFile } from '../../files/source-file';
import { type Directory, directories } from '../directory';
import type { PartInput } from '../part';
import { type SurveyFile, yearsOf } from '../survey-files';
import { requireStates, requireWhole, type UnitTable, unitTable } from '../unit-table';
import { firstYear, type YearPair, yearPair } from '../years';
import { type ChargeFiles, chargeFiles } from './charge-files';
import { ADMISSION_COLUMNS, GRADUATION_COLUMNS } from './rates';

/** Columns of IC: the calendar, and whether all programs are online. */
const OFFERING_COLUMNS = ['UNITID', 'CALSYS', 'DISTNCED'];

/** Everything that the tables of institutions are made from. */
export interface Sources {
  readonly directoryYears: YearPair;
  /** Directories of the older and the newer year, undefined where not given. */
  readonly older: Directory | undefined;
  readonly newest: Directory | undefined;
  readonly charges: ChargeFiles;
  readonly falls: YearPair;
  readonly admissions: { readonly older: UnitTable | undefined; readonly newer: UnitTable | undefined };
  /** Newest first. */
  readonly graduation: readonly (UnitTable & { readonly year: number })[];
  /** Offerings (IC) of the newest year given: how units without charges count their year. */
  readonly offerings: UnitTable | undefined;
  readonly read: readonly SurveyFile[];
}

const pairOf = (
  held: { readonly older: number; readonly newer: number },
  years: readonly number[],
  survey: string,
) => yearPair(held, { older: years, newer: years }, survey);

function graduationFiles(files: readonly SurveyFile[]): Sources['graduation'] {
  const [newest, before] = yearsOf(files, 'DRVGR');
  return [newest, before].flatMap((year) => {
    const table = year === undefined ? undefined : unitTable(files, 'DRVGR', year, GRADUATION_COLUMNS);
    return table && year !== undefined ? [{ ...table, year }] : [];
  });
}

/** Reads the files of every survey that institutions are made from. @throws UnreadableFile */
export function readSources({ files, edition }: PartInput): Sources {
  const { years = {} } = edition('institutions');
  const held = firstYear(years['directory']);
  const directoryYears = pairOf({ older: held - 1, newer: held }, yearsOf(files, 'HD'), 'HD');
  const all = directories(files);
  const directoryOf = (year: number) => all.find((directory) => directory.year === year);
  const charges = chargeFiles(files, {
    older: firstYear(years['charges']),
    newer: firstYear(years['newer_charges']),
  });
  const falls = pairOf(
    { older: firstYear(years['previous_fall']), newer: firstYear(years['latest_fall']) },
    yearsOf(files, 'ADM'),
    'ADM',
  );
  const admissionsOf = (year: number) => unitTable(files, 'ADM', year, ADMISSION_COLUMNS);
  const admissions = { older: admissionsOf(falls.older.year), newer: admissionsOf(falls.newer.year) };
  const [older, newest] = [directoryOf(directoryYears.older.year), directoryOf(directoryYears.newer.year)];
  const graduation = graduationFiles(files);
  const [offeringsYear] = yearsOf(files, 'IC');
  const offerings =
    offeringsYear === undefined ? undefined : unitTable(files, 'IC', offeringsYear, OFFERING_COLUMNS);
  const tables = [older, newest, admissions.older, admissions.newer, ...graduation, offerings];
  const read = [...tables.flatMap((table) => (table ? [table.file] : [])), ...charges.read];
  return { directoryYears, older, newest, charges, falls, admissions, graduation, offerings, read };
}

/** Refuses files that are not whole: a directory without a state, a survey with too few of our units. */
export function requireWholeFiles(sources: Sources, held: readonly CsvRecord[]): void {
  const having = (...columns: readonly string[]) =>
    held.filter((record) => columns.some((column) => record[column] !== '')).map(({ unitid = '' }) => unitid);
  const { older, newest, charges, admissions, graduation, offerings } = sources;
  const expected: readonly (readonly [UnitTable | undefined, readonly string[]])[] = [
    [older, having('unitid')],
    [newest, having('unitid')],
    [offerings, having('unitid')],
    [charges.older, having('tuition_year')],
    [charges.newer, having('newer_tuition_in_state')],
    [charges.derived, having('newer_tuition_in_state')],
    [admissions.older, having('acceptance_rate_previous_fall')],
    [admissions.newer, having('acceptance_rate_latest_fall')],
    ...graduation.map((table) => [table, having('graduation_rate_150pct')] as const),
  ];
  for (const directory of [older, newest]) if (directory) requireStates(directory);
  for (const [table, units] of expected) if (table) requireWhole(table, units);
}

/** Refuses a slice that begins a year: the rows that stay would carry the name of a year that is not theirs. */
export function refuseNewYear({ directoryYears, charges, falls, read }: Sources): void {
  if (![directoryYears, charges.pair, falls].some(({ shifts }) => shifts)) return;
  const names = read.map(({ file }) => file.name).join(', ');
  throw new UnreadableFile(names, 'a slice (--slice) cannot begin a new year: give the whole files');
}
