import { type RawRow, requireColumns } from '../../files/delimited';
import { UnreadableFile } from '../../files/source-file';
import { cellNumber, cellText, cipCode, flaggedNumber, isNursing, isNursingGroup } from '../cells';
import { requireCipCodes, requireFigures, requireUnitNumbers } from '../released-cells';
import { readSurvey, type SurveyFile } from '../survey-files';

/** What a program-year school charges for a whole nursing program. */
export interface ChargedProgram {
  readonly unitid: string;
  readonly cip: string;
  /** Tuition and fees in dollars. */
  readonly charge: number;
  readonly length: string;
  readonly lengthUnit: string;
}

/** The programs that a school reports, the largest first. */
const places = ['1', '2', '3', '4', '5', '6'] as const;
type Place = (typeof places)[number];

/** Full-time first-time students of the largest program pay this; schools without any report CIPTUIT1 instead. */
const LARGEST = 'CHG1PY3';

/** Dollars: whole programs of the table cost from 351 to 140,609. */
const LEAST_CHARGE = 100;
const MOST_CHARGE = 500_000;

const columnsOf = (place: Place) => ['CIPCODE', 'CIPTUIT', 'CIPLGTH', 'PRGMSR'].map((name) => name + place);
const COLUMNS = ['UNITID', LARGEST, ...places.flatMap(columnsOf)];

const lengthUnits: ReadonlyMap<string, string> = new Map([
  ['1', 'clock hours'],
  ['2', 'credit hours'],
]);

const reportedCharge = (row: RawRow, place: Place) =>
  cellNumber(row[`CIPTUIT${place}`], row[`XCIPTUI${place}`]);

const chargeColumn = (row: RawRow, place: Place) =>
  reportedCharge(row, place) === null && place === '1' ? LARGEST : `CIPTUIT${place}`;

function chargeOf(row: RawRow, place: Place): number | null {
  return chargeColumn(row, place) === LARGEST ? flaggedNumber(row, LARGEST) : reportedCharge(row, place);
}

function fail(file: string, row: RawRow, column: string, reason: string): never {
  throw new UnreadableFile(file, `unit ${row['UNITID']} has "${row[column]}" in ${column}, ${reason}`);
}

function programOf(file: string, row: RawRow, place: Place): ChargedProgram[] {
  const cip = cipCode(row[`CIPCODE${place}`]);
  const charge = chargeOf(row, place);
  if (isNursingGroup(cip))
    fail(file, row, `CIPCODE${place}`, 'a group and no program: a spreadsheet cut the code');
  if (!isNursing(cip) || charge === null) return [];
  if (charge > MOST_CHARGE || (charge > 0 && charge < LEAST_CHARGE)) {
    const reason = `no charge in dollars for a whole program (${LEAST_CHARGE} to ${MOST_CHARGE})`;
    fail(file, row, chargeColumn(row, place), reason);
  }
  return [
    {
      unitid: cellText(row['UNITID']),
      cip,
      charge,
      length: cellText(row[`CIPLGTH${place}`]),
      lengthUnit: lengthUnits.get(cellText(row[`PRGMSR${place}`])) ?? '',
    },
  ];
}

const textOf = ({ unitid, cip, charge, length, lengthUnit }: ChargedProgram) =>
  [unitid, cip, charge, length, lengthUnit].join('|');

/** The nursing programs of a file of whole-program charges. */
export interface ProgramCharges {
  readonly programs: readonly ChargedProgram[];
  /** Every unit of the file. */
  readonly units: ReadonlySet<string>;
}

/** Reads IC2023_PY, or COST1_2024 and later, which has the same columns. @throws UnreadableFile */
export function readCharges(survey: SurveyFile): ProgramCharges {
  const table = readSurvey(survey);
  requireColumns(table, COLUMNS);
  requireUnitNumbers(table);
  requireCipCodes(
    table,
    places.map((place) => `CIPCODE${place}`),
  );
  requireFigures(table, COLUMNS);
  const units = table.rows.map((row) => cellText(row['UNITID']));
  const twice = units.find((unitid, at) => units.indexOf(unitid) !== at);
  if (twice !== undefined) throw new UnreadableFile(table.file, `has two rows of UNITID ${twice}`);
  const programs = table.rows.flatMap((row) => places.flatMap((place) => programOf(table.file, row, place)));
  return {
    programs: [...new Map(programs.map((program) => [textOf(program), program])).values()],
    units: new Set(units),
  };
}
