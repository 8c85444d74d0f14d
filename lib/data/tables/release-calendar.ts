import { z } from 'zod';
import { column } from '../columns';
import { defineTable, type Row } from '../table';
import { readOn } from './shared';

export const releaseCalendar = defineTable({
  file: 'data/release_calendar.csv',
  title: 'When publishers release new editions',
  description:
    'What each publisher releases in which month, how its editions are named, and the newest one that was seen.',
  edition: '2026-11',
  row: z.object({
    id: column.text('Stable name of the release', { pattern: '^[a-z]+(-[a-z]+)*$' }),
    importer: column.optional(
      column.text('Name by which `npm run data:import` knows it; empty = entered by hand', {
        pattern: '^[a-z]+$',
      }),
    ),
    publisher: column.text('Publisher'),
    what: column.text('What is released'),
    tables: column.list(
      column.text('Name of a table; after a dot, which of its years', {
        pattern: '^[a-z]+([_-][a-z]+)*(\\.[a-z]+(_[a-z]+)*)?$',
      }),
      'Tables that are read from it',
      '|',
    ),
    month: column.optional(
      column.integer('Month in which it is usually released; empty = no month of its own', {
        minimum: 1,
        maximum: 12,
      }),
    ),
    years_after: column.integer('Years from the one in which the period begins to that of the release', {
      unit: 'years',
      minimum: 0,
    }),
    naming: column.text('How its editions and files are named'),
    newest_edition: column.optional(
      column.text('Newest edition that was seen, written as the tables write theirs'),
    ),
    published: column.optional(
      column.text('Day on which that edition was released', { pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    ),
    looked_up: readOn,
    basis: column.text('What the month rests on'),
    source_url: column.address("The publisher's page with the files"),
  }),
  primaryKey: ['id'],
  sources: [{ title: "The publishers' own pages, named in each row", url: '/data' }],
  notes: [
    'A month is that of the last releases, not a promise: whether an edition is out is only known once it is looked up.',
  ],
});

export type Release = Row<typeof releaseCalendar>;
