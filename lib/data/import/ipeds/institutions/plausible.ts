import type { CsvRecord } from '../../../csv';
import type { RawRow } from '../../files/delimited';
import { UnreadableFile } from '../../files/source-file';
import { cellNumber, flaggedNumber } from '../cells';
import type { UnitTable } from '../unit-table';
import type { ChargeFiles } from './charge-files';
import { average, DERIVED_COLUMNS } from './charges';

/** Dollars: the lowest yearly charge of the table is over 1,000, the highest under 100,000. */
const LEAST_YEARLY_CHARGE = 100;
const MOST_YEARLY_CHARGE = 200_000;

/** Columns of charges that a unit without any has a zero in. */
const heldCharges = [
  'tuition_in_state',
  'tuition_in_district',
  'newer_tuition_in_state',
  'newer_tuition_in_district',
];

/** Flag of a zero that NCES takes for granted. */
const IMPLIED_ZERO = 'Z';

interface Charge {
  readonly column: string;
  readonly dollars: number | null;
  readonly flag?: string | undefined;
}

const publishedCharges = (row: RawRow): Charge[] =>
  ['CHG1AY3', 'CHG2AY3', 'CHG3AY3'].map((column) => ({
    column,
    dollars: flaggedNumber(row, column),
    flag: row[`X${column}`],
  }));

const averageCharges = (row: RawRow): Charge[] =>
  ['1', '2', '3', '6', '7'].map((group) => ({
    column: `TUITION${group} + FEE${group}`,
    dollars: average(row, group),
    flag: row[`XTUIT${group}`],
  }));

const yearlyCharges = (row: RawRow) => [...publishedCharges(row), ...averageCharges(row)];

const derivedCharges = (row: RawRow): Charge[] =>
  DERIVED_COLUMNS.slice(1).map((column) => ({ column, dollars: cellNumber(row[column]) }));

function isPlausible({ dollars, flag }: Charge, held: CsvRecord | undefined): boolean {
  if (dollars === null) return true;
  if (dollars === 0) return flag === IMPLIED_ZERO || heldCharges.some((column) => held?.[column] === '0');
  return dollars >= LEAST_YEARLY_CHARGE && dollars <= MOST_YEARLY_CHARGE;
}

/**
 * Refuses a yearly charge that is a slip of the pen or in another unit than dollars, of the units that are read.
 *
 * @throws UnreadableFile naming the unit and the column.
 */
export function requirePlausibleCharges(
  { older, newer, derived }: ChargeFiles,
  units: readonly string[],
  held: ReadonlyMap<string, CsvRecord>,
): void {
  const check = (table: UnitTable | undefined, chargesOf: (row: RawRow) => readonly Charge[]) => {
    for (const unit of units) {
      const charges = chargesOf(table?.units.get(unit) ?? {});
      const bad = charges.find((charge) => !isPlausible(charge, held.get(unit)));
      if (!table || !bad) continue;
      throw new UnreadableFile(
        table.file.file.name,
        `unit ${unit} has ${bad.dollars} in ${bad.column}, no yearly charge in dollars (${LEAST_YEARLY_CHARGE} to ${MOST_YEARLY_CHARGE})`,
      );
    }
  };
  check(older, yearlyCharges);
  check(newer, yearlyCharges);
  check(derived, derivedCharges);
}
