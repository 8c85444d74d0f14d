import { z } from 'zod';
import { areaSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { outcomesCredentials } from '../credentials';
import { defineTable, type Row } from '../table';
import { programOutcomes } from './outcomes';
import { areaColumns, dollarsAYear } from './shared';

export const graduateEarningsByState = defineTable({
  file: 'data/graduate_earnings_by_state.csv',
  title: "Graduates' earnings four years after finishing, by state and credential",
  description: 'Median over programs of the median earnings of graduates with federal aid.',
  edition: programOutcomes.edition,
  row: z.object({
    ...areaColumns,
    credential: column.oneOf(
      outcomesCredentials,
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
      decimals: 3,
    }),
    ratio_basis: column.oneOf(['RN mean', 'LPN mean'], 'Mean wage that the ratio is to'),
    earnings_years_after_completion: column.integer('Years after completion', { unit: 'years' }),
    release: column.text('College Scorecard release'),
  }),
  primaryKey: ['state_slug', 'credential'],
  sources: programOutcomes.sources,
  shortSource: {
    title: `College Scorecard, release of ${programOutcomes.edition}, by way of Truewise (CC BY 4.0)`,
  },
  derivedFrom: ['program_outcomes', 'wages'],
  notes: [
    'Only graduates who had federal aid are counted, and programs too small to report are not in it.',
    'Branches of one institution share one value: distinct_values says from how many institutions the values really come.',
    'BSN mixes first degrees with completion for RNs, LPN includes some nursing-assistant programs, and a DNP and a PhD are one level (DOCTORAL).',
  ],
  coverage: [{ areas: areaSlugs, each: { credential: ['BSN'] } }],
  ascending: ['p25', 'median_of_program_medians', 'p75'],
});

export type GraduateEarningsRow = Row<typeof graduateEarningsByState>;
