import { z } from 'zod';
import { column } from '../columns';
import { defineTable, type Row } from '../table';
import { passRates, smallestCohort } from './pass-rates';
import { percent } from './shared';

const held = passRates.row.shape;
const bound = (end: string) =>
  column.number(`${end} end of the 95 percent Wilson score interval of the rate`, {
    ...percent,
    decimals: 1,
  });

/**
 * The open dataset: the table of pass rates as it is published for download, with what is calculated from a row
 * beside it. Every description of a column anywhere is made from here.
 */
export const passRateDataset = defineTable({
  ...passRates,
  file: 'nclex-pass-rates.csv',
  row: z.object({
    state_slug: held.state_slug,
    state_code: held.state_code,
    institution_name: held.institution_name,
    unitid: held.unitid,
    program_name: held.program_name,
    city: held.city,
    exam: held.exam,
    program_type: held.program_type,
    exam_year: column.integer('Calendar year in which the period ends', { unit: 'year' }),
    period_label: held.period_label,
    period_kind: held.period_kind,
    period_start: held.period_start,
    period_end: held.period_end,
    candidates: held.candidates,
    passed: column.integer('People who passed', { unit: 'candidates', minimum: 0 }),
    passed_basis: column.oneOf(
      ['printed', 'calculated'],
      'Whether the source prints the passes, or they are the printed rate times the candidates, rounded',
    ),
    pass_rate_percent: held.pass_rate_percent,
    interval_low_percent: bound('Lower'),
    interval_high_percent: bound('Upper'),
    verification: held.verification,
    source_name: held.source_name,
    source_url: held.source_url,
    obtained_from: held.obtained_from,
  }),
  foreignKeys: [],
  notes: [
    ...(passRates.notes ?? []),
    `Cohorts of fewer than ${smallestCohort} candidates are not published and cannot be worked out from what is.`,
  ],
});

export type PassRateDatasetRow = Row<typeof passRateDataset>;
