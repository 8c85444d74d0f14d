import { z } from 'zod';
import { column } from '../columns';
import { degrees, outcomesCredentials } from '../credentials';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import { wagesNow } from '../year-words';
import {
  calendarYear,
  control,
  dollars,
  dollarsAYear,
  provenance,
  scorecardCopy,
  scorecardSources,
  unitid,
  yesNo,
} from './shared';

const postalCode = column.text('Postal code of the state or territory', { pattern: '^[A-Z]{2}$' });

const { edition } = editions.program_outcomes;

export const programOutcomes = defineTable({
  file: 'data/program_outcomes.csv',
  title: 'Earnings and debt of graduates by program',
  description:
    'Institution, field (CIP 51.38 and 51.39) and level: graduates, their median earnings four years after finishing (for some one year) and their median debt.',
  edition,
  row: z.object({
    unitid,
    opeid6: column.text('Institution in the federal aid programs: values belong to it', {
      pattern: '^\\d{6}$',
    }),
    institution_name: column.text('Name of the institution'),
    state_code: column.optional(postalCode),
    control,
    cip4: column.oneOf(
      ['51.38', '51.39'],
      'Field of study: registered nursing, or practical nursing and aides',
    ),
    credential_level: column.integer('Level: the Scorecard code', { minimum: 1, maximum: 8 }),
    credential_level_name: column.text('Level in words'),
    credential: column.optional(
      column.oneOf(outcomesCredentials, 'Credential, where level and field name one; DOCTORAL is DNP or PhD'),
    ),
    completers_count: column.optional(column.integer('Graduates', { unit: 'people', minimum: 0 })),
    median_earnings: column.optional(
      column.integer('Median earnings of graduates with federal aid who work', {
        ...dollarsAYear,
        maximum: 1_000_000,
      }),
    ),
    earnings_years_after_completion: column.optional(
      column.integer('Years between the award and the earnings', { unit: 'years', minimum: 1 }),
    ),
    median_debt: column.optional(column.integer('Median federal debt of graduates who borrowed', dollars)),
    in_institutions_csv: column.flag('Whether institutions.csv has the unit', { yes: 'true', no: 'false' }),
    release: column.text('College Scorecard release', { pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    ...provenance,
    units_sharing_value: column.optional(
      column.integer('Campuses that carry the same institution-wide value', { minimum: 2 }),
    ),
    states_sharing_value: column.optional(column.list(postalCode, 'States of those campuses', ';')),
    earners_count: column.optional(
      column.integer("Graduates behind the earnings: two classes, aided, working; bachelor's only", {
        unit: 'people',
        minimum: 0,
      }),
    ),
    cohort: column.optional(column.text('Whose earnings they are')),
    earned_in: column.optional(column.text('Years in which they were earned')),
    dollars: column.optional(calendarYear),
    median_earnings_restated: column.optional(
      column.integer(`Four-year earnings at ${wagesNow}`, dollarsAYear),
    ),
    earnings_usable: column.optional(yesNo('Whether the earnings may be compared; empty without any')),
    earnings_usable_reason: column.optional(column.text('Why they may not')),
    usable_for: column.optional(
      column.list(column.oneOf(degrees, 'Degree'), 'Degrees that the earnings speak for', ';'),
    ),
  }),
  primaryKey: ['unitid', 'cip4', 'credential_level'],
  sources: scorecardSources(edition),
  shortSource: { title: `College Scorecard, release of ${edition}`, by: scorecardCopy },
  derivedFrom: ['wage_growth', 'nursing_awards_detail', 'first_degree_bsn', 'derivations'],
  derivedColumns: ['median_earnings_restated', 'earnings_usable', 'earnings_usable_reason', 'usable_for'],
  notes: [
    'Only graduates who had federal aid are counted; cells that the Department withholds are empty.',
    'Values belong to the OPEID-6: campuses of one institution share them.',
    'BSN mixes first degrees with completion for RNs, so programs that are mostly RN-to-BSN look rich; LPN includes some nursing-assistant programs; a DNP and a PhD are one level.',
    `Earnings one and four years after finishing are not compared; only the latter are restated to ${wagesNow}.`,
    'The number of earners was read once, from a copy, and has no second source.',
    'Debt and graduates are of other classes than the earnings.',
    'Some rows belong to units outside institutions.csv, territories among them.',
  ],
});

export type ProgramOutcomeRow = Row<typeof programOutcomes>;
