import { z } from 'zod';
import { areaSlugs, stateSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import { areaColumns, dollarsAYear, percent, provenance, stateColumns } from './shared';

const wage = (what: string) => column.optional(column.number(what, dollarsAYear));

/** Columns that the state and the metropolitan table share. */
const wageColumns = {
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

const wagePercentiles = ['p10_annual', 'p25_annual', 'median_annual', 'p75_annual', 'p90_annual'] as const;

const oews = (edition: string) => [
  {
    title: `U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics (OEWS), ${edition}`,
    url: 'https://download.bls.gov/pub/time.series/oe/oe.data.0.Current',
  },
];

const wageNotes = [
  'A wage is for everyone who holds the job, at every age; a new graduate earns less.',
  'Means and medians differ (by 3 to 4 percent for the nation, by more in single states) and are never mixed.',
  'Self-employed people are not counted.',
  'A missing row or cell is an estimate that BLS did not release; notes says which.',
];

export const wages = defineTable({
  file: 'data/wages.csv',
  title: 'Wages of nursing occupations by state',
  description: 'Employment and wages of ten occupations in 51 areas and the nation.',
  edition: editions.wages.edition,
  row: z.object({
    ...areaColumns,
    ...wageColumns,
    ...provenance,
  }),
  primaryKey: ['state_slug', 'soc'],
  sources: oews(editions.wages.edition),
  shortSource: { title: `BLS wages (OEWS), ${editions.wages.edition}` },
  notes: [
    ...wageNotes,
    'Nurse anesthetists and nurse midwives have no wage in some states; nursing instructors have annual pay only.',
  ],
  coverage: [
    {
      areas: areaSlugs,
      each: {
        soc: ['00-0000', '11-9111', '25-1072', '29-1141', '29-1171', '29-2061', '31-1131', '31-9092'],
      },
    },
  ],
  ascending: wagePercentiles,
});

export type WageRow = Row<typeof wages>;
/** Wage columns that a calculation may start from. */
export type WageStatistic = 'mean_annual' | 'p25_annual' | 'median_annual';

export const wagesMetro = defineTable({
  file: 'data/wages_metro.csv',
  title: 'Wages of nursing occupations by metropolitan and nonmetropolitan area',
  description:
    'Employment and wages of registered and practical nurses, nurse practitioners, nursing instructors and nursing assistants by area.',
  edition: editions.wages_metro.edition,
  row: z.object({
    area_code: column.text('Area as BLS numbers it', { pattern: '^\\d{7}$' }),
    area_name: column.text('Area as BLS names it'),
    area_kind: column.oneOf(['metropolitan', 'nonmetropolitan'], 'Kind of area'),
    ...stateColumns,
    ...wageColumns,
    ...provenance,
  }),
  primaryKey: ['area_code', 'soc'],
  sources: oews(editions.wages_metro.edition),
  shortSource: { title: `BLS wages by area (OEWS), ${editions.wages_metro.edition}` },
  notes: [...wageNotes, 'An area that crosses a state line is filed under the first state of its name.'],
  coverage: [{ areas: stateSlugs, each: { soc: ['29-1141', '29-1171', '29-2061', '31-1131'] } }],
  ascending: wagePercentiles,
});

export type WageMetroRow = Row<typeof wagesMetro>;
