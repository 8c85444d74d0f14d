import { z } from 'zod';
import { column } from '../columns';
import { areaSlugs } from '../geography';
import { defineTable, type Row } from '../table';

const dollarsAYear = { unit: 'USD a year', minimum: 0 };

export const graduateEarningsByState = defineTable({
  file: 'data/graduate_earnings_by_state.csv',
  title: "Graduates' earnings four years on, by state and credential",
  description: 'Median over programs of the median earnings of graduates with federal aid.',
  edition: '2026-06-10',
  row: z.object({
    state_slug: column.oneOf(areaSlugs, 'State, or us for the nation'),
    state_code: column.text('Postal code of the state'),
    credential: column.oneOf(
      ['LPN', 'ADN', 'BSN', 'MSN', 'DOCTORAL', 'CERTIFICATE'],
      'Credential; DOCTORAL is DNP or PhD, which the source does not tell apart',
    ),
    programs: column.integer('Programs with a value', { minimum: 1 }),
    distinct_values: column.integer('Different institutions (OPEID-6) that the values come from', {
      minimum: 1,
    }),
    median_of_program_medians: column.integer('Median over programs', dollarsAYear),
    p25: column.integer('25th percentile over programs', dollarsAYear),
    p75: column.integer('75th percentile over programs', dollarsAYear),
    completers: column.optional(column.integer('Graduates behind the values', { minimum: 0 })),
    ratio_to_state_wage_mean: column.number("Median over programs of earnings ÷ the state's mean wage", {
      minimum: 0,
    }),
    ratio_basis: column.oneOf(['RN mean', 'LPN mean'], 'Mean wage that the ratio is to'),
    earnings_years_after_completion: column.integer('Years after completion', { unit: 'years' }),
    release: column.text('College Scorecard release'),
  }),
  primaryKey: ['state_slug', 'credential'],
  sources: [
    {
      title:
        'U.S. Department of Education, College Scorecard, release of 2026-06-10, as published by Truewise (CC BY 4.0, https://truewise.dev)',
      url: 'https://collegescorecard.ed.gov/data/',
    },
  ],
  derivedFrom: ['program_outcomes', 'wages'],
});

export type GraduateEarningsRow = Row<typeof graduateEarningsByState>;
