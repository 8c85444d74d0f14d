import { group } from 'd3-array';
import { type Degree, degrees } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { isOnePrice, priceAtRate, rateYears, yearlyRate } from '@/lib/data/derive/prices';
import { indexRows } from '@/lib/data/table';
import type { AbsnPriceRow } from '@/lib/data/tables/absn-prices';
import type { InstitutionRow, NursingProgramTuitionRow } from '@/lib/data/tables/institutions';
import type { PriceRow } from '@/lib/data/tables/prices';
import { chargeYears, isNewerProvisional } from '@/lib/data/year-words';
import type { Figure } from '@/lib/numbers/figure';
import { formatDollars } from '@/lib/numbers/format';
import { count, list } from '@/lib/text/words';
import type { CatalogueCredential } from '../credentials';
import type { Tuition } from '../facts/tuition';
import { NOT_LISTED } from './closures';
import type { Member } from './membership';

export const isDegree = (credential: CatalogueCredential): credential is CatalogueCredential & Degree =>
  degrees.some((degree) => degree === credential);

/** What is charged a year, as it is published last. */
function newestRate(institution: InstitutionRow, degree: Degree) {
  const rates = rateYears.flatMap((year) => {
    const rate = yearlyRate(institution, degree, year);
    return rate ? [{ year, onePrice: isOnePrice(institution, degree, year), ...rate }] : [];
  });
  return rates.at(-1);
}

/** @param years academic years that make the program; null where the yearly rate makes no price of it. */
function atYearlyRate(
  institution: InstitutionRow,
  degree: Degree,
  years: number | null,
): Tuition | undefined {
  const rate = newestRate(institution, degree);
  if (!rate) return undefined;
  const provisional = isNewerProvisional && rate.year === chargeYears.newer_charges ? ', provisional' : '';
  const long = years === null ? 'one academic year' : count(years, 'academic year');
  return {
    total: years === null ? null : priceAtRate(rate, years).whole_program_price,
    per_year: rate.rate,
    residency: rate.onePrice ? 'one price' : rate.residency,
    year: rate.year,
    basis: `${long} at the yearly rate of the institution${provisional}`,
  };
}

/** How a school's price was reached, with the grammar of one year that the table's words lack. */
export const basisInWords = ({ basis }: Pick<PriceRow, 'basis'>): string | null =>
  basis?.replace(/^1 academic years\b/, count(1, 'academic year')) ?? null;

function ofProgram(row: PriceRow): Tuition | undefined {
  const { whole_program_price, residency, year } = row;
  const basis = basisInWords(row);
  if (whole_program_price === null || basis === null) return undefined;
  return { total: whole_program_price, per_year: null, residency, year, basis };
}

const NO_ACCELERATED_PRICE =
  "No survey has a price for accelerated programs, and we have no figure of the school's.";
const YEAR_NOT_PRINTED = 'year not printed';

/** Price of an accelerated program, as its school prints it, or why that is no price to compare. */
function printed(rows: readonly AbsnPriceRow[]): Figure<Tuition> {
  const [row] = rows
    .filter(({ credential }) => credential === 'ABSN')
    .toSorted((a, b) => Number(b.used) - Number(a.used));
  if (!row) return { missing: NO_ACCELERATED_PRICE };
  if (!row.used || row.total_resident === null) {
    return { missing: `The school prints no price of the whole program that compares: ${row.reason}.` };
  }
  return {
    value: {
      total: row.total_resident,
      per_year: null,
      residency: row.total_nonresident === row.total_resident ? 'one price' : 'state resident',
      year: row.tuition_year ?? YEAR_NOT_PRINTED,
      basis: 'whole accelerated program, as the school prints it',
    },
  };
}

/** Credentials in the field of registered nursing that schools which charge by the program report together. */
const registeredNursing: ReadonlySet<CatalogueCredential> = new Set(['ADN', 'BSN', 'RN_TO_BSN']);
const registeredNursingField = '51.3801';

