import { z } from 'zod';
import { areaSlugs, nation } from '@/lib/places/states';
import { column } from '../columns';
import { earningsCredentials } from '../credentials';
import { defineTable, type Row } from '../table';
import { wagesNow } from '../year-words';
import { programOutcomes } from './outcomes';
import { areaColumns, calendarYear, dollarsAYear } from './shared';
import { wages } from './wages';

export const graduateEarningsByState = defineTable({
  file: 'data/graduate_earnings_by_state.csv',
  title: "Graduates' earnings four years after finishing, by state and credential",
  description: 'Median over programs of the median earnings of graduates with federal aid.',
  edition: programOutcomes.edition,
  row: z.object({
    ...areaColumns,
    credential: column.oneOf(
      earningsCredentials,
      'Credential; DOCTORAL is DNP or PhD, which the source does not tell apart; RN_TO_BSN is a BSN for RNs only',
    ),
    programs: column.integer('Programs with a usable value', { minimum: 1 }),
    distinct_values: column.integer('Different institutions (OPEID-6) that the values come from', {
      minimum: 1,
    }),
    values_left_out: column.optional(
      column.integer(
        'Institutions (OPEID-6) with a four-year value in the area that does not count there; empty for RN_TO_BSN',
        { minimum: 0 },
      ),
    ),
    for_rns_only_left_out: column.optional(
      column.integer('BSN values that count under RN_TO_BSN', { minimum: 0 }),
    ),
    median_of_program_medians: column.integer('Median over programs, as published', dollarsAYear),
    p25: column.integer('25th percentile over programs, as published', dollarsAYear),
    p75: column.integer('75th percentile over programs, as published', dollarsAYear),
    median_restated: column.integer(`Median over programs, at ${wagesNow}`, dollarsAYear),
    p25_restated: column.integer(`25th percentile over programs, at ${wagesNow}`, dollarsAYear),
    p75_restated: column.integer(`75th percentile over programs, at ${wagesNow}`, dollarsAYear),
    restated_by: column.text('Occupation and factor that the earnings are restated by'),
    completers: column.optional(column.integer('Graduates of the programs', { minimum: 0 })),
    earners: column.optional(
      column.integer('Graduates behind the values, where known', { unit: 'people', minimum: 0 }),
    ),
    earners_known_for: column.integer('Programs whose number of earners is known', { minimum: 0 }),
    ratio_to_state_wage_mean: column.number(
      `Median over programs of earnings at ${wagesNow} ÷ the mean wage of the program's state`,
      {
        minimum: 0,
        decimals: 3,
      },
    ),
    ratio_basis: column.oneOf(['RN mean', 'LPN mean'], 'Mean wage that the ratio is to'),
    earnings_years_after_completion: column.integer('Years after completion', { unit: 'years' }),
    release: column.text('College Scorecard release'),
    cohort: column.text('Whose earnings they are'),
    earned_in: column.text('Years in which they were earned'),
    dollars: calendarYear,
  }),
  primaryKey: ['state_slug', 'credential'],
  sources: programOutcomes.sources,
  ...(programOutcomes.shortSource ? { shortSource: programOutcomes.shortSource } : {}),
  derivedFrom: ['program_outcomes', 'wage_growth', 'wages'],
  notes: [
    'Only graduates who had federal aid are counted, and programs too small to report are not in it.',
    'Branches of one institution share one value: distinct_values says from how many institutions the values really come.',
    'Schools whose BSN is for RNs only count under RN_TO_BSN; schools with both kinds stay in BSN. A DNP and a PhD are one level (DOCTORAL).',
    `cohort, earned_in and dollars name the graduates, the years and the dollars; restated by the growth of wages to ${wages.edition}.`,
  ],
  coverage: [
    { areas: areaSlugs, each: { credential: ['BSN'] } },
    { areas: [nation.slug], each: { credential: earningsCredentials } },
  ],
  ascending: ['p25', 'median_of_program_medians', 'p75'],
});

export type GraduateEarningsRow = Row<typeof graduateEarningsByState>;
