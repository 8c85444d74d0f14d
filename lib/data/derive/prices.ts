import { ascending, group, median } from 'd3-array';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { type Degree, degrees, isGraduateDegree } from '../credentials';
import type { ParameterSet } from '../parameters';
import { indexRows } from '../table';
import {
  type AwardCredential,
  type NursingAwardDetailRow,
  type NursingAwardRow,
  postMastersLevel,
} from '../tables/awards';
import type { CatalogueOverrideRow, FirstDegreeRow } from '../tables/catalogue-facts';
import type { InstitutionProfileRow } from '../tables/institution-profile';
import type { InstitutionRow, NursingProgramTuitionRow } from '../tables/institutions';
import { type PriceRow, prices } from '../tables/prices';
import type { ProgramDetailRow } from '../tables/program-details';
import { chargeYears } from '../year-words';
import { type DerivedPrice, withoutImplausiblePrices } from './price-plausibility';
import { type SchoolFacts, schoolFacts } from './school-facts';

/** What prices are derived from. */
export interface PriceInputs {
  readonly institutions: readonly InstitutionRow[];
  readonly awards: readonly NursingAwardRow[];
  readonly awardDetails: readonly NursingAwardDetailRow[];
  readonly programCharges: readonly NursingProgramTuitionRow[];
  readonly programDetails: readonly ProgramDetailRow[];
  readonly profiles: readonly InstitutionProfileRow[];
  readonly firstDegrees: readonly FirstDegreeRow[];
  readonly overrides: readonly CatalogueOverrideRow[];
  /** Rules of the file derivations.csv. */
  readonly rules: ParameterSet;
  /** Academic years of tuition that a credential costs. */
  tuitionYears(credential: Degree): number;
}

/** Award whose completions a price of the degree is weighted with; a bridge ends in the degree it leads to. */
const awardOf: Readonly<Record<Exclude<Degree, 'CERTIFICATE'>, AwardCredential>> = {
  LPN: 'LPN',
  ADN: 'ADN',
  RN_TO_BSN: 'BSN',
  BSN: 'BSN',
  RN_TO_MSN: 'MSN',
  MSN: 'MSN',
  DNP: 'DNP',
  PHD: 'PHD',
};

interface Completions {
  readonly completions_previous_year: number | null;
  readonly completions_latest_year: number | null;
}

/** Completions of the newest year with any; 0 where neither has. */
export function newestCompletions(row: Completions): number {
  return row.completions_latest_year || row.completions_previous_year || 0;
}

const total = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Post-graduate certificates by institution: the rows of all fields summed for each year. */
function postMastersCompletions(details: readonly NursingAwardDetailRow[]): Map<string, number> {
  const certificates = details.filter(
    (row) => row.credential === 'CERTIFICATE' && row.award_level === postMastersLevel,
  );
  return new Map(
    Array.from(
      group(certificates, (row) => row.unitid),
      ([unitid, rows]) => [
        unitid,
        newestCompletions({
          completions_previous_year: total(rows.map((row) => row.completions_previous_year)),
          completions_latest_year: total(rows.map((row) => row.completions_latest_year)),
        }),
      ],
    ),
  );
}

/** How many people completed the degree there, or 0 where the institution does not count for it. */
function completionsOf({ awards, awardDetails }: PriceInputs, facts: SchoolFacts) {
  const awardIndex = indexRows(awards, (row) => `${row.unitid}|${row.credential}`);
  const certificates = postMastersCompletions(awardDetails);
  return (unitid: string, degree: Degree): number => {
    if (degree === 'CERTIFICATE') return certificates.get(unitid) ?? 0;
    const award = awardIndex.get(`${unitid}|${awardOf[degree]}`);
    if (award?.status !== 'awarded') return 0;
    if (degree === 'BSN' && facts.isForRnsOnly(unitid)) return 0;
    return degree === 'RN_TO_BSN' && facts.isAcceleratedOnly(unitid) ? 0 : newestCompletions(award);
  };
}

/** A price of the whole program in dollars, how it was reached, and whom it is for. */
interface Price {
  readonly whole_program_price: number;
  readonly basis: string;
  readonly residency: PriceRow['residency'];
}

/** Academic years with yearly rates. The newer one has no graduate rates. */
export const rateYears = [chargeYears.charges, chargeYears.newer_charges] as const;

/** What an institution charges a year for the degree, in dollars, and whom. */
interface YearlyRate {
  readonly rate: number;
  readonly residency: 'district resident' | 'state resident';
}

/** The rate of the residents of the district where they pay less, else of the state; undefined where neither is known. */
export function yearlyRate(
  institution: InstitutionRow,
  degree: Degree,
  year: string,
): YearlyRate | undefined {
  const newer = year === chargeYears.newer_charges;
  const graduate = isGraduateDegree(degree);
  const district = newer ? institution.newer_tuition_in_district : institution.tuition_in_district;
  if (!graduate && district !== null) return { rate: district, residency: 'district resident' };
  const undergraduate = newer ? institution.newer_tuition_in_state : institution.tuition_in_state;
  const rate = graduate ? (newer ? null : institution.graduate_tuition_in_state) : undergraduate;
  return rate === null ? undefined : { rate, residency: 'state resident' };
}

