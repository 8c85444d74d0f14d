import { z } from 'zod';
import { column } from '../columns';
import { defineTable, type Row } from '../table';

export const admissionRubrics = defineTable({
  file: 'data/admission_rubrics.csv',
  title: 'Admission rubrics that programs publish',
  description:
    'What nursing programs count when they choose applicants, one criterion a row, in our words: the evidence behind the weights of admission-readiness.',
  edition: '2026-11',
  row: z.object({
    institution: column.text('School or association that publishes the rubric'),
    program_type: column.oneOf(
      ['LPN', 'ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN (direct entry)', 'MSN (post-BSN)'],
      'Kind of program that the rubric is for',
    ),
    criterion: column.text('What is counted'),
    max_points: column.text('Most points that the criterion gives, or the value that it must reach'),
    detail_in_our_own_words: column.prose('How the points are given, and out of how many'),
    source_url: column.address('Page that the rubric was read on'),
  }),
  primaryKey: ['institution', 'program_type', 'criterion'],
  sources: [{ title: 'Admission pages of the programs named in each row', url: '/methodology' }],
});

export type AdmissionRubricRow = Row<typeof admissionRubrics>;
