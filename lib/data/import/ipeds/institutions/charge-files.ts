import { UnreadableFile } from '../../files/source-file';
import { cellNumber } from '../cells';
import { type SurveyFile, yearsOf } from '../survey-files';
import { type UnitTable, unitTable } from '../unit-table';
import { type YearPair, yearPair } from '../years';
import { CHARGE_COLUMNS, DERIVED_COLUMNS } from './charges';

/** Program prices of COST1: of schools with first-time students, and of those without. */
const PROGRAM_PRICES = ['CHG1PY3', 'CIPTUIT1'];

/** Files of the charges of two years. */
export interface ChargeFiles {
  readonly pair: YearPair;
  /** IC_AY or COST1 of the older year. */
  readonly older: UnitTable | undefined;
  /** Units that charge by the program in the older year. */
  readonly programUnits: ReadonlySet<string>;
  /** COST1 of the newer year, which prints the prices. */
  readonly newer: UnitTable | undefined;
  /** DRVCOST of the newer year, from which they follow where COST1 is not at hand. */
  readonly derived: UnitTable | undefined;
  readonly read: readonly SurveyFile[];
}

/** Surveys that have charges. */
export const CHARGE_SURVEYS = ['IC_AY', 'IC_PY', 'COST1', 'DRVCOST'];

function olderYear(files: readonly SurveyFile[], year: number) {
  const cost = unitTable(files, 'COST1', year, [...CHARGE_COLUMNS, ...PROGRAM_PRICES]);
  if (cost) {
    const hasProgramPrice = (unit: string) =>
      PROGRAM_PRICES.some((column) => cellNumber(cost.units.get(unit)?.[column]) !== null);
    return { table: cost, programUnits: [...cost.units.keys()].filter(hasProgramPrice), read: [cost.file] };
  }
  const yearly = unitTable(files, 'IC_AY', year, CHARGE_COLUMNS);
  if (!yearly) return { table: undefined, programUnits: [], read: [] };
  const programs = unitTable(files, 'IC_PY', year, ['UNITID']);
  if (!programs) {
    const reason = `which schools charge by the program is in IC${year}_PY: give that file too`;
    throw new UnreadableFile(yearly.file.file.name, reason);
  }
  return { table: yearly, programUnits: [...programs.units.keys()], read: [yearly.file, programs.file] };
}

/** Reads the files of the charges, for the years that the tables hold or the ones that follow. @throws UnreadableFile */
export function chargeFiles(
  files: readonly SurveyFile[],
  held: { readonly older: number; readonly newer: number },
): ChargeFiles {
  const years = (...surveys: readonly string[]) => surveys.flatMap((survey) => yearsOf(files, survey));
  const pair = yearPair(
    held,
    { older: years('COST1', 'IC_AY'), newer: years('COST1', 'DRVCOST') },
    CHARGE_SURVEYS.join(', '),
  );
  const older = olderYear(files, pair.older.year);
  const newer = unitTable(files, 'COST1', pair.newer.year, [...CHARGE_COLUMNS, ...PROGRAM_PRICES]);
  const derived = newer ? undefined : unitTable(files, 'DRVCOST', pair.newer.year, DERIVED_COLUMNS);
  return {
    pair,
    older: older.table,
    programUnits: new Set(older.programUnits),
    newer,
    derived,
    read: [...older.read, ...[newer, derived].flatMap((table) => (table ? [table.file] : []))],
  };
}
