import type { CsvRecord } from '../../../csv';
import type { RawRow } from '../../files/delimited';
import { cellNumber, flaggedNumber, numberText } from '../cells';
import { refuseOtherYearsFigures } from '../other-year';
import type { UnitTable } from '../unit-table';
import { admissionRate } from './rates';
import type { Sources } from './sources';

/** Price of the district, which every file of charges has; "" where it stayed the same by the file itself. */
function districtPrice(row: RawRow): string {
  const isDerived = row['TUFEYR3'] !== undefined;
  const [price, before] = isDerived
    ? [cellNumber(row['TUFEYR3']), cellNumber(row['TUFEYR2'])]
    : [flaggedNumber(row, 'CHG1AY3'), flaggedNumber(row, 'CHG1AY2')];
  return price === before ? '' : numberText(price);
}

/** The district has a column of its own only where its price differs. */
const heldPrice = (prefix: string) => (record: CsvRecord) =>
  record[`${prefix}tuition_in_district`] || (record[`${prefix}tuition_in_state`] ?? '');

/**
 * Refuses files of charges or admissions whose figures are those that the table holds of the year beside.
 * @throws UnreadableFile
 */
export function refuseMisnamedFiles(
  { charges, admissions, falls }: Sources,
  held: ReadonlyMap<string, CsvRecord>,
): void {
  const check = (
    table: UnitTable | undefined,
    figureOf: (row: RawRow) => string,
    heldOf: (record: CsvRecord) => string,
    otherYear: number,
  ) => {
    if (!table) return;
    const pairs = [...held].flatMap(([unit, record]) => {
      const row = table.units.get(unit);
      return row ? [[figureOf(row), heldOf(record)] as const] : [];
    });
    refuseOtherYearsFigures(table.file, pairs, otherYear);
  };
  // Where a year begins, the year before is the one that the table holds as the newer.
  const { pair } = charges;
  const priceBefore = heldPrice(pair.shifts ? 'newer_' : '');
  check(charges.newer ?? charges.derived, districtPrice, priceBefore, pair.older.year);
  const rate = (fall: 'previous' | 'latest') => (record: CsvRecord) =>
    record[`acceptance_rate_${fall}_fall`] ?? '';
  check(admissions.newer, admissionRate, rate(falls.shifts ? 'latest' : 'previous'), falls.older.year);
  if (!pair.shifts) check(charges.older, districtPrice, heldPrice('newer_'), pair.newer.year);
  if (!falls.shifts) check(admissions.older, admissionRate, rate('latest'), falls.newer.year);
}
