import { z } from 'zod';
import { areaSlugs, nation } from '@/lib/places/states';
import { column } from '../columns';
import { earningsCredentials } from '../credentials';
import { defineTable, type Row } from '../table';
import { areaColumns, dollarsAYear, provenance } from './shared';
import { wages } from './wages';

const priceIndex = (year: string) =>
  column.number(`Consumer price index for all urban consumers, average of ${year}`, { minimum: 0 });

export const wageGrowth = defineTable({
  file: 'data/wage_growth.csv',
  title: `Growth of wages from 2022-23 to ${wages.edition}`,
  description: `How much the mean wage of an occupation rose from the average of May 2022 and May 2023, in 2024 dollars, to ${wages.edition}: what published earnings are restated by.`,
  edition: wages.edition,
  row: z.object({
    ...areaColumns,
    soc: column.text('Standard Occupational Classification code', { pattern: '^\\d{2}-\\d{4}$' }),
    occupation: column.text('Occupation as BLS titles it'),
    factor: column.number('mean_latest ÷ mean_2022_23_in_2024_dollars', { minimum: 0, decimals: 4 }),
    applies_to: column.optional(
      column.list(
        column.oneOf(earningsCredentials, 'Credential'),
        'Credentials whose earnings it restates; empty = none',
        ';',
      ),
    ),
    mean_may_2022: column.optional(column.integer('Mean annual wage of May 2022', dollarsAYear)),
    mean_may_2023: column.integer('Mean annual wage of May 2023', dollarsAYear),
    mean_2022_23_in_2024_dollars: column.integer(
      'Average of the means of May 2022 and May 2023, each in 2024 dollars',
      dollarsAYear,
    ),
    mean_latest: column.integer(`Mean annual wage of ${wages.edition}`, dollarsAYear),
    cpi_u_2022: priceIndex('2022'),
    cpi_u_2023: priceIndex('2023'),
    cpi_u_2024: priceIndex('2024'),
    basis: column.text('How the average of 2022 and 2023 was reached'),
    source_name: provenance.source_name,
    source_url: column.address("Addresses of the publisher's documents"),
    obtained_from: provenance.obtained_from,
  }),
  primaryKey: ['state_slug', 'soc'],
  sources: [
    {
      title: `U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics (OEWS), May 2022, 2023 and ${wages.edition.replace('May ', '')}`,
      url: 'https://www.bls.gov/oes/tables.htm',
    },
    {
      title: 'U.S. Bureau of Labor Statistics, Consumer Price Index (CPI-U), annual averages',
      url: 'https://www.bls.gov/cpi/data.htm',
    },
  ],
  shortSource: { title: `BLS wages (OEWS) of May 2022, May 2023 and ${wages.edition}, and CPI-U` },
  derivedFrom: ['wages'],
  derivedColumns: ['factor', 'mean_2022_23_in_2024_dollars', 'mean_latest', 'basis'],
  notes: [
    "State means of May 2022 are not in the copies read: the nation's change stands in for the state's.",
    "Growth of LPNs and nurse practitioners is national: a state's does not show in what its graduates earn.",
  ],
  coverage: [
    { areas: areaSlugs, each: { soc: ['29-1141'] } },
    { areas: [nation.slug], each: { soc: ['29-2061', '29-1171', '00-0000'] } },
  ],
});

export type WageGrowthRow = Row<typeof wageGrowth>;
