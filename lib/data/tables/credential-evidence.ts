import { z } from 'zod';
import { column } from '../columns';
import { defineTable, type Row } from '../table';
import { calendarYear } from './shared';

const evidenceUrl = column.address('Page that the figure was read on');

/** The single facts that constants were judged from. */
export const credentialFactsTable = defineTable({
  file: 'data/credential_facts.csv',
  title: 'Facts about credentials behind the judged constants',
  description:
    'Pay by degree, lengths, prices seen, exam bands and admitted averages: one published figure a row.',
  edition: '2013 to 2026, by row',
  row: z.object({
    credential: column.text('Credential, occupation or exam that the fact is about'),
    fact: column.text('What the figure is'),
    value: column.optional(column.number('The figure, in the unit of the row')),
    unit: column.oneOf(
      ['USD/yr', 'USD', 'USD total', 'months', 'percent', 'ratio', 'GPA', 'applications', 'finding'],
      'Unit of the figure; a finding has none',
    ),
    low: column.optional(column.number('Low end of the range given')),
    high: column.optional(column.number('High end of the range given')),
    year: calendarYear,
    source_name: column.text('Publisher'),
    source_url: evidenceUrl,
  }),
  primaryKey: ['credential', 'fact', 'year'],
  ascending: ['low', 'value', 'high'],
  sources: [{ title: 'Publishers named in each row', url: '/methodology' }],
  notes: [
    'Surveys differ in whom they ask and what they count: figures of different rows are not compared without a look at both sources.',
  ],
});

export type CredentialFactRow = Row<typeof credentialFactsTable>;

export const npMultipliers = defineTable({
  file: 'parameters/np-multipliers.csv',
  title: 'Pay of advanced-practice specialties relative to RNs',
  description:
    'Ratio of the pay of a specialty to that of all RNs, or of a nurse-practitioner specialty to all nurse practitioners.',
  edition: 'May 2025 means; within nurse practitioners 2017 to 2022',
  row: z.object({
    specialty: column.oneOf(
      ['NP_ALL', 'CRNA', 'CNM', 'CNS', 'PMHNP', 'PNP_PC', 'FNP', 'AGACNP'],
      'Specialty',
    ),
    ratio_of: column.text('What is divided by what'),
    multiplier: column.number('The ratio', { minimum: 0 }),
    year: calendarYear,
    basis: column.text('Figures behind the ratio'),
    source_url: evidenceUrl,
    evidence: column.oneOf(
      ['direct', 'within-NP', 'proxy', 'assumption', 'weak'],
      'How good it is: measured for the occupation; measured among nurse practitioners (multiply by NP_ALL); of a neighboring group; assumed; of weak data',
    ),
    use: column.flag('Whether this is the one row to use for the specialty', { yes: 'yes', no: 'no' }),
  }),
  primaryKey: ['specialty', 'ratio_of', 'year'],
  sources: [
    {
      title: 'U.S. Bureau of Labor Statistics, OEWS May 2025 (NP_ALL, CRNA, CNM)',
      url: 'https://download.bls.gov/pub/time.series/oe/oe.data.0.Current',
    },
    {
      title: 'Medscape compensation survey, 2017 pay (CNS and specialties within nurse practitioners)',
      url: 'https://www.medscape.com/viewarticle/905862',
    },
    {
      title: 'CompHealth on Medscape 2023 (AGACNP)',
      url: 'https://comphealth.com/resources/np-salary-report-2024',
    },
  ],
  notes: [
    'A specialty salary is derived (state RN mean × multiplier) and is always labeled as derived.',
    'Specialties within nurse practitioners multiply NP_ALL. The ratios are of means and are not applied to medians.',
  ],
});

export type NpMultiplierRow = Row<typeof npMultipliers>;
