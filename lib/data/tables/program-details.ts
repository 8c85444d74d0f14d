import { z } from 'zod';
import { column } from '../columns';
import { defineTable, type Row } from '../table';
import { dollars, institutionKey, provenance, stateColumns, unitid } from './shared';

const tuition = (what: string, unit: string) => column.optional(column.number(what, { ...dollars, unit }));

export const programDetails = defineTable({
  file: 'data/program_details.csv',
  title: 'Delivery, length, tuition and entry requirements of some programs',
  description:
    "What is known beyond the surveys for 161 programs, 37 of them read on the school's own page; source_name says where each row is from.",
  edition: '2020 to 2026-27, by row',
  row: z.object({
    institution: column.text('Institution'),
    city: column.text('City'),
    ...stateColumns,
    credential: column.oneOf(['LPN', 'ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN'], 'Credential'),
    program_name: column.text('Name of the program'),
    unitid: column.optional(unitid),
    delivery: column.optional(column.oneOf(['online', 'hybrid', 'on campus'], 'How it is taught')),
    length_months: column.optional(column.integer('Length', { unit: 'months', minimum: 1 })),
    credits: column.optional(column.number('Credits', { unit: 'credits', minimum: 1 })),
    tuition_total_in_state: tuition('Tuition of the whole program, state resident', 'USD, whole program'),
    tuition_total_out_of_state: tuition('Tuition of the whole program, nonresident', 'USD, whole program'),
    tuition_per_credit: tuition(
      "Tuition per credit; at community colleges the system's rate",
      'USD a credit',
    ),
    tuition_year: column.optional(
      column.text('Year or academic year of the tuition; empty where none was printed', {
        pattern: '^\\d{4}(-\\d{2})?$',
      }),
    ),
    min_gpa: column.optional(column.number('Lowest GPA admitted', { minimum: 0, maximum: 4 })),
    entrance_exam: column.optional(column.text('Entrance exam asked for; None where the page says so')),
    min_entrance_exam_score: column.optional(column.text('Lowest score admitted, as printed')),
    website: column.optional(column.website('Website of the program or school')),
    ...provenance,
  }),
  primaryKey: ['institution', 'city', 'state_slug', 'credential'],
  sources: [
    {
      title: "Schools' own pages, and compilations that cite them, named in each row",
      url: 'https://github.com/BrianSAT/nursing-programs',
    },
  ],
  shortSource: { title: "schools' own pages", eachRow: true },
  notes: ['Most programs are not in it: a missing detail says nothing about a program.'],
  foreignKeys: [institutionKey],
});

export type ProgramDetailRow = Row<typeof programDetails>;
