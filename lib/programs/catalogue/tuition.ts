import { group } from 'd3-array';
import { type Degree, degrees } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { isOnePrice, priceAtRate, rateYears, yearlyRate } from '@/lib/data/derive/prices';
import { indexRows } from '@/lib/data/table';
import type { InstitutionRow, NursingProgramTuitionRow } from '@/lib/data/tables/institutions';
import type { PriceRow } from '@/lib/data/tables/prices';
import type { ProgramDetailRow } from '@/lib/data/tables/program-details';
import type { Figure } from '@/lib/numbers/figure';
import { formatDollars } from '@/lib/numbers/format';
import { count, list } from '@/lib/text/words';
import type { CatalogueCredential } from '../credentials';
import type { Tuition } from '../facts/tuition';
import type { Member } from './membership';

export const isDegree = (credential: CatalogueCredential): credential is CatalogueCredential & Degree =>
  degrees.some((degree) => degree === credential);

function newestRate(institution: InstitutionRow, degree: Degree) {
  const rates = rateYears.flatMap((year) => {
    const rate = yearlyRate(institution, degree, year);
    return rate ? [{ year, onePrice: isOnePrice(institution, degree, year), ...rate }] : [];
  });
  return rates.at(-1);
}

function atYearlyRate(institution: InstitutionRow, degree: Degree, years: number): Tuition | undefined {
  const rate = newestRate(institution, degree);
  if (!rate) return undefined;
  const { whole_program_price } = priceAtRate(rate, years);
  const provisional = rate.year === rateYears.at(-1) ? ', provisional' : '';
  return {
    total: whole_program_price,
    per_year: rate.rate,
    residency: rate.onePrice ? 'one price' : rate.residency,
    year: rate.year,
    basis: `${count(years, 'academic year')} at the yearly rate of the institution${provisional}`,
  };
}

function ofProgram({ whole_program_price, residency, year, basis }: PriceRow): Tuition | undefined {
  if (whole_program_price === null || basis === null) return undefined;
  return { total: whole_program_price, per_year: null, residency, year, basis };
}

const YEAR_NOT_PRINTED = 'year not printed';

/** Tuition of a program whose price no survey has, as the school or a compilation that cites it names it. */
function printed(details: readonly ProgramDetailRow[]): Tuition | undefined {
  const row = details.find(({ tuition_total_in_state }) => tuition_total_in_state !== null);
  if (!row || row.tuition_total_in_state === null) return undefined;
  return {
    total: Math.round(row.tuition_total_in_state),
    per_year: null,
    residency: row.tuition_total_out_of_state === row.tuition_total_in_state ? 'one price' : 'state resident',
    year: row.tuition_year ?? YEAR_NOT_PRINTED,
    // What else the row was put together from is no matter of its price.
    basis: `whole program, as printed (${row.source_name.split(' ; ')[0]})`,
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
  if (credential === 'ABSN') {
    return "No survey has a price for accelerated programs, and we hold no figure of the school's.";
  }
  if (!ipeds) return 'The school is not in IPEDS under this name, so no price is known.';
  if (ipeds.tuition_basis.startsWith('program-year')) {
    return (
      (registeredNursing.has(credential) ? untold(charges) : null) ??
      'The school charges by the program, and its charge for this one is not known.'
    );
  }
  return 'The school reports no rate for this level.';
}

/** Prices of programs: the newest, and the one of the edition that prices are compared in. */
export interface Prices {
  newest(member: Member): Figure<Tuition>;
  /** Price in the edition of the state medians; undefined if it is missing. */
  compared(member: Member): PriceRow | undefined;
}

export function pricesOf(data: Data): Prices {
  const constants = data.parameters('programs');
  const charges = group(data.rows('nursing_program_tuition'), ({ unitid }) => unitid);
  const rows = indexRows(data.rows('prices'), ({ unitid, credential }) => `${unitid}|${credential}`);
  const compared = ({ school, credential }: Member) =>
    isDegree(credential) ? rows.get(`${school.ipeds?.unitid}|${credential}`) : undefined;
  return {
    compared,
    newest(member) {
      const { school, credential, details } = member;
      const price = compared(member);
      const yearly =
        school.ipeds && isDegree(credential)
          ? atYearlyRate(school.ipeds, credential, constants.number('tuition_years', credential))
          : undefined;
      const tuition =
        price?.residency === 'one price'
          ? ofProgram(price)
          : (yearly ?? (credential === 'ABSN' ? printed(details) : undefined));
      return tuition
        ? { value: tuition }
        : { missing: whyNone(member, charges.get(school.ipeds?.unitid ?? '') ?? []) };
    },
  };
}