/** Charges for programs in registered nursing that the source gives without saying which leads to what. */
function untold(charges: readonly NursingProgramTuitionRow[]): string | null {
  const amounts = charges
    .filter(({ cip, credential }) => cip === registeredNursingField && credential === null)
    .map((row) => row.program_tuition_and_fees)
    .toSorted((a, b) => a - b)
    .map(formatDollars);
  if (amounts.length === 0) return null;
  return `The school charges by the program: it reports ${list(amounts)} for registered nursing without saying for which credential.`;
}

function whyNone(
  { credential, school: { ipeds } }: Member,
  charges: readonly NursingProgramTuitionRow[],
): string {
  if (credential === 'DIPLOMA') return 'IPEDS has no price for hospital diplomas.';
  if (!ipeds) return 'The school is not in IPEDS under this name, so no price is known.';
  if (ipeds.tuition_basis.startsWith('program-year')) {
    return (
      (registeredNursing.has(credential) ? untold(charges) : null) ??
      'The school charges by the program, and its charge for this one is not known.'
    );
  }
  return 'The school reports no rate for this level.';
}

/** A price to show, and what keeps it from being one of the whole program. */
export interface ShownPrice {
  readonly tuition: Figure<Tuition>;
  /** Why there is no total beside a yearly rate; null where there is one, or no rate either. */
  readonly withoutTotal: string | null;
}

/** Prices of programs: the newest, and the one of the edition that prices are compared in. */
export interface Prices {
  newest(member: Member): ShownPrice;
  /** Price in the edition of the state medians; undefined if it is missing. */
  compared(member: Member): PriceRow | undefined;
}

const NO_GRADUATES = 'No graduates for two years: ask whether it still exists, and what it costs.';
const NO_AWARDS_YET = 'No one has finished it yet, so no price of the whole program is made up.';

const shownFor = (tuition: Figure<Tuition>): ShownPrice => ({ tuition, withoutTotal: null });

/** Returns the newest price of a program, from the row that prices are compared by; undefined without a yearly rate. */
export const newestPrice = (institution: InstitutionRow, { credential, years }: PriceRow) =>
  years === null ? undefined : atYearlyRate(institution, credential, years);

/** The price of a program with graduates, from the row that prices are compared by. */
function ofRow(institution: InstitutionRow, row: PriceRow): ShownPrice | undefined {
  const yearly = () => atYearlyRate(institution, row.credential, row.years);
  const tuition = row.years === null ? ofProgram(row) : yearly();
  if (row.whole_program_price !== null) return tuition && shownFor({ value: tuition });
  const rate = atYearlyRate(institution, row.credential, null);
  return rate && { tuition: { value: rate }, withoutTotal: row.price_reason };
}

export function pricesOf(data: Data): Prices {
  const charges = group(data.rows('nursing_program_tuition'), ({ unitid }) => unitid);
  const rows = indexRows(data.rows('prices'), ({ unitid, credential }) => `${unitid}|${credential}`);
  const compared = ({ school, credential, listPlace }: Member) =>
    isDegree(credential) && listPlace === 'ranked'
      ? rows.get(`${school.ipeds?.unitid}|${credential}`)
      : undefined;

  function newest(member: Member): ShownPrice {
    const { school, credential, listPlace, status } = member;
    const unitid = school.ipeds?.unitid ?? '';
    if (listPlace === 'closed') return shownFor({ missing: NOT_LISTED });
    if (listPlace === 'without graduates') return shownFor({ missing: NO_GRADUATES });
    if (credential === 'ABSN') return shownFor(printed(school.ipeds ? data.absnPrices(unitid) : []));
    const row = compared(member);
    const found = school.ipeds && row && ofRow(school.ipeds, row);
    if (found) return found;
    if (school.ipeds && isDegree(credential) && status === 'accredited, no awards yet') {
      const rate = atYearlyRate(school.ipeds, credential, null);
      if (rate) return { tuition: { value: rate }, withoutTotal: NO_AWARDS_YET };
    }
    return shownFor({ missing: whyNone(member, charges.get(unitid) ?? []) });
  }
  return { compared, newest };
}
