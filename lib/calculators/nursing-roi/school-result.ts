import { credentialFacts, type Degree, occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import { type Figure, isMissing } from '@/lib/numbers/figure';
import { formatDollars } from '@/lib/numbers/format';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { institutionSlug } from '@/lib/programs/catalogue/schools';
import { basisInWords } from '@/lib/programs/catalogue/tuition';
import { afterGrants } from './cost';
import { netPriceMember } from './net-price';
import type { NursingRoiInputs } from './parameters';
import { isAdvanced } from './pay';
import { breakEvenMonths, type Plan } from './payback';
import type { PlanBasis } from './plan';
import type { NursingRoiResult } from './result';
import { schoolCalled } from './school';
import { type SchoolEarnings, schoolEarnings, schoolPay } from './school-pay';

type SchoolMember = NonNullable<NursingRoiResult['program']>;

/** A school's price of a whole program, in dollars, or why it has no price. */
type SchoolPrice =
  | { readonly total: number; readonly basis: string }
  | { readonly total: null; readonly reason: string };

function acceleratedPrice(unitid: string, data: Data): SchoolPrice {
  const rows = data.absnPrices(unitid).filter(({ credential }) => credential === 'ABSN');
  for (const { total_resident, total_nonresident, program_name, tuition_year } of rows) {
    const total = total_resident ?? total_nonresident;
    if (total === null) continue;
    const whom = total_resident === null ? 'nonresidents, the only price printed' : 'residents';
    const year = tuition_year === null ? 'year not printed' : tuition_year;
    return { total, basis: `as the school prints it for ${program_name}: ${whom}, ${year}` };
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
  return { total, basis: `${basisInWords(row) ?? 'published charges'}, ${residency}, ${year}${caution}` };
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

/** The plan with a school's own price and pay, or why it has none. */
function planAt(price: SchoolPrice, salaryAfter: number, { plan, cost }: PlanBasis): Figure<Plan> {
  if (price.total === null) return { missing: price.reason };
  const totalCost = afterGrants(price.total + cost.otherCostsTotal, cost.grants);
  return { value: { ...plan, totalCost, salaryAfter } };
}

function breakEvenMembers(own: Figure<Plan>) {
  if (isMissing(own)) return { break_even_months: null, break_even_reason: own.missing };
  const { salaryAfter, currentIncome } = own.value;
  const months = breakEvenMonths(own.value);
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

/** What a school charges and what its graduates earn. */
function schoolFigures({ unitid }: InstitutionRow, inputs: NursingRoiInputs, basis: PlanBasis, data: Data) {
  const { degree, track } = inputs;
  const price =
    track === 'accelerated' ? acceleratedPrice(unitid, data) : publishedPrice(unitid, degree, data);
  const earnings = schoolEarnings(unitid, degree, data);
  const pay = schoolPay(inputs, earnings, basis.pay, data);
  return { price, earnings, pay, plan: planAt(price, pay.expected, basis) };
}

/** Returns the plan at the school that was asked for, or why it has none; undefined where none was asked for. */
export function schoolPlan(inputs: NursingRoiInputs, basis: PlanBasis, data: Data): Figure<Plan> | undefined {
  const school = inputs.program === undefined ? undefined : schoolCalled(inputs.program, data);
  return school && schoolFigures(school, inputs, basis, data).plan;
}

function memberOf(
  school: InstitutionRow,
  inputs: NursingRoiInputs,
  basis: PlanBasis,
  data: Data,
): SchoolMember {
  const { unitid, name, state_slug: state } = school;
  const { price, earnings, pay, plan } = schoolFigures(school, inputs, basis, data);
  return {
    slug: institutionSlug(school),
    unitid,
    name,
    state,
    ...costMembers(price, basis.cost.otherCostsTotal, basis.cost.grants),
    expected_salary: roundAwayFromZero(pay.expected),
    pay_basis: pay.basis,
    ...breakEvenMembers(plan),
    ...earningsMembers(earnings),
    ...metroMembers(unitid, inputs.degree, data),
    ...netPriceMember(unitid, inputs, data),
  };
}

/** Member `program` of an answer: the school that was asked for; nothing where none was. */
export function schoolBeside(
  inputs: NursingRoiInputs,
  basis: PlanBasis,
  data: Data,
): Pick<NursingRoiResult, 'program'> {
  const school = inputs.program === undefined ? undefined : schoolCalled(inputs.program, data);
  return school ? { program: memberOf(school, inputs, basis, data) } : {};
}
