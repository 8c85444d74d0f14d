import { z } from 'zod';
import { constantKinds } from '@/lib/data/tables/shared';

const dollarsAYear = (what: string) => z.int().describe(`${what}, in US dollars a year.`);
const dollars = (what: string) => z.int().describe(`${what}, in US dollars.`);
const price = (what: string) => z.int().min(0).describe(`${what}, in US dollars for the whole program.`);
const months = (what: string) =>
  z.int().min(0).nullable().describe(`${what}, in whole months; null with a reason.`);
const reason = (of: string) => z.string().nullable().describe(`Why ${of} is null; null when it is not.`);
const control = z
  .enum(['public', 'private'])
  .describe('Who runs the institutions; private is nonprofit and for-profit.');
const area = z
  .enum(['state', 'national'])
  .describe('Whether the figures are of the state asked about or, where those are missing, of the nation.');
const institutions = z.int().min(1).describe('Institutions behind the figure.');

export const wageBasis = z
  .strictObject({
    occupation: z.string().describe('Occupation as BLS titles it.'),
    statistic: z.literal('mean annual wage'),
    edition: z.string().describe('BLS release, by the month that it describes.'),
    amount: dollarsAYear('The mean wage of the occupation in the state'),
    employment: z
      .int()
      .min(0)
      .nullable()
      .describe('People employed in the occupation in the state; null: not released.'),
    relative_standard_error_percent: z
      .number()
      .min(0)
      .nullable()
      .describe('Relative standard error of the mean, in percent; null: not released.'),
  })
  .meta({ id: 'WageBasis', description: 'The wage that the expected salary starts from.' });

export const credentialMultiplier = z
  .strictObject({
    value: z.number().describe('Multiplies the wage.'),
    low: z.number().describe('Low end of the plausible range.'),
    high: z.number().describe('High end of the plausible range.'),
    kind: z.enum(constantKinds).describe('How sure the multiplier is.'),
    basis: z.string().describe('What the multiplier rests on.'),
  })
  .meta({
    id: 'CredentialMultiplier',
    description: 'Pay with the credential relative to all who hold the job.',
  });

export const tuitionBasis = z
  .strictObject({
    control,
    area,
    institutions,
    year: z.string().describe('Academic year of the published charges.'),
    p25: price('25th percentile, weighted by completions'),
    p75: price('75th percentile, weighted by completions'),
    lowest: price('Lowest price'),
    highest: price('Highest price'),
  })
  .meta({
    id: 'TuitionBasis',
    description: 'The distribution of prices that tuition_total is the median of.',
  });

export const tuitionByControl = z
  .strictObject({
    control,
    total: price('Median price, weighted by completions'),
    per_year: dollars('The total divided by tuition_years'),
    institutions,
  })
  .meta({
    id: 'TuitionByControl',
    description: 'Price at public or private institutions, in the area of tuition_basis.',
  });

export const typicalEntrant = z
  .strictObject({
    baseline: z.string().describe('Which wage stands for the pay before the program.'),
    baseline_income: dollarsAYear('What people who enroll in this credential usually earn'),
    salary_increase: dollarsAYear('Expected salary minus the baseline'),
    break_even_months: months('Work after finishing until the raise has repaid the total cost'),
    break_even_reason: reason('break_even_months'),
  })
  .meta({
    id: 'TypicalEntrant',
    description:
      'The same calculation against what people who enroll usually earn, whatever current_income says.',
  });

export const graduateEarnings = z
  .strictObject({
    area,
    median: dollarsAYear('Median over programs of what their graduates earn'),
    p25: dollarsAYear('25th percentile over programs'),
    p75: dollarsAYear('75th percentile over programs'),
    programs: z.int().min(1).describe('Programs with a published value.'),
    distinct_values: z.int().min(1).describe('Different institutions that the values come from.'),
    years_after_completion: z.int().min(0).describe('Years after completion at which earnings are measured.'),
    release: z.string().describe('College Scorecard release.'),
    difference_percent: z
      .number()
      .nullable()
      .describe(
        'Measured minus expected salary, in percent of the expected one; null when area is national.',
      ),
    difference_percent_reason: reason('difference_percent'),
  })
  .meta({
    id: 'GraduateEarnings',
    description: 'What graduates are measured to earn; never mixed into the salary.',
  });

export const ifFunded = z
  .strictObject({
    total_cost: dollars('Cost with tuition paid by the university'),
    break_even_months: months('Work after finishing until the raise has repaid that cost'),
    break_even_reason: reason('break_even_months'),
  })
  .meta({
    id: 'IfFunded',
    description: 'The same with tuition 0; PHD only, where students are often funded.',
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
    state_name: z.string(),
    degree_name: z.string(),
    expected_salary: dollarsAYear('Mean wage of the occupation in the state × the credential multiplier'),
    expected_salary_low: dollarsAYear('Low end of the range; a new graduate is nearer this end'),
    expected_salary_high: dollarsAYear('High end of the range'),
    wage_basis: wageBasis,
    credential_multiplier: credentialMultiplier,
    salary_increase: dollarsAYear('Expected salary minus current_income'),
    program_months: z.int().min(1).describe('Length of the program, in months.'),
    tuition_total: price('Median price at the institutions that tuition_basis names, before financial aid'),
    tuition_years: z.number().describe('Academic years of tuition that the program costs.'),
    tuition_per_year: dollars('tuition_total divided by tuition_years'),
    tuition_basis: tuitionBasis,
    other_costs: dollars('Books and supplies, kit, health checks, testing, exam and license'),
    total_cost: dollars('tuition_total plus other_costs'),
    tuition_by_control: z.array(tuitionByControl).max(2),
    if_funded: ifFunded.optional(),
    break_even_months: months('Work after finishing until the raise has repaid the total cost'),
    break_even_reason: reason('break_even_months or break_even_months_from_start'),
    break_even_months_low: months('The same with expected_salary_high'),
    break_even_low_reason: reason('break_even_months_low'),
    break_even_months_high: months('The same with expected_salary_low'),
    break_even_high_reason: reason('break_even_months_high'),
    break_even_months_from_start: months(
      'Time from enrollment until the raise has repaid the total cost and the pay given up while enrolled',
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
    timeline: z.array(timelinePoint).max(100),
  })
  .meta({
    id: 'NursingRoiResult',
    description: 'What a nursing credential pays, costs and returns in one state.',
  });

export type NursingRoiResult = z.output<typeof result>;
