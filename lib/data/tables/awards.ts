import { z } from 'zod';
import { column } from '../columns';
import { defineTable, type Row } from '../table';
import { address, institutionKey, unitid } from './shared';

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
const readFrom = {
  source_url: address('Survey file of the publisher'),
  obtained_from: column.text('Copy that was actually read'),
};
const ipeds = [
  {
    title:
      'U.S. Department of Education, National Center for Education Statistics, IPEDS Completions 2022-23 and 2023-24',
    url: 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx',
  },
];
const edition = '2022-23 and 2023-24';
const notes = [
  'BSN counts first degrees and completion for RNs (RN-to-BSN) together.',
  "CERTIFICATE runs from short undergraduate certificates to post-master's ones: the post-graduate certificate of the calculators is the detail table's level Post-master's certificate.",
  'CNA is a nursing-assistant award: it does not lead to a nursing license. Hospital RN diplomas are CERTIFICATE here.',
];

export const nursingAwards = defineTable({
  file: 'data/nursing_awards.csv',
  title: 'Nursing awards by institution and credential',
  description: 'How many people completed each nursing credential at each institution in two years.',
  edition,
  row: z.object({
    unitid,
    cip: column.list(cip, 'Fields of study counted', ';'),
    award_level: column.list(awardLevel, 'Levels counted', '; '),
    credential: awardCredential,
    ...readFrom,
    completions_2022_23: completions('2022-23'),
    completions_2023_24: completions('2023-24'),
    credential_basis: basis,
    status: column.oneOf(['awarded', 'reported with no awards'], 'Whether either year has an award'),
    track: column.optional(
      column.oneOf(
        ['completion likely', 'completion possible'],
        'Likely: a public college with at least 1.5 times as many ADN as BSN awards, so that its BSN is mostly for RNs; possible: the same at a private one. An inference',
      ),
    ),
  }),
  primaryKey: ['unitid', 'credential'],
  sources: ipeds,
  shortSource: { title: `IPEDS completions, ${edition}` },
  notes,
  foreignKeys: [institutionKey],
});

export type NursingAwardRow = Row<typeof nursingAwards>;

export const nursingAwardsDetail = defineTable({
  file: 'data/nursing_awards_detail.csv',
  title: 'Nursing awards by institution, field and level',
  description: 'The counts behind nursing_awards.csv as IPEDS has them: one row a field of study and level.',
  edition,
  row: z.object({
    unitid,
    cip,
    cip_title: column.text('Name of the field of study'),
    award_level: awardLevel,
    award_level_code: column.integer('Code of the level in IPEDS', { minimum: 1 }),
    credential: awardCredential,
    completions_2022_23: completions('2022-23'),
    completions_2023_24: completions('2023-24'),
    credential_basis: basis,
    ...readFrom,
  }),
  primaryKey: ['unitid', 'cip', 'award_level_code'],
  sources: ipeds,
  notes,
  foreignKeys: [institutionKey],
});

export type NursingAwardDetailRow = Row<typeof nursingAwardsDetail>;
