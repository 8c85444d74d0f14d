import { z } from 'zod';
import { wagesNow } from '@/lib/data/year-words';
import { dollars, dollarsAYear, months, orNull, people, price, reason } from './result-kinds';

const schoolEarnings = z
  .strictObject({
    median: dollarsAYear("Median of the school's graduates, as published"),
    median_restated: dollarsAYear(`The same at ${wagesNow}`),
    earners: people('Graduates behind the median; null with a reason.'),
    earners_reason: reason('earners'),
    cohort: z.string().describe('Whose earnings they are.'),
    shared_with: z
      .string()
      .nullable()
      .describe('The campus of the same institution where the value counts; null where it counts here.'),
  })
  .meta({ id: 'SchoolEarnings', description: "What a school's graduates are measured to earn." });

const metro = z
  .strictObject({
    area_name: z.string().describe('Area as BLS names it.'),
    occupation: z.string().describe('Occupation of the mean.'),
    mean: orNull(dollarsAYear('Mean wage')),
    p25: orNull(dollarsAYear('The wage that a quarter earn less than')),
    p25_occupation: z
      .string()
      .describe(
        'Occupation of p25: nurse practitioners for an advanced degree, where the area has their wage.',
      ),
  })
  .meta({
    id: 'SchoolArea',
    description: "Wages of the school's own area. BLS leaves out what it can't release.",
  });

const netPrice = z
  .strictObject({
    amount: dollars('Price of a year after grants, living included'),
    income_band: z.string().describe('Family income that it is for, in US dollars a year.'),
    year: z.string().describe('Academic year.'),
    residency: z.string().describe('Whose price it is.'),
    basis: z.string().describe('What the figure is.'),
  })
  .meta({
    id: 'SchoolNetPrice',
    description: 'What families with this income paid for a year after grants.',
  });

/** Member `program`: the school that was asked for. */
export const schoolMember = z
  .strictObject({
    slug: z.string().describe("Last part of the address of the school's page."),
    unitid: z.string().describe('IPEDS unit.'),
    name: z.string(),
    state: z.string().describe('State, as a slug.'),
    tuition_total: orNull(price("The school's price")),
    tuition_basis: z.string().nullable().describe('What the price is, whom it is for and of which year.'),
    tuition_reason: reason('tuition_total, tuition_basis or total_cost'),
    total_cost: orNull(dollars('The price and other costs, after grants')),
    expected_salary: dollarsAYear("The state's expected salary, moved by what the school's graduates earn"),
    pay_basis: z.string().describe('How far the salary is moved, and by what.'),
    break_even_months: months(
      'Work after finishing until the raise has repaid the cost and the pay given up',
    ),
    break_even_reason: reason('break_even_months'),
    graduate_earnings: schoolEarnings.nullable(),
    graduate_earnings_reason: reason('graduate_earnings'),
    metro: metro.nullable(),
    metro_reason: reason('metro'),
    net_price: netPrice.nullable().optional().describe('Given with family_income.'),
    net_price_reason: reason('net_price').optional(),
  })
  .meta({
    id: 'SchoolBeside',
    description: "The school that was asked for, beside the state's figures, none of which it changes.",
  });
