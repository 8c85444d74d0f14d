import { z } from 'zod';
import { stateSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { defineTable } from '../table';
import { stateColumns } from './shared';

/** Year of the training hours of nursing assistants. */
export const cnaYear = '2016';

/** Where each part of the table is from, and can be checked. */
export const practiceSources = {
  compact: {
    title: 'Nurse Licensure Compact, read June to August 2026',
    url: 'https://www.nursecompact.com',
  },
  authority: {
    title: 'AANP, October 2026',
    url: 'https://www.aanp.org/advocacy/state/state-practice-environment',
  },
  aides: {
    title: `PHI, Nurse Aide Training Requirements by State, ${cnaYear}`,
    url: 'https://www.phinational.org',
  },
} as const;

export const statePractice = defineTable({
  file: 'data/state_practice.csv',
  title: 'State rules of nursing practice',
  description:
    'Nurse Licensure Compact, APRN compact, authority of nurse practitioners, and training hours of nursing assistants.',
  edition: `2026; hours of nursing assistants ${cnaYear}`,
  row: z.object({
    ...stateColumns,
    nlc_status_2026: column.oneOf(
      ['member, in force', 'enacted, not in force', 'not a member'],
      'Nurse Licensure Compact in 2026',
    ),
    nlc_current_compact_from: column.optional(
      column.text('Since when, as found: a date, a year, a bound or a signature'),
    ),
    nlc_date_source: column.optional(column.text('Where the date was read')),
    nlc_status_source: column.text('Where the membership was read'),
    aprn_compact: column.oneOf(
      ['enacted, not in force (needs 7)', 'not enacted (as of Jan 2026)'],
      'APRN compact',
    ),
    np_practice_authority: column.oneOf(
      ['full', 'reduced', 'restricted'],
      'Authority of nurse practitioners, in the classes of the American Association of Nurse Practitioners',
    ),
    np_authority_basis: column.text('Where the class was read'),
    np_change_note: column.optional(column.text('New law that may change the class: check it before use')),
    cna_training_hours: column.integer(`Training hours of nursing assistants, ${cnaYear}`, {
      unit: 'hours',
      minimum: 0,
    }),
    cna_clinical_hours: column.optional(
      column.number(`Clinical hours among them, ${cnaYear}`, { unit: 'hours', minimum: 0 }),
    ),
    cna_source: column.text('Where the hours were read'),
  }),
  primaryKey: ['state_slug'],
  sources: Object.values(practiceSources),
  shortSource: { title: 'Nurse Licensure Compact and AANP classes, 2026; PHI 2016' },
  notes: [
    `Hours of nursing assistants are of ${cnaYear}: print the year and send readers to the state's registry.`,
    'Compact dates are of mixed quality: eight are a year, a bound or a signature.',
  ],
  coverage: [{ areas: stateSlugs }],
});
