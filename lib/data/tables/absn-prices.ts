import { z } from 'zod';
import { column } from '../columns';
import { defineTable, type Row } from '../table';
import { control, institutionKey, stateCode, unitid, wholeProgram, yesNo } from './shared';

export const absnPrices = defineTable({
  file: 'data/absn_prices.csv',
  title: 'Prices of accelerated BSN and entry MSN programs',
  description:
    'What schools print as the price of a whole second-degree program, and whether the price is used.',
  edition: '2024-25 to 2026-27, by row',
  row: z.object({
    credential: column.oneOf(['ABSN', 'MSN_ENTRY'], 'Second-degree BSN, or entry MSN'),
    institution: column.text('Name of the institution'),
    state_code: stateCode,
    unitid: column.optional(unitid),
    control: column.optional(control),
    program_name: column.text('Name of the program'),
    length_months: column.optional(
      column.integer('Length as the school prints it', { unit: 'months', minimum: 1 }),
    ),
    credits: column.optional(column.number('Credits as the school prints them', { minimum: 0 })),
    total_resident: column.optional(
      column.integer('Tuition and fees of the whole program, resident', wholeProgram),
    ),
    total_nonresident: column.optional(
      column.integer('Tuition and fees of the whole program, nonresident', wholeProgram),
    ),
    tuition_year: column.optional(column.text('Year or academic year as printed')),
    used: yesNo('Whether the price counts in the median'),
    reason: column.optional(column.text('Why it does not count, or what is peculiar')),
    resident_estimate: column.optional(
      column.integer('Nonresident total × resident ÷ nonresident yearly rate; for words only', wholeProgram),
    ),
    source_url: column.address('Page that shows the price'),
  }),
  primaryKey: ['credential', 'institution'],
  sources: [{ title: "Schools' own pages, named in each row", url: '/data' }],
  shortSource: { title: "schools' own pages, 2024-25 to 2026-27", eachRow: true },
  derivedFrom: ['program_details', 'institutions', 'derivations'],
  notes: [
    'Which MSN programs are entry programs was read on their pages; all else follows from the tables named.',
    'used = yes has both kinds: filter by credential too.',
    'A resident estimate is never compared or scored.',
  ],
  foreignKeys: [institutionKey],
});

export type AbsnPriceRow = Row<typeof absnPrices>;
