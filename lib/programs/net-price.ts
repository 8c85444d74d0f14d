import { z } from 'zod';
import type { ProgramCredential } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { type IncomeBand, incomeBands, type NetPriceRow } from '@/lib/data/tables/aid';
import type { Figure } from '@/lib/numbers/figure';
import { reasonOf } from '@/lib/numbers/figure-schema';
import { formatCount, formatDollars } from '@/lib/numbers/format';
import { NOT_LISTED } from './catalogue/closures';
import type { CatalogueCredential } from './credentials';
import type { School } from './program';

/** A year's price after grants at a school, in US dollars; below 0 where grants exceed the cost. */
export interface NetPrice {
  readonly amount: number;
  /** Family income that it is for, in US dollars a year: "30,001 to 48,000"; of the average "all incomes". */
  readonly income_band: string;
  /** Academic year. */
  readonly year: string;
  /** Whose price it is. */
  readonly residency: string;
  /** What the figure is. */
  readonly basis: string;
}

const bandSchema = z
  .strictObject({
    income_band: z.string().describe('Family income that it is for, in US dollars a year.'),
    amount: z
      .int()
      .nullable()
      .describe('Price of a year after grants, in US dollars; below 0 where grants exceed the cost.'),
    amount_reason: reasonOf('amount'),
  })
  .meta({ id: 'BandPrice', description: 'What families of one income band pay for a year after grants.' });

/** Every band of a school: all share year, students and kind of price. */
export const netPriceBandsSchema = z
  .strictObject({
    bands: z.array(bandSchema).describe('Lowest income first. They do not always rise: draw no curve.'),
    year: z.string().describe('Academic year.'),
    residency: z.string().describe('Whose price it is.'),
    basis: z.string().describe('What the figures are.'),
  })
  .meta({ id: 'NetPriceBands', description: 'Price of a year after grants by family income.' });

export type NetPriceBands = z.output<typeof netPriceBandsSchema>;

/** What a price after grants is, in words for readers. */
export const netPriceBasis =
  'a year’s cost of attendance (tuition, fees, books, room and board) less grants, for first-time full-time students with federal aid, all fields of the school, in-state at public schools';

const ALL_INCOMES = 'all incomes';
const NO_ROW = 'The College Scorecard has no price after grants for the school.';
const TOO_FEW = 'Too few students with that family income to publish their price.';
const OTHER_STUDENTS =
  'Prices after grants are published for first-time undergraduates only, whom this program does not enroll.';

/** The credentials that first-time undergraduates enter: only their price after grants is published. */
const enteredFirst: ReadonlySet<ProgramCredential | CatalogueCredential> = new Set([
  'LPN',
  'ADN',
  'DIPLOMA',
  'BSN',
]);

/** Writes a band as answers name it: "0 to 30,000", "110,001 or more". */
function bandName({ from, to }: IncomeBand): string {
  return to === null ? `${formatCount(from)} or more` : `${formatCount(from)} to ${formatCount(to)}`;
}

/** Writes a band as the head of a table's row: "up to $30,000", "$30,001 to $48,000", "over $110,000". */
export function bandInDollars({ from, to }: IncomeBand): string {
  if (to === null) return `over ${formatDollars(from - 1)}`;
  return from === 0 ? `up to ${formatDollars(to)}` : `${formatDollars(from)} to ${formatDollars(to)}`;
}

const sharedMembers = ({ academic_year: year, residency_basis: residency }: NetPriceRow) => ({
  year,
  residency,
  basis: netPriceBasis,
});

const bandOf = (familyIncome: number) => incomeBands.find(({ to }) => to === null || familyIncome <= to);

/** Returns the least income of the band of an income: a band has one price. Undefined, the average, stays so. */
export const leastOfBand = (familyIncome: number | undefined): number | undefined =>
  familyIncome === undefined ? undefined : bandOf(familyIncome)?.from;

/**
 * Returns what families pay a school for a year after grants, or why it is not known.
 *
 * @param row the school's row of net_price_by_income.csv; undefined where it has none.
 * @param familyIncome US dollars a year; undefined for the average over all incomes.
 */
export function netPriceOf(row: NetPriceRow | undefined, familyIncome: number | undefined): Figure<NetPrice> {
  if (!row) return { missing: NO_ROW };
  if (familyIncome === undefined) {
    return { value: { amount: row.net_price_average, income_band: ALL_INCOMES, ...sharedMembers(row) } };
  }
  const band = bandOf(familyIncome);
  const amount = band ? row[band.column] : null;
  if (!band || amount === null) return { missing: TOO_FEW };
  return { value: { amount, income_band: bandName(band), ...sharedMembers(row) } };
}

/** Whether students begin college in a program: published prices after grants are those of beginners. */
export const entersFirst = (credential: ProgramCredential | CatalogueCredential) =>
  enteredFirst.has(credential);

/**
 * Returns the same for a program: only first-time undergraduates have a published price after grants.
 *
 * @param credential what the program leads to; ABSN for an accelerated one.
 */
export function programNetPrice(
  credential: ProgramCredential | CatalogueCredential,
  row: NetPriceRow | undefined,
  familyIncome: number | undefined,
): Figure<NetPrice> {
  return entersFirst(credential) ? netPriceOf(row, familyIncome) : { missing: OTHER_STUDENTS };
}

/** Returns every band of a row, lowest income first, or why there are none. */
function netPriceBands(row: NetPriceRow | undefined): Figure<NetPriceBands> {
  if (!row) return { missing: NO_ROW };
  const bands = incomeBands.map((band) => {
    const amount = row[band.column];
    return { income_band: bandName(band), amount, amount_reason: amount === null ? TOO_FEW : null };
  });
  return { value: { bands, ...sharedMembers(row) } };
}

/** Returns every band of a school that is open, lowest income first, or why there are none. */
export function schoolNetPrices({ ipeds, closure }: Pick<School, 'ipeds' | 'closure'>, data: Data) {
  if (closure?.ranked === false) return { missing: NOT_LISTED };
  return netPriceBands(ipeds ? data.netPrice(ipeds.unitid) : undefined);
}
