import { z } from 'zod';
import { column } from '../columns';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import { awardYears, wagesNow } from '../year-words';
import { institutionKey, provenance, share, unitid } from './shared';

/** Credentials as awards are counted; OTHER is a nursing award that names none of them. */
export const awardCredentials = [
  'LPN',
  'ADN',
  'BSN',
  'MSN',
  'DNP',
  'PHD',
  'CERTIFICATE',
  'CNA',
  'OTHER',
] as const;
export type AwardCredential = (typeof awardCredentials)[number];
export const awardCredential = column.oneOf(awardCredentials, 'Credential as we read field and level');

/** Level whose CERTIFICATE rows are the post-graduate certificate of the calculators. */
export const postMastersLevel = "Post-master's certificate";

const awardLevels = [
  'Certificate: less than 300 clock hours (under 9 semester credits)',
  'Certificate: 300-899 clock hours (9-29 semester credits)',
  'Certificate: at least 1 but less than 2 academic years',
  'Certificate: at least 2 but less than 4 academic years',
  "Associate's degree",
  "Bachelor's degree",
  'Postbaccalaureate certificate',
  "Master's degree",
  postMastersLevel,
  "Doctor's degree: research/scholarship",
  "Doctor's degree: professional practice",
  "Doctor's degree: other",
] as const;

const awardLevel = column.oneOf(awardLevels, 'Level of the award');
const cip = column.text('Field of study (Classification of Instructional Programs)', {
  pattern: '^\\d{2}\\.\\d{4}$',
});
const completions = (year: string) =>
  column.optional(
    column.integer(`Awards in ${year}; empty where nothing was reported`, { unit: 'awards', minimum: 0 }),
  );
const basis = column.oneOf(
  ['direct', 'inferred'],
  'Whether field and level name the credential, or it is our reading of them',
);
const kindShare = (field: string) =>
  column.optional(share(`Share of the awards in the field of ${field}; MSN and DNP only`));
const readFrom = {
  source_url: column.address('Survey file of the publisher'),
  obtained_from: provenance.obtained_from,
};
const ipeds = (edition: string) => [
  {
    title: `U.S. Department of Education, National Center for Education Statistics, IPEDS Completions ${edition}`,
    url: 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx',
  },
];
const notes = [
  'BSN counts first degrees and completion for RNs (RN-to-BSN) together.',
  "CERTIFICATE runs from short undergraduate certificates to post-master's ones: the post-graduate certificate of the calculators is the detail table's level Post-master's certificate.",
  'CNA is a nursing-assistant award: it does not lead to a nursing license. Hospital RN diplomas are CERTIFICATE here.',
];

export const nursingAwards = defineTable({
  file: 'data/nursing_awards.csv',
  title: 'Nursing awards by institution and credential',
  description: 'How many people completed each nursing credential at each institution in two years.',
  edition: editions.nursing_awards.edition,
  row: z.object({
    unitid,
    cip: column.list(cip, 'Fields of study counted', ';'),
    award_level: column.list(awardLevel, 'Levels counted', '; '),
    credential: awardCredential,
    ...readFrom,
    completions_previous_year: completions(awardYears.previous),
    completions_latest_year: completions(awardYears.latest),
    credential_basis: basis,
    status: column.oneOf(
      ['awarded', 'no graduates two years', 'ended'],
      'Whether either year has an award, or the program ended',
    ),
    track: column.optional(
      column.oneOf(
        ['completion likely', 'completion possible'],
        'For older readers: likely, a public college with at least 1.5 times as many ADN as BSN awards; possible, the same at a private one. first_degree_bsn.csv decides',
      ),
    ),
    msn_kind: column.optional(
      column.oneOf(
        ['anesthesia', 'nurse practitioner', 'midwifery', 'entry', 'other', 'mixed'],
        'Kind of MSN or DNP, by fields of study, examinations and pay',
      ),
    ),
    kind_basis: column.optional(column.text('What the kind rests on')),
    share_anesthesia: kindShare('anesthesia'),
    share_np: kindShare('nurse practitioners'),
    share_midwifery: kindShare('midwifery'),
    ratio_to_area_rn_mean: column.optional(
      column.number(`Graduates' earnings at ${wagesNow} ÷ mean wage of RNs in the area`, { minimum: 0 }),
    ),
    aide_share: column.optional(
      share('Share of the LPN certificates of the field that are for nursing assistants; LPN only'),
    ),
    note: column.optional(column.text('What else is known')),
  }),
  primaryKey: ['unitid', 'credential'],
  sources: ipeds(editions.nursing_awards.edition),
  shortSource: { title: `IPEDS completions, ${editions.nursing_awards.edition}` },
  notes: [
    ...notes,
    'Doctorates in practice fields are DNP, whatever their level code; the detail table keeps the reading by code.',
    'A kind that rests on pay is an inference: kind_basis says so.',
  ],
  foreignKeys: [institutionKey],
});

export type NursingAwardRow = Row<typeof nursingAwards>;

export const nursingAwardsDetail = defineTable({
  file: 'data/nursing_awards_detail.csv',
  title: 'Nursing awards by institution, field and level',
  description: 'The counts behind nursing_awards.csv as IPEDS has them: one row a field of study and level.',
  edition: editions.nursing_awards_detail.edition,
  row: z.object({
    unitid,
    cip,
    cip_title: column.text('Name of the field of study'),
    award_level: awardLevel,
    award_level_code: column.integer('Code of the level in IPEDS', { minimum: 1 }),
    credential: awardCredential,
    completions_previous_year: completions(awardYears.previous),
    completions_latest_year: completions(awardYears.latest),
    credential_basis: basis,
    ...readFrom,
  }),
  primaryKey: ['unitid', 'cip', 'award_level_code'],
  sources: ipeds(editions.nursing_awards_detail.edition),
  notes,
  foreignKeys: [institutionKey],
});

export type NursingAwardDetailRow = Row<typeof nursingAwardsDetail>;