/** Whether residents of the state pay what everyone pays, as at most private institutions. */
export function isOnePrice(institution: InstitutionRow, degree: Degree, year: string): boolean {
  const [inState, outOfState] = isGraduateDegree(degree)
    ? [institution.graduate_tuition_in_state, institution.graduate_tuition_out_of_state]
    : year === chargeYears.newer_charges
      ? [institution.newer_tuition_in_state, institution.newer_tuition_out_of_state]
      : [institution.tuition_in_state, institution.tuition_out_of_state];
  return yearlyRate(institution, degree, year)?.rate === inState && inState === outOfState;
}

/** Price of the whole program from a yearly rate. */
export function priceAtRate({ rate, residency }: YearlyRate, years: number): Price {
  return {
    whole_program_price: roundHalfUp(rate * years),
    basis: `${years} academic years at the yearly rate`,
    residency,
  };
}

/** Price that the institution charges for the whole program, the median where it has several. */
export function programPrice(charges: readonly NursingProgramTuitionRow[]): Price | undefined {
  const charge = median(charges, (row) => row.program_tuition_and_fees);
  if (charge === undefined) return undefined;
  return { whole_program_price: roundHalfUp(charge), basis: 'whole-program charge', residency: 'one price' };
}

type PriceColumns = Pick<
  PriceRow,
  'whole_program_price' | 'yearly_rate' | 'years' | 'basis' | 'residency' | 'price_reason'
>;

/** Price at the yearly rate, or why the rate makes none; undefined where the institution reports no rate. */
function pricedByYear(
  institution: InstitutionRow,
  degree: Degree,
  { tuitionYears }: PriceInputs,
  facts: SchoolFacts,
): PriceColumns | undefined {
  const [edition] = rateYears;
  const rate = yearlyRate(institution, degree, edition);
  if (!rate) return undefined;
  const known = { yearly_rate: rate.rate, residency: rate.residency };
  const price_reason = degree === 'BSN' ? facts.whyNoFourYears(institution) : null;
  if (price_reason !== null) {
    return { ...known, whole_program_price: null, years: null, basis: null, price_reason };
  }
  const years = degree === 'LPN' && facts.isShortProgram(institution) ? 1 : tuitionYears(degree);
  return { ...known, years, ...priceAtRate(rate, years), price_reason };
}

function priced(
  charges: readonly NursingProgramTuitionRow[],
  ...byYear: Parameters<typeof pricedByYear>
): PriceColumns | undefined {
  const charge = programPrice(charges);
  if (!charge) return pricedByYear(...byYear);
  return { ...charge, yearly_rate: null, years: null, price_reason: null };
}

const PUBLISHED_RATE = 'published tuition and fees, full-time first-time undergraduate';

function derivePrice(
  institution: InstitutionRow,
  degree: Degree,
  completions: number,
  price: PriceColumns,
  facts: SchoolFacts,
): DerivedPrice {
  const { unitid, state_slug, control, tuition_basis } = institution;
  const share = degree === 'BSN' ? facts.firstDegreeShare(unitid) : 1;
  return {
    row: {
      unitid,
      credential: degree,
      state_slug,
      control,
      completions,
      ...price,
      year: prices.edition,
      weight: roundHalfUp(completions * share),
      offered: degree === 'RN_TO_BSN' ? facts.completionOffered(unitid) : null,
    },
    isPublishedRate: price.yearly_rate !== null && tuition_basis === PUBLISHED_RATE,
  };
}

/**
 * Whole-program price by institution and degree, in whole dollars, halves up; empty with the reason where the yearly
 * rate is not what a whole program costs, or the price is implausible.
 *
 * @returns one row for each institution that is still in the newest IPEDS directory, awarded the degree and reports a charge for it, in
 *   the order of unitid and degree.
 */
export function derivePrices(inputs: PriceInputs): PriceRow[] {
  const facts = schoolFacts(inputs);
  const completionsFor = completionsOf(inputs, facts);
  const charges = group(inputs.programCharges, (row) => `${row.unitid}|${row.credential}`);
  const derived = inputs.institutions
    .filter((institution) => institution.in_latest_ipeds)
    .flatMap((institution) =>
      degrees.flatMap((degree) => {
        const { unitid } = institution;
        const completions = completionsFor(unitid, degree);
        if (completions === 0) return [];
        const price = priced(charges.get(`${unitid}|${degree}`) ?? [], institution, degree, inputs, facts);
        return price ? [derivePrice(institution, degree, completions, price, facts)] : [];
      }),
    );
  return withoutImplausiblePrices(derived, inputs.rules).toSorted(
    (a, b) => ascending(a.unitid, b.unitid) || ascending(a.credential, b.credential),
  );
}
