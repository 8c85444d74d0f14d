import { z } from 'zod';
import { constantKinds } from '@/lib/data/tables/shared';
import { wagesNow } from '@/lib/data/year-words';
import { dollars, dollarsAYear, orNull, people, percent, reason } from './result-kinds';

const ofStateOrNation = z
  .enum(['state', 'national'])
  .describe('Whether the figures are of the state asked about or, where those are missing, of the nation.');

export const wageBasis = z
  .strictObject({
    occupation: z.string().describe('Occupation as BLS titles it.'),
    statistic: z.literal('mean annual wage'),
    edition: z.string().describe('BLS release, by the month that it describes.'),
    amount: dollarsAYear('The mean wage of the occupation in the state'),
    employment: people('People employed in the occupation in the state; null: not released.'),
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
    area: z
      .enum(['state', 'national'])
      .describe(
        "Whether it follows the state's pay of nurse practitioners (advanced degrees) or is one for the nation.",
      ),
  })
  .meta({
    id: 'CredentialMultiplier',
    description: 'Pay with the credential relative to all who hold the job.',
  });

const published = (what: string) => dollarsAYear(`${what}, as published, in dollars of the year in dollars`);
const restated = (what: string) => dollarsAYear(`${what}, at ${wagesNow}`);

export const graduateEarnings = z
  .strictObject({
    area: ofStateOrNation,
    median: published('Median over programs of what their graduates earn'),
    p25: published('25th percentile over programs'),
    p75: published('75th percentile over programs'),
    dollars: z.int().describe('Year whose dollars the published figures are in.'),
    median_restated: restated('The median, to be set beside expected_salary'),
    p25_restated: restated('The 25th percentile'),
    p75_restated: restated('The 75th percentile'),
    programs: z.int().min(1).describe('Programs with a value that can be compared.'),
    distinct_values: z.int().min(1).describe('Different institutions that the values come from.'),
    left_out: people('Values of programs that cannot be compared; null with a reason.'),
    left_out_reason: reason('left_out'),
    earners: people('Graduates behind the values; null with a reason.'),
    earners_reason: reason('earners'),
    years_after_completion: z.int().min(0).describe('Years after completion at which earnings are measured.'),
    cohort: z.string().describe('Whose earnings they are.'),
    earned_in: z.string().describe('Years in which they were earned.'),
    release: z.string().describe('College Scorecard release.'),
    difference_percent: orNull(
      percent('Restated median minus expected salary, of the expected one; null when area is national'),
    ),
    difference_percent_reason: reason('difference_percent'),
  })
  .meta({
    id: 'GraduateEarnings',
    description:
      'What graduates with federal aid are measured to earn. Beside the salary, which it only widens the range of.',
  });

export const earlyCareerMember = z
  .strictObject({
    entry_pay: orNull(dollarsAYear('Pay at the start')),
    entry_pay_reason: reason('entry_pay'),
    four_years_on: orNull(restated('What graduates in the state earn four years after finishing')),
    four_years_on_reason: reason('four_years_on'),
    basis: z.string().describe('What the two figures are.'),
  })
  .meta({
    id: 'EarlyCareer',
    description: 'A path of pay beside expected_salary, which is the average of a whole career.',
  });

export const loanMember = z
  .strictObject({
    amount: dollars('The whole cost, nothing paid from savings or income'),
    rate_percent: percent('Fixed interest a year'),
    years: z.int().min(1).describe('Years of repayment, which follow from the amount.'),
    monthly_payment: dollars('Payment a month'),
    share_of_gross_monthly_pay_percent: percent(
      'The payment of a month of entry_pay before tax, for a PHD of expected_salary',
    ),
    basis: z.string().describe('Which loan and which plan.'),
  })
  .meta({ id: 'Loan', description: 'What the whole cost would be as a federal Direct Loan.' });
