import { z } from 'zod';
import { stateSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import { awardYears, chargeYears, directoryYear, eitherAwardYear, isNewerProvisional } from '../year-words';
import { awardCredential, awardCredentials } from './awards';
import {
  calendarYear,
  control,
  dollars,
  dollarsAYear,
  institutionKey,
  percent,
  provenance,
  stateColumns,
  unitid,
} from './shared';

const ipedsFiles = 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx';

const rate = (what: string) => column.optional(column.integer(what, dollarsAYear));
const share = (what: string) => column.optional(column.number(what, { minimum: 0, maximum: 1 }));
const credentials = (what: string) => column.optional(column.list(awardCredential, what, ';'));
const completions = (year: string) =>
  column.integer(`Nursing awards of all levels in ${year}`, { unit: 'awards', minimum: 0 });

const { edition } = editions.institutions;
const { charges, newer_charges: newer, previous_fall, latest_fall } = chargeYears;
const newerCharges = `${newer}${isNewerProvisional ? ', provisional' : ''}`;

export const institutions = defineTable({
  file: 'data/institutions.csv',
  title: 'Institutions that report nursing programs',
  description: `Every institution in the 50 states and DC that reported a nursing program (CIP 51.38, 51.39, 51.3203) in ${eitherAwardYear}: place, charges, graduation and acceptance rates.`,
  edition,
  row: z.object({
    unitid,
    opeid: column.optional(
      column.text('Number in the federal aid programs; the first six digits name the institution', {
        pattern: '^\\d{8}$',
      }),
    ),
    name: column.text('Name in IPEDS'),
    city: column.text('City'),
    ...stateColumns,
    zip: column.text('ZIP code', { pattern: '^\\d{5}(-\\d{4})?$' }),
    website: column.website('Website as reported, with or without a scheme'),
    control,
    level: column.oneOf(['4-year', '2-year', 'less-than-2-year'], 'Longest program that it offers'),
    latitude: column.number('Latitude', { unit: 'degrees', minimum: -90, maximum: 90 }),
    longitude: column.number('Longitude', { unit: 'degrees', minimum: -180, maximum: 180 }),
    tuition_in_state: rate(`Published yearly tuition and fees ${charges}, state resident, undergraduate`),
    tuition_out_of_state: rate(`Published yearly tuition and fees ${charges}, nonresident, undergraduate`),
    tuition_year: column.optional(
      column.text('Academic year of the charges', { pattern: '^\\d{4}-\\d{2}$' }),
    ),
    ...provenance,
    tuition_in_district: rate(
      `Published yearly tuition and fees ${charges} of residents of the district, where they pay less`,
    ),
    tuition_basis: column.oneOf(
      [
        'published tuition and fees, full-time first-time undergraduate',
        'average tuition and fees, full-time undergraduate',
        'program-year institution: whole-program charges in nursing_program_tuition.csv',
        'program-year institution: charges not held',
        'graduate only',
        'not reported',
      ],
      'What the yearly rate is, or why there is no such rate',
    ),
    graduate_tuition_in_state: rate(
      `Average yearly graduate tuition and fees ${charges} over all graduate programs, state resident`,
    ),
    graduate_tuition_out_of_state: rate(
      `Average yearly graduate tuition and fees ${charges} over all graduate programs, nonresident`,
    ),
    locale: column.text('Kind of place'),
    county: column.text('County'),
    acceptance_rate_previous_fall: share(
      `Admitted ÷ applicants, fall ${previous_fall}, all fields; selective institutions only`,
    ),
    graduation_rate_150pct: column.optional(
      column.integer(
        'First-time full-time undergraduates of all fields who finish within 150 percent of normal time',
        percent,
      ),
    ),
    all_programs_median_earnings_10yr: column.optional(
      column.integer(
        "Median earnings ten years after entry, all of the institution's students",
        dollarsAYear,
      ),
    ),
    credentials_awarded: credentials('Credentials awarded in either year'),
    credentials_reported_no_awards: credentials('Credentials reported without an award in either year'),
    nursing_completions_previous_year: completions(awardYears.previous),
    nursing_completions_latest_year: completions(awardYears.latest),
    in_latest_ipeds: column.flag(
      `Whether it is still in IPEDS ${directoryYear}; if not, it counts as closed`,
      {
        yes: 'yes',
        no: 'no',
      },
    ),
    newer_tuition_in_district: rate(`As tuition_in_district, ${newerCharges}`),
    newer_tuition_in_state: rate(`As tuition_in_state, ${newerCharges}`),
    newer_tuition_out_of_state: rate(`As tuition_out_of_state, ${newerCharges}`),
    graduation_rate_year: column.optional(calendarYear),
    acceptance_rate_latest_fall: share(`As acceptance_rate_previous_fall, fall ${latest_fall}`),
    newer_obtained_from: column.optional(column.text(`Copy that the ${newer} charges were read from`)),
  }),
  primaryKey: ['unitid'],
  shortSource: { title: `IPEDS published tuition and fees, ${edition}` },
  sources: [
    {
      title: `U.S. Department of Education, National Center for Education Statistics, IPEDS ${charges} and ${newer}`,
      url: ipedsFiles,
    },
  ],
  notes: [
    "Charges are the institution's, not the nursing program's; nursing fees come on top.",
    'At community colleges tuition_in_state is for residents outside the district; where tuition_in_district is filled it is what most students pay.',
    "all_programs_median_earnings_10yr is for all of an institution's students and is never shown as nurses' pay.",
    'Rates are for all fields of study together. Outliers are kept as reported.',
    'Online universities stand in the state of their reporting unit.',
  ],
  coverage: [{ areas: stateSlugs }],
});

export type InstitutionRow = Row<typeof institutions>;

const { edition: programYear } = editions.nursing_program_tuition;
/** The survey's file, by the year in which the academic year begins. */
const programFile = `IC${programYear.slice(0, programYear.indexOf('-'))}_PY`;

export const nursingProgramTuition = defineTable({
  file: 'data/nursing_program_tuition.csv',
  title: 'Whole-program charges of program-year schools',
  description:
    'What schools that charge by the program, not by the year, ask for a whole nursing program. One row a program; a school may have several.',
  edition: programYear,
  editionColumn: 'year',
  row: z.object({
    unitid,
    credential: column.optional(
      column.oneOf(
        awardCredentials,
        'Credential; empty where the school reports several RN programs or it is no plain nursing credential',
      ),
    ),
    cip: column.text('Field of study', { pattern: '^\\d{2}\\.\\d{4}$' }),
    program_tuition_and_fees: column.integer('Tuition and fees of the whole program', {
      ...dollars,
      unit: 'USD, whole program',
    }),
    program_length: column.integer('Length of the program', { minimum: 1 }),
    length_unit: column.oneOf(['credit hours', 'clock hours'], 'Unit of the length'),
    year: column.text('Academic year of the charge', { pattern: '^\\d{4}-\\d{2}$' }),
    basis: column.text('What the charge covers'),
    ...provenance,
  }),
  primaryKey: ['unitid', 'cip', 'program_length', 'length_unit', 'program_tuition_and_fees'],
  sources: [
    {
      title: `U.S. Department of Education, National Center for Education Statistics, IPEDS ${programYear} (${programFile})`,
      url: `https://nces.ed.gov/ipeds/datacenter/data/${programFile}.zip`,
    },
  ],
  shortSource: { title: `IPEDS whole-program charges, ${programYear}` },
  notes: ['Transcribed from a copy of the survey file. Outliers are kept as reported.'],
  foreignKeys: [institutionKey],
});

export type NursingProgramTuitionRow = Row<typeof nursingProgramTuition>;
