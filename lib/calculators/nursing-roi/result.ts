import { z } from 'zod';
import { ifFunded, tuitionBasis, tuitionByControl } from './result-cost';
import { dollars, dollarsAYear, months, orNull, price, reason } from './result-kinds';
import {
  credentialMultiplier,
  earlyCareerMember,
  graduateEarnings,
  loanMember,
  wageBasis,
} from './result-pay';
import { schoolMember } from './result-school';

export const typicalEntrant = z
  .strictObject({
    baseline: z.string().describe('Which wage stands for the pay before the program.'),
    baseline_income: dollarsAYear('What people who enroll in this credential usually earn'),
    salary_increase: dollarsAYear('Expected salary minus the baseline'),
    break_even_months: months(
      'Work after finishing until the raise has repaid the total cost and the pay given up while studying',
    ),
    break_even_reason: reason('break_even_months'),
  })
  .meta({
    id: 'TypicalEntrant',
    description:
      'The same calculation against what people who enroll usually earn, whatever current_income says.',
  });

export const timelinePoint = z
  .strictObject({
    year: z.int().min(0).describe('Years from enrollment.'),
    cumulative_if_enrolled: dollars('Earnings minus the cost paid so far'),
    cumulative_if_not: dollars('Earnings at the current income'),
  })
  .meta({ id: 'TimelinePoint', description: 'One point of the two cumulative curves.' });

/** `result` of nursing-roi. Money is in whole US dollars, rounded at the end, halves up; months are rounded up. */
export const result = z
  .strictObject({
    summary: z.string().describe('The answer in one or two sentences, as the page leads with it.'),
    state_name: z.string(),
    degree_name: z.string(),
    expected_salary: dollarsAYear(
      'Average pay over a career, calculated: mean wage of the occupation in the state × the credential multiplier',
    ),
    expected_salary_low: dollarsAYear('Low end of the range; a new graduate is nearer this end'),
    expected_salary_high: dollarsAYear('High end of the range'),
    wage_basis: wageBasis,
    credential_multiplier: credentialMultiplier,
    early_career: earlyCareerMember,
    salary_increase: dollarsAYear('Expected salary minus current_income'),
    program_months: z.int().min(1).describe('Length of the program, in months.'),
    tuition_total: price(
      'Median price at the institutions that tuition_basis names, before aid, or tuition as given',
    ),
    tuition_years: z
      .number()
      .nullable()
      .describe('Academic years of tuition that the price is for; null with a reason.'),
    tuition_per_year: orNull(dollars('tuition_total divided by tuition_years')),
    tuition_years_reason: reason('tuition_years or tuition_per_year'),
    tuition_basis: tuitionBasis,
    other_costs: dollars('Books and supplies, kit, health checks, testing, exam and license'),
    grants_total: dollars('Grants over the whole program, as given'),
    total_cost: dollars('tuition_total plus other_costs, after grants, never below 0'),
    tuition_by_control: z.array(tuitionByControl).max(2),
    loan: loanMember,
    if_funded: ifFunded.optional(),
    break_even_months: months(
      'Work after finishing until the raise has repaid the total cost and the pay given up while studying; break_even_months_from_start minus program_months',
    ),
    break_even_reason: reason('break_even_months or break_even_months_from_start'),
    break_even_months_low: months('The same with expected_salary_high'),
    break_even_low_reason: reason('break_even_months_low'),
    break_even_months_high: months('The same with expected_salary_low'),
    break_even_high_reason: reason('break_even_months_high'),
    break_even_months_from_start: months(
      'Time from enrollment until the raise has repaid the total cost and the pay given up while studying',
    ),
    net_earnings_5_year: dollars('Earnings minus cost over 5 years from enrollment'),
    net_earnings_10_year: dollars('Earnings minus cost over 10 years from enrollment'),
    net_earnings_20_year: dollars('Earnings minus cost over 20 years from enrollment'),
    net_gain_5_year: dollars('net_earnings_5_year minus staying at current_income'),
    net_gain_10_year: dollars('net_earnings_10_year minus staying at current_income'),
    net_gain_20_year: dollars('net_earnings_20_year minus staying at current_income'),
    typical_entrant: typicalEntrant,
    graduate_earnings: graduateEarnings.nullable(),
    graduate_earnings_reason: reason('graduate_earnings'),
    program: schoolMember.optional(),
    timeline: z.array(timelinePoint).max(100),
  })
  .meta({
    id: 'NursingRoiResult',
    description: 'What a nursing credential pays, costs and returns in one state.',
  });

export type NursingRoiResult = z.output<typeof result>;
