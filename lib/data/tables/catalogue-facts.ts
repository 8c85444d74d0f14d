import { z } from 'zod';
import { column } from '../columns';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import { directoryYear } from '../year-words';
import {
  confidence,
  directorySource,
  institutionKey,
  publisher,
  readOn,
  share,
  stateCode,
  unitid,
  yesNo,
} from './shared';

/** What a school's BSN is: for people without an RN license, for RNs only, for both, or not known. */
export const firstDegreeKinds = ['yes', 'mixed', 'no', 'unknown'] as const;
export type FirstDegreeKind = (typeof firstDegreeKinds)[number];

export const firstDegreeBsn = defineTable({
  file: 'data/first_degree_bsn.csv',
  title: "Whom an institution's BSN is for",
  description:
    'Whether the BSN leads to a first RN license, admits only people who are RNs already, or both. A judgment from pages, examinations and awards.',
  edition: '2026-11-28',
  editionColumn: 'as_of',
  row: z.object({
    unitid,
    name: column.text('Name of the institution'),
    state_code: stateCode,
    first_degree: column.oneOf(
      firstDegreeKinds,
      'yes leads to a first RN license, no is for RNs only, mixed is both',
    ),
    confidence,
    prelicensure_share: column.optional(share('Share of the BSN degrees that lead to a first RN license')),
    model_completion: share('Modeled chance that the BSN is mostly for RNs; not shown'),
    bsn_degrees_a_year: column.number('BSN degrees a year, mean of both years', { minimum: 0 }),
    rn_to_bsn_evidence: column.optional(
      column.oneOf(['yes', 'inferred'], 'Whether an RN-to-BSN program is proved or inferred'),
    ),
    evidence: column.list(column.text('One piece of evidence'), 'What the judgment rests on', ' | '),
    source: column.list(column.text('One source'), 'Sources of the evidence', ' ; '),
    as_of: readOn,
  }),
  primaryKey: ['unitid'],
  sources: [
    {
      title:
        "Judged for this service from schools' and boards' pages, IPEDS completions, College Scorecard and NCLEX candidates",
      url: '/data',
    },
  ],
  shortSource: { title: "our reading of schools' pages, IPEDS and NCLEX candidates, November 2026" },
  notes: [
    'Confidence low is a presumption: it is never printed as a fact.',
    'Of 101 schools whose truth is known, own evidence left out, "no" was right 9 of 9 times and "yes" 59 of 75 times.',
    'Where rn_to_bsn_evidence is empty, an institution with a BSN may well offer RN-to-BSN.',
  ],
  foreignKeys: [institutionKey],
});

export type FirstDegreeRow = Row<typeof firstDegreeBsn>;

export const closures = defineTable({
  file: 'data/closures.csv',
  title: 'Institutions that closed, are closing, are merging or were renamed',
  description: 'What happened, when, whether it still enrolls, and who carries on.',
  edition: editions.closures.edition,
  row: z.object({
    unitid,
    name: column.text('Name of the institution'),
    state_code: stateCode,
    status: column.oneOf(['closed', 'closing', 'merging', 'renamed'], 'What happens to it'),
    date: column.text('Date by the publisher, as exact as it is known; may be planned', {
      pattern: '^\\d{4}(-\\d{2}){0,2}$',
    }),
    enrols: column.oneOf(
      [
        'yes',
        'no',
        'no, no new students',
        'under the successor',
        'yes, until the merger',
        'ask: the planned date of the merger has passed',
      ],
      'Whether it takes new students',
    ),
    ranked: yesNo('Whether it may have a place in lists; no = no list, score or group'),
    successor_unitid: column.optional(
      column.text('IPEDS unit of the successor; of a renamed one itself or its new unit', {
        pattern: '^\\d{6}$',
      }),
    ),
    successor: column.optional(column.text('Who carries on')),
    new_name: column.optional(column.text('Name after a renaming')),
    confidence,
    note: column.optional(column.text('What else is known')),
    ...publisher,
    source_name: column.prose('Publisher and publication'),
    as_of: readOn,
  }),
  primaryKey: ['unitid'],
  sources: [
    {
      title: 'U.S. Department of Education, Federal Student Aid, Weekly Closed School Search File',
      url: 'https://fsapartners.ed.gov/additional-resources/reports/weekly-closed-school-search-file',
    },
    directorySource,
    { title: 'News and announcements named in each row', url: '/data' },
  ],
  shortSource: { title: `Federal Student Aid, IPEDS ${directoryYear} and news`, eachRow: true },
  notes: [
    `Read before in_latest_ipeds of institutions.csv: a closed one may still be in IPEDS ${directoryYear}.`,
    'Confidence medium or low needs a check before it is printed as a fact.',
    'A nursing program can end while its school stays open: no list of those exists.',
    'successor_unitid may be a unit that institutions.csv does not have.',
  ],
  foreignKeys: [institutionKey],
});

export type ClosureRow = Row<typeof closures>;

export const catalogueOverrides = defineTable({
  file: 'data/catalogue_overrides.csv',
  title: 'Corrections of single entries of the catalogue',
  description:
    'One fact of one entry, corrected from the page that shows it. Applied last: what a page says wins.',
  edition: '2026-11-28',
  row: z.object({
    unitid: column.optional(unitid),
    institution: column.text('Institution; the key where it has no unit'),
    credential: column.oneOf(['ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN'], 'Credential of the entry'),
    field: column.oneOf(
      [
        'first_degree',
        'listed',
        'absn_only',
        'upper_division',
        'status',
        'city',
        'state_slug',
        'state_code',
        'display_name',
      ],
      'Fact that is corrected',
    ),
    value: column.text('The right value'),
    reason: column.text('Why, in words of the page where quoted'),
    source_url: column.address('Page that shows it'),
  }),
  primaryKey: ['unitid', 'institution', 'credential', 'field'],
  sources: [{ title: "Schools' and boards' own pages, named in each row", url: '/data' }],
  foreignKeys: [institutionKey],
});

export type CatalogueOverrideRow = Row<typeof catalogueOverrides>;

export const nameAliases = defineTable({
  file: 'data/name_aliases.csv',
  title: 'Other names of institutions',
  description: 'Nicknames, acronyms, systems, former names, campuses and the names that others print.',
  edition: '2026-11',
  row: z.object({
    unitid,
    alias: column.text('The name'),
    kind: column.oneOf(
      ['nickname', 'acronym', 'system', 'accreditor name', 'board name', 'former name', 'campus'],
      'What the name is',
    ),
    source: column.text('Where the name was read'),
    units_with_alias: column.integer('Institutions with the same alias, letters and digits compared', {
      minimum: 1,
    }),
  }),
  primaryKey: ['unitid', 'alias', 'kind'],
  sources: [
    {
      title:
        'U.S. Department of Education, National Center for Education Statistics, IPEDS directories; lists of accreditors and boards',
      url: 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx',
    },
  ],
  notes: ['An alias that several institutions share does not name one: ask which is meant.'],
  foreignKeys: [institutionKey],
});

export type NameAliasRow = Row<typeof nameAliases>;
