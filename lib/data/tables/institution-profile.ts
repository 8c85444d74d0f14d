import { z } from 'zod';
import { column } from '../columns';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import { aidYear, studentsFall } from '../year-words';
import { dollarsAYear, institutionKey, percent, provenance, share, stateCode, unitid, yesNo } from './shared';

const students = (what: string) => column.optional(column.integer(what, { unit: 'students', minimum: 0 }));
const wholePercent = (what: string) => column.optional(column.integer(what, percent));
const amount = (what: string) =>
  column.optional(column.integer(`${what}, average of those who got it, ${aidYear}`, dollarsAYear));

const { edition } = editions.institution_profile;
const periods = edition.split('; ');

export const institutionProfile = defineTable({
  file: 'data/institution_profile.csv',
  title: 'Students and aid of institutions',
  description:
    'Size, part-time and online shares, retention, aid, open admission and first-generation share of the whole institution.',
  edition,
  row: z.object({
    unitid,
    institution_name: column.text('Name of the institution'),
    state_code: stateCode,
    undergraduates: students(`Undergraduates in ${studentsFall}`),
    graduate_students: students(`Graduate students in ${studentsFall}`),
    undergraduates_part_time_percent: column.optional(
      column.number('Undergraduates who study part time', percent),
    ),
    undergraduates_exclusively_online_percent: wholePercent('Undergraduates who study only online'),
    undergraduates_some_online_percent: wholePercent('Undergraduates with some online courses'),
    undergraduates_no_online_percent: wholePercent('Undergraduates without online courses'),
    graduates_exclusively_online_percent: wholePercent('Graduate students who study only online'),
    student_to_faculty_ratio: column.optional(
      column.integer('Students for each instructor', { unit: 'students', minimum: 0 }),
    ),
    retention_full_time_percent: wholePercent('First-time full-time undergraduates who came back'),
    retention_full_time_cohort: students('Students behind the full-time retention'),
    retention_part_time_percent: wholePercent('First-time part-time undergraduates who came back'),
    pell_percent_of_undergraduates: wholePercent(`Undergraduates with a Pell grant, ${aidYear}`),
    pell_average_amount: amount('Pell grant'),
    federal_loan_percent_of_undergraduates: wholePercent(`Undergraduates with a federal loan, ${aidYear}`),
    federal_loan_average_amount: amount('Federal loans'),
    first_year_any_grant_percent: wholePercent(`First-year students with any grant, ${aidYear}`),
    first_year_any_grant_average: amount('Grants of first-year students'),
    first_year_institution_grant_percent: wholePercent(
      `First-year students with a grant of the institution, ${aidYear}`,
    ),
    first_year_institution_grant_average: amount('Institution grants of first-year students'),
    first_year_loan_percent: wholePercent(`First-year students with a loan, ${aidYear}`),
    first_year_loan_average: amount('Loans of first-year students'),
    open_admission: column.optional(yesNo('Whether it admits everyone who qualifies')),
    acceptance_rate_latest_fall: column.optional(share(`Admitted ÷ applicants, ${studentsFall}, all fields`)),
    all_programs_offered_only_online: yesNo('Whether all programs are only online'),
    first_generation_share: column.optional(share('Students whose parents have no college degree')),
    ...provenance,
  }),
  primaryKey: ['unitid'],
  sources: [
    {
      title: `U.S. Department of Education, National Center for Education Statistics, IPEDS ${periods.join(' and ')}`,
      url: `https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx?year=${editions.institution_profile.years.fall}`,
    },
    {
      title:
        'U.S. Department of Education, College Scorecard, as published by Truewise (CC BY 4.0, https://truewise.dev): first-generation share',
      url: 'https://collegescorecard.ed.gov/data/',
    },
  ],
  shortSource: { title: `IPEDS ${periods.join(', ')}` },
  notes: [
    'All figures are of the whole institution, not of its nursing programs.',
    'Retention says something only with a cohort of 30 or more.',
  ],
  foreignKeys: [institutionKey],
});

export type InstitutionProfileRow = Row<typeof institutionProfile>;
