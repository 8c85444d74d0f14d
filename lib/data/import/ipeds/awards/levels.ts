import type { NursingAwardDetailRow } from '../../../tables/awards';

type AwardLevel = NursingAwardDetailRow['award_level'];

/** Levels of awards by their code in IPEDS; 1 was replaced by 20 and 21 in 2019-20. */
export const levels: ReadonlyMap<string, AwardLevel> = new Map([
  ['2', 'Certificate: at least 1 but less than 2 academic years'],
  ['3', "Associate's degree"],
  ['4', 'Certificate: at least 2 but less than 4 academic years'],
  ['5', "Bachelor's degree"],
  ['6', 'Postbaccalaureate certificate'],
  ['7', "Master's degree"],
  ['8', "Post-master's certificate"],
  ['17', "Doctor's degree: research/scholarship"],
  ['18', "Doctor's degree: professional practice"],
  ['19', "Doctor's degree: other"],
  ['20', 'Certificate: less than 300 clock hours (under 9 semester credits)'],
  ['21', 'Certificate: 300-899 clock hours (9-29 semester credits)'],
]);

/** Certificates of a year or more, and shorter ones. */
export const longCertificates = ['2', '4'] as const;
export const shortCertificates = ['20', '21'] as const;
export const researchDoctorate = '17';
