import { credentialFacts, type Degree, occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { type Figure, isMissing } from '@/lib/numbers/figure';
import { formatDollars } from '@/lib/numbers/format';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { institutionSlug } from '@/lib/programs/catalogue/schools';
import { basisInWords } from '@/lib/programs/catalogue/tuition';
import { afterGrants, givenTuition } from './cost';
import { netPriceMember } from './net-price';
import type { NursingRoiInputs } from './parameters';
import { isAdvanced, type Pay } from './pay';
import { breakEvenMonths } from './payback';
import type { PlanBasis } from './plan';
import type { NursingRoiResult } from './result';
import { schoolCalled } from './school';
import { type SchoolEarnings, schoolEarnings, schoolPay } from './school-pay';

type SchoolMember = NonNullable<NursingRoiResult['program']>;

/** Whose price it is and of which year; null where none is printed. */
interface PriceOf {
  readonly whose: string;
  readonly year: string | null;
}

/** A school's price of a whole program, in dollars, or why it has no price. */
type SchoolPrice =
  | ({ readonly total: number; readonly basis: string } & PriceOf)
  | { readonly total: null; readonly reason: string };

function acceleratedPrice(unitid: string, data: Data): SchoolPrice {
  const rows = data.absnPrices(unitid).filter(({ credential }) => credential === 'ABSN');
  for (const { total_resident, total_nonresident, program_name, tuition_year } of rows) {
    const total = total_resident ?? total_nonresident;
    if (total === null) continue;
    const whom = total_resident === null ? 'nonresidents, the only price printed' : 'residents';
    const year = tuition_year === null ? 'year not printed' : tuition_year;
    return {
      total,
      whose: whom,
      year: tuition_year,
      basis: `as the school prints it for ${program_name}: ${whom}, ${year}`,
    };
  }
  const [row] = rows;
  const reason = row?.reason ?? 'no price of an accelerated BSN is known';
  return { total: null, reason: `No price of the whole program: ${reason}.` };
}

function publishedPrice(unitid: string, degree: Degree, data: Data): SchoolPrice {
  const row = data.institutionPrice(unitid, degree);
  if (!row) return { total: null, reason: 'No price of the whole program is known.' };
  const { whole_program_price: total, price_reason, residency, year, yearly_rate, offered } = row;
  if (total === null) {
    const yearly = yearly_rate === null ? '' : ` Its yearly rate is ${formatDollars(yearly_rate)}.`;
    return { total, reason: `No price of the whole program: ${price_reason ?? 'not published'}.${yearly}` };
  }
  const caution =
    offered === 'not confirmed' ? "; we couldn't confirm that the school teaches RN-to-BSN" : '';
  return {
    total,
    whose: residency,
    year,
    basis: `${basisInWords(row) ?? 'published charges'}, ${residency}, ${year}${caution}`,
  };
}

function costMembers(price: SchoolPrice, otherCosts: number, grants: number) {
  if (price.total === null) {
    return { tuition_total: null, tuition_basis: null, tuition_reason: price.reason, total_cost: null };
  }
  return {
    tuition_total: price.total,
    tuition_basis: price.basis,
    tuition_reason: null,
    total_cost: roundAwayFromZero(afterGrants(price.total + otherCosts, grants)),
  };
}

/** A pay that is the school's: its ends move as its middle does. */
function payAt(expected: number, pay: Pay): Pay {
  const ratio = expected / pay.expected;
  return { ...pay, expected, low: pay.low * ratio, high: pay.high * ratio };
}

/** What an answer rests on with a school's own price and pay, or why it has none. */
function basisAt(price: SchoolPrice, salaryAfter: number, state: PlanBasis): Figure<PlanBasis> {
  if (price.total === null) return { missing: price.reason };
  const { otherCostsTotal, grants } = state.cost;
  const total = afterGrants(price.total + otherCostsTotal, grants);
  return {
    value: {
      ...state,
      plan: { ...state.plan, totalCost: total, salaryAfter },
      pay: payAt(salaryAfter, state.pay),
      cost: { ...state.cost, tuition: givenTuition(price.total), total },
    },
  };
}

function breakEvenMembers(own: Figure<PlanBasis>) {
  if (isMissing(own)) return { break_even_months: null, break_even_reason: own.missing };
  const { plan } = own.value;
  const { salaryAfter, currentIncome } = plan;
  const months = breakEvenMonths(plan);
  return {
    break_even_months: months,
    break_even_reason:
      months === null
        ? `No raise: a salary of ${formatDollars(salaryAfter)} is not above an income of ${formatDollars(currentIncome)}.`
        : null,
  };
}

function earningsMembers(earnings: SchoolEarnings) {
  if (earnings.row === null) return { graduate_earnings: null, graduate_earnings_reason: earnings.reason };
  const { row, median, restated, sharedWith } = earnings;
  const { earners_count: earners, cohort } = row;
  return {
    graduate_earnings: {
      median,
      median_restated: restated,
      earners,
      earners_reason: earners === null ? "The source counts the earners of bachelor's programs alone." : null,
      cohort: cohort ?? 'classes not published',
      shared_with: sharedWith,
    },
    graduate_earnings_reason: null,
  };
}

function metroMembers(unitid: string, degree: Degree, data: Data) {
  const none = (metro_reason: string) => ({ metro: null, metro_reason });
  const area = data.institutionArea(unitid);
  if (!area) return none('The area of the school is not known.');
  const studiesOnline =
    isAdvanced(degree) || degree === 'PHD' ? area.graduates_online_90 : area.undergraduates_online_90;
  if (studiesOnline) return none('At least 90 percent of its students study online, wherever they live.');
  const wage = data.metroWage(area.area_code, credentialFacts[degree].wageSoc);
  if (!wage) return none(`BLS released no wage of the occupation for ${area.area_name}.`);
  const practitioners = isAdvanced(degree)
    ? data.metroWage(area.area_code, occupations.nursePractitioner)
    : undefined;
  const lower = practitioners && practitioners.p25_annual !== null ? practitioners : wage;
  return {
    metro: {
      area_name: area.area_name,
      occupation: wage.occupation,
      mean: wage.mean_annual,
      p25: lower.p25_annual,
      p25_occupation: lower.occupation,
    },
    metro_reason: null,
  };
}

const OWN_PRICE = 'the price that you entered';

/** What a school charges: a price that was given beside it takes the place of its own. */
function priceAt(unitid: string, { degree, track, tuition }: NursingRoiInputs, data: Data): SchoolPrice {
  if (tuition !== undefined)
    return { total: tuition, whose: `with ${OWN_PRICE}`, year: null, basis: OWN_PRICE };
  return track === 'accelerated' ? acceleratedPrice(unitid, data) : publishedPrice(unitid, degree, data);
}

/** A school that was asked for. */
export interface AtSchool {
  readonly member: SchoolMember;
  /** What an answer rests on there, or why it has no price. */
  readonly basis: Figure<PlanBasis>;
  /** Null where it has no price. */
  readonly priceOf: PriceOf | null;
  /** Whether what its own graduates earn moves the pay. */
  readonly isOwnPay: boolean;
}

/** Reads what the graduates of a school earn. */
export type EarningsReader = (
  unitid: string,
  asked: Pick<NursingRoiInputs, 'degree' | 'track'>,
  data: Data,
) => SchoolEarnings;

const publishedEarnings: EarningsReader = (unitid, { degree }, data) => schoolEarnings(unitid, degree, data);

/** Returns the school that was asked for beside what an answer of the state rests on; undefined where none was. */
export function schoolAt(
  inputs: NursingRoiInputs,
  state: PlanBasis,
  data: Data,
  earningsOf = publishedEarnings,
): AtSchool | undefined {
  const school = inputs.program === undefined ? undefined : schoolCalled(inputs.program, data);
  if (!school) return undefined;
  const { unitid, name } = school;
  const price = priceAt(unitid, inputs, data);
  const earnings = earningsOf(unitid, inputs, data);
  const pay = schoolPay(inputs, earnings, state.pay, data);
  const basis = basisAt(price, pay.expected, state);
  const member = {
    slug: institutionSlug(school),
    unitid,
    name,
    state: school.state_slug,
    ...costMembers(price, state.cost.otherCostsTotal, state.cost.grants),
    expected_salary: roundAwayFromZero(pay.expected),
    pay_basis: pay.basis,
    ...breakEvenMembers(basis),
    ...earningsMembers(earnings),
    ...metroMembers(unitid, inputs.degree, data),
    ...netPriceMember(unitid, inputs, data),
  };
  return { member, basis, priceOf: price.total === null ? null : price, isOwnPay: pay.isOwn };
}

/** Member `program` of an answer: the school that was asked for; nothing where none was. */
export function schoolBeside(
  inputs: NursingRoiInputs,
  basis: PlanBasis,
  data: Data,
): Pick<NursingRoiResult, 'program'> {
  const at = schoolAt(inputs, basis, data);
  return at ? { program: at.member } : {};
}
