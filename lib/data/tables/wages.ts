import { z } from 'zod';
import { column } from '../columns';
import { areaSlugs } from '../geography';
import { defineTable, type Row } from '../table';
import { provenance } from './shared';

const dollarsAYear = { unit: 'USD a year', minimum: 0 };
const percent = { unit: 'percent', minimum: 0, maximum: 100 };
const wage = (what: string) => column.optional(column.number(what, dollarsAYear));

/** Columns that the state and the metropolitan table share. */
export const wageColumns = {
  soc: column.text('Standard Occupational Classification code', { pattern: '^\\d{2}-\\d{4}$' }),
  occupation: column.text('Occupation as BLS titles it'),
  edition: column.text('Release, by the month that it describes'),
  employment: column.optional(
    column.integer('People employed in the occupation', { unit: 'people', minimum: 0 }),
  ),
  employment_rse_percent: column.optional(column.number('Relative standard error of employment', percent)),
  mean_hourly: column.optional(column.number('Mean hourly wage', { unit: 'USD an hour', minimum: 0 })),
  mean_annual: wage('Mean annual wage'),
  wage_rse_percent: column.optional(column.number('Relative standard error of the mean wage', percent)),
  p10_annual: wage('10th percentile of annual wages'),
  p25_annual: wage('25th percentile of annual wages'),
  median_annual: wage('Median annual wage'),
  p75_annual: wage('75th percentile of annual wages'),
  p90_annual: wage('90th percentile of annual wages'),
  jobs_per_1000: column.optional(
    column.number('Jobs in the occupation per 1,000 jobs in the area', { minimum: 0 }),
  ),
  location_quotient: column.optional(
    column.number('Share of local jobs ÷ national share; 1 = national share', { minimum: 0 }),
  ),
  notes: column.optional(column.text('Which figures BLS did not release or top-coded')),
};

export const wages = defineTable({
  file: 'data/wages.csv',
  title: 'Wages of nursing occupations by state',
  description:
    'Employment and wages of ten occupations in 51 areas and the nation. A wage is for all who hold the job.',
  edition: 'May 2025',
  row: z.object({
    state_slug: column.oneOf(areaSlugs, 'State, or us for the nation'),
    state_code: column.text('Postal code of the state', { pattern: '^[A-Z]{2}$' }),
    ...wageColumns,
    ...provenance,
  }),
  primaryKey: ['state_slug', 'soc'],
  sources: [
    {
      title: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics (OEWS), May 2025',
      url: 'https://download.bls.gov/pub/time.series/oe/oe.data.0.Current',
    },
  ],
});

export type WageRow = Row<typeof wages>;
/** Wage columns that a calculation may start from. */
export type WageStatistic = 'mean_annual' | 'p25_annual' | 'median_annual';
