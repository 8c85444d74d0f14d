import { z } from 'zod';
import { areaSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import { areaColumns, calendarYear, provenance } from './shared';

const { source_name: _, ...readFrom } = provenance;

const { edition: rppEdition } = editions.rpp;

export const rpp = defineTable({
  file: 'data/rpp.csv',
  title: 'Price levels by state',
  description: 'Regional price parities over all items: what the same goods and services cost in a state.',
  edition: rppEdition,
  editionColumn: 'year',
  row: z.object({
    state_slug: areaColumns.state_slug,
    year: calendarYear,
    rpp_all_items: column.number('Price level; the nation is 100', { minimum: 50, maximum: 200 }),
    ...readFrom,
  }),
  primaryKey: ['state_slug', 'year'],
  sources: [
    {
      title: `U.S. Bureau of Economic Analysis, Regional Price Parities by State, ${rppEdition}`,
      url: 'https://apps.bea.gov/regional/zip/SARPP.zip',
    },
  ],
  shortSource: { title: `BEA regional price parities, ${rppEdition}` },
  coverage: [{ areas: areaSlugs }],
});

export type RppRow = Row<typeof rpp>;

const projectionsEdition = '2024-34, for some occupations 2025-35';

export const projections = defineTable({
  file: 'data/projections.csv',
  title: 'Employment projections of nursing occupations',
  description: 'Employment in the base year, growth and openings over ten years, for the nation.',
  edition: projectionsEdition,
  row: z.object({
    soc: column.list(
      column.text('Occupation', { pattern: '^\\d{2}-\\d{4}$' }),
      'Standard Occupational Classification codes; several where the projection is for a group',
      '|',
    ),
    occupation: column.text('Occupation or group as BLS titles it'),
    period: column.text('First and last year of the projection', { pattern: '^\\d{4}-\\d{2}$' }),
    base_year_employment: column.integer('Jobs in the first year', { unit: 'jobs', minimum: 0 }),
    growth_pct: column.number('Growth over the period', { unit: 'percent' }),
    employment_change: column.optional(column.integer('Jobs added over the period', { unit: 'jobs' })),
    annual_openings: column.optional(
      column.integer('Openings a year on average, replacements included', {
        unit: 'jobs a year',
        minimum: 0,
      }),
    ),
    ...readFrom,
  }),
  primaryKey: ['occupation', 'period'],
  sources: [
    {
      title: 'U.S. Bureau of Labor Statistics, Occupational Outlook Handbook',
      url: 'https://www.bls.gov/ooh/healthcare/',
    },
  ],
  shortSource: { title: `BLS employment projections, ${projectionsEdition}` },
  notes: ['There are two projections for practical nurses; figures of different periods are not compared.'],
});

export type ProjectionRow = Row<typeof projections>;
