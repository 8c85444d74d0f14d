import { z } from 'zod';
import { stateSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { defineTable } from '../table';
import { institutionKey, unitid } from './shared';

const state = column.oneOf(stateSlugs, 'State of the board');

/** Names that are matched by hand; a name that IPEDS has in the state is matched without a row here. */
export const institutionAliases = defineTable({
  file: 'data/institution_aliases.csv',
  title: 'Institutions under the names that boards print',
  description:
    'Which IPEDS unit a name in a pass-rate table means where its spelling does not tell; empty = reviewed and not certain.',
  edition: '2026-11',
  row: z.object({
    state_slug: state,
    institution_name: column.text('Institution as the pass-rate table names it'),
    program_name: column.optional(
      column.text('The only program that is meant; empty = every program of the name'),
    ),
    unitid: column.optional(unitid),
    basis: column.text('Why this unit, or why none'),
  }),
  primaryKey: ['state_slug', 'institution_name', 'program_name'],
  sources: [
    {
      title:
        'Our reading of the pass-rate tables beside IPEDS, National Center for Education Statistics (NCES)',
      url: 'https://nces.ed.gov/ipeds/',
    },
  ],
  foreignKeys: [institutionKey],
});

export const publisherHosts = defineTable({
  file: 'data/publisher_hosts.csv',
  title: 'Hosts of publishers of pass rates',
  description:
    'Where a new pass-rate table may be read, besides the hosts of the addresses in the table of boards.',
  edition: '2026-11',
  row: z.object({
    state_slug: state,
    host: column.text("Host of the publisher's own site", { pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' }),
    publisher: column.text('Whose site it is'),
  }),
  primaryKey: ['state_slug', 'host'],
  sources: [
    {
      title: 'Addresses in the table of boards and in the rows of pass rates',
      url: '/data',
    },
  ],
});
