import { median } from 'd3-array';
import type { CsvRecord } from '../../../csv';
import type { RawRow } from '../../files/delimited';
import { cellNumber, flaggedNumber, numberText } from '../cells';

/** Columns of the charges of an academic year, in IC_AY until 2023-24 and in COST1 after. */
export const CHARGE_COLUMNS = [
  'UNITID',
  ...['CHG1AY3', 'CHG2AY3', 'CHG3AY3'],
  ...['1', '2', '3', '6', '7'].flatMap((group) => [`TUITION${group}`, `FEE${group}`]),
];

/** Where the students of DRVCOST live: on campus, off campus, with family. */
const livings = ['ON', 'OFF', 'FAM'] as const;

/** Columns of DRVCOST: tuition and fees, and the whole cost of a year by residency and living. */
export const DERIVED_COLUMNS = [
  'UNITID',
  'TUFEYR3',
  ...livings.flatMap((living) => [`CIND${living}`, `CINS${living}`, `COTS${living}`]),
];

/** Words of tuition_basis. */
const PUBLISHED = 'published tuition and fees, full-time first-time undergraduate';
const AVERAGE = 'average tuition and fees, full-time undergraduate';
const GRADUATE_ONLY = 'graduate only';
const NOT_REPORTED = 'not reported';
const PROGRAM_CHARGES = 'program-year institution: whole-program charges in nursing_program_tuition.csv';
const NO_PROGRAM_CHARGES = 'program-year institution: charges not held';

/** Average tuition with fees; TUITION2 has its flag in XTUIT2. */
export function average(row: RawRow, group: string): number | null {
  const tuition = cellNumber(row[`TUITION${group}`], row[`XTUIT${group}`]);
  return tuition === null ? null : tuition + (cellNumber(row[`FEE${group}`], row[`XFEE${group}`]) ?? 0);
}

/** Prices a year in dollars, by residency; null where not reported. */
interface Rates {
  readonly district: number | null;
  readonly inState: number | null;
  readonly outOfState: number | null;
}

const publishedRates = (row: RawRow): Rates => ({
  district: flaggedNumber(row, 'CHG1AY3'),
  inState: flaggedNumber(row, 'CHG2AY3'),
  outOfState: flaggedNumber(row, 'CHG3AY3'),
});

const averageRates = (row: RawRow): Rates => ({
  district: average(row, '1'),
  inState: average(row, '2'),
  outOfState: average(row, '3'),
});

/** The district has a price of its own where that differs; it can be the higher one. */
const districtText = ({ district, inState }: Rates) => (district === inState ? '' : numberText(district));

/** How a school that has no yearly price charges. */
export type ProgramCharges = 'priced' | 'not priced' | 'charges by the year';

function basisOf(
  rates: Rates,
  isPublished: boolean,
  programs: ProgramCharges,
  graduate: number | null,
): string {
  if (rates.inState !== null) return isPublished ? PUBLISHED : AVERAGE;
  if (programs === 'priced') return PROGRAM_CHARGES;
  if (programs === 'not priced') return NO_PROGRAM_CHARGES;
  return graduate === null ? NOT_REPORTED : GRADUATE_ONLY;
}

/** What an institution charges, in the columns of the older year, from its row of IC_AY or COST1. */
export function chargesOf(row: RawRow, year: string, programs: ProgramCharges): CsvRecord {
  const isPublished = flaggedNumber(row, 'CHG2AY3') !== null;
  const rates = isPublished ? publishedRates(row) : averageRates(row);
  const graduate = average(row, '6');
  const hasYearlyRate = rates.inState !== null || graduate !== null;
  return {
    tuition_in_state: numberText(rates.inState),
    tuition_out_of_state: numberText(rates.inState === null ? null : rates.outOfState),
    tuition_year: hasYearlyRate ? year : '',
    tuition_in_district: rates.inState === null ? '' : districtText(rates),
    tuition_basis: basisOf(rates, isPublished, programs, graduate),
    graduate_tuition_in_state: numberText(graduate),
    graduate_tuition_out_of_state: numberText(average(row, '7')),
  };
}

const newerColumns = (rates: Rates): CsvRecord => ({
  newer_tuition_in_district: districtText(rates),
  newer_tuition_in_state: numberText(rates.inState),
  newer_tuition_out_of_state: numberText(rates.outOfState),
});

/** The undergraduate prices of the newer year from COST1, as published. */
export const newerChargesOf = (row: RawRow) => newerColumns(publishedRates(row));

/** What residents or others pay more a year than residents of the district, whole costs compared. */
function surcharge(row: RawRow, cost: 'CINS' | 'COTS'): number | undefined {
  return median(
    livings.flatMap((living) => {
      const [whole, district] = [cellNumber(row[`${cost}${living}`]), cellNumber(row[`CIND${living}`])];
      return whole === null || district === null ? [] : [whole - district];
    }),
  );
}

/**
 * The same from DRVCOST, which prints the price of the district alone and the whole cost of each group.
 *
 * @param older columns of the older year: one price for everyone there is one here, where no costs tell.
 */
export function derivedChargesOf(row: RawRow, older: CsvRecord): CsvRecord {
  const district = cellNumber(row['TUFEYR3']);
  const none = { district: null, inState: null, outOfState: null };
  if (district === null) return newerColumns(none);
  const [inState, outOfState] = [surcharge(row, 'CINS'), surcharge(row, 'COTS')];
  const isOnePrice =
    older['tuition_basis'] === PUBLISHED &&
    older['tuition_in_state'] === older['tuition_out_of_state'] &&
    older['tuition_in_district'] === '';
  if (inState === undefined && isOnePrice) {
    return newerColumns({ district, inState: district, outOfState: district });
  }
  const price = (more: number | undefined) => (more === undefined ? null : Math.trunc(district + more));
  return newerColumns({ district, inState: price(inState), outOfState: price(outOfState) });
}

/**
 * The columns of the older year where a year began and its own file is not at hand: the newer prices as they are.
 * What only that file has (graduate rates, averages) is empty, not that of the year before.
 */
export function shiftedCharges(held: CsvRecord, year: string): CsvRecord {
  const { newer_tuition_in_state: inState = '', tuition_basis: basis = '' } = held;
  const lost = basis === PUBLISHED || basis === AVERAGE || basis === GRADUATE_ONLY ? NOT_REPORTED : basis;
  return {
    tuition_in_state: inState,
    tuition_out_of_state: held['newer_tuition_out_of_state'] ?? '',
    tuition_year: inState === '' ? '' : year,
    tuition_in_district: held['newer_tuition_in_district'] ?? '',
    tuition_basis: inState === '' ? lost : PUBLISHED,
    graduate_tuition_in_state: '',
    graduate_tuition_out_of_state: '',
  };
}
