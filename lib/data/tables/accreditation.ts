import { z } from 'zod';
import { column } from '../columns';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import { institutionKey, provenance, stateColumns, unitid } from './shared';

/** Credentials that accrediting agencies list; DIPLOMA is the hospital RN diploma. */
export const accreditedCredentials = ['LPN', 'ADN', 'DIPLOMA', 'BSN', 'MSN', 'DNP', 'CERTIFICATE'] as const;

/** The three national agencies, then the state agencies that the Department of Education recognizes for nursing. */
export const agencies = [
  'ACEN',
  'CCNE',
  'CNEA',
  'Maryland Board of Nursing',
  'Missouri State Board of Nursing',
  'New York State Board of Regents',
] as const;

const credential = column.oneOf(accreditedCredentials, 'Credential');
const agency = column.oneOf(agencies, 'Accrediting agency');

const lists = [
  {
    title: 'Accreditation Commission for Education in Nursing (ACEN), list of programs',
    url: 'https://www.acenursing.org/search-programs/',
  },
  {
    title: 'Commission on Collegiate Nursing Education (CCNE), directory of programs',
    url: 'https://directory.ccnecommunity.org/reports/accprog.asp',
  },
  {
    title: 'NLN Commission for Nursing Education Accreditation (CNEA), list of programs',
    url: 'https://cnea.nln.org/accredited-programs',
  },
  {
    title:
      'U.S. Department of Education, Database of Accredited Postsecondary Institutions and Programs (state agencies)',
    url: 'https://ope.ed.gov/dapip/',
  },
];

export const accreditation = defineTable({
  file: 'data/accreditation.csv',
  title: 'Nursing programs on the lists of accrediting agencies',
  description: 'Institution, credential and agency, as the list of the agency had it on the day in as_of.',
  edition: editions.accreditation.edition,
  row: z.object({
    institution: column.text('Name on the list'),
    city: column.optional(column.text('City on the list')),
    ...stateColumns,
    credential,
    level_as_printed: column.text('Level in the words of the agency'),
    agency,
    status: column.oneOf(
      [
        'Accredited',
        'Candidate',
        'Approved (state agency recognized for nursing accreditation)',
        'Voluntarily withdrawn',
        'Institution closed',
        'Consolidated into Minnesota North College',
      ],
      'Status on the list; a candidate is not accredited, and withdrawn, closed and consolidated rows are history',
    ),
    initial: column.optional(column.text('Date or year of the first accreditation, as printed')),
    term_ends_or_next_review: column.optional(column.text('End of the term or next review, as printed')),
    unitid: column.optional(unitid),
    website: column.optional(column.website('Website of the program or school', { asListed: true })),
    as_of: column.text('Day or month that the list was read, or that the copy is of', {
      pattern: '^\\d{4}-\\d{2}(-\\d{2})?$',
    }),
    check_at: column.optional(column.address("Where the agency's list can be checked")),
    obtained_from: provenance.obtained_from,
    note: column.optional(column.text('What is special about the row')),
  }),
  primaryKey: ['institution', 'city', 'state_slug', 'credential', 'agency', 'level_as_printed'],
  sources: lists,
  shortSource: { title: 'lists of accrediting agencies', eachRow: true },
  notes: [
    'Say that a program is on the list of an agency on a date, with a link to check_at; never that it is accredited, without one.',
    'A program that no list has may still be listed under another name: it is not found on the lists, which is not the same as not accredited.',
    'Most practical-nursing programs and many associate programs hold state approval only; a PhD is not accredited by these agencies.',
    'Probation and conditions are not in the copies. A printed end of term that has passed means unknown, not lapsed.',
    "RN-to-BSN, accelerated BSN and entry master's programs share the accreditation of the school's BSN or MSN.",
    'Campuses of one institution can share a unitid; a branch in another state than its IPEDS unit mostly has none.',
  ],
  foreignKeys: [institutionKey],
});

export const accreditationCampuses = defineTable({
  file: 'data/accreditation_campuses.csv',
  title: 'Campuses that an agency lists under their university',
  description:
    'Campuses with an IPEDS number of their own whose accreditation stands in one row for the whole university.',
  edition: editions.accreditation_campuses.edition,
  row: z.object({
    unitid,
    credential,
    agency,
    listed_as: column.text('Institution in accreditation.csv that covers the campus'),
    listed_unitid: column.text('IPEDS unit of that row', { pattern: '^\\d{6}$' }),
    basis: column.text('Why the row covers the campus'),
  }),
  primaryKey: ['unitid', 'credential', 'agency'],
  sources: lists,
  foreignKeys: [
    institutionKey,
    {
      columns: ['listed_as', 'listed_unitid', 'credential', 'agency'],
      table: 'accreditation',
      references: ['institution', 'unitid', 'credential', 'agency'],
    },
  ],
});

export type AccreditationRow = Row<typeof accreditation>;
export type AccreditationCampusRow = Row<typeof accreditationCampuses>;
