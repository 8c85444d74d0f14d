import { credentialFacts } from '@/lib/data/credentials';
import { boolean, decimal, enumeration, type Inputs } from '@/lib/parameters/declare';
import type { Rules } from '@/lib/parameters/parse';
import { withArticle } from '@/lib/text/phrases';
import { choice } from '@/lib/text/words';

/** Ends of the scales that the two numbers are clamped into. */
export const gpaRange = { minimum: 0, maximum: 4 };
export const examRange = { minimum: 0, maximum: 100 };

/** What each level of experience is called. */
export const experienceLabels = {
  none: 'No healthcare experience',
  volunteer: 'Volunteer, shadowing or patient-care exposure',
  cna: 'CNA, medical assistant, EMT or similar',
  lpn: 'Current LPN/LVN',
  rn: 'Current RN',
};

/** Programs that people enter straight from high school. */
export const firstYearPrograms = ['ADN', 'BSN'] as const;

/** What each way to enter a program is called. */
export const entryTypeLabels = {
  transfer: 'After college courses (transfer)',
  first_year: 'Straight from high school (first year)',
};

/** Parts of how to answer that API and form share. */
const rankedGpa = 'mostly that of the prerequisite courses, not the overall one';
const firstYear = 'Straight from high school is for an ADN or a BSN';

/** How to answer, for API and form alike. */
export const howToAnswer = {
  rankedGpa,
  gpa: `The one that your program ranks on: ${rankedGpa}. 0 to 4.`,
  exam: 'Your total on the TEAS (Test of Essential Academic Skills), 0 to 100. Not taken yet? Enter what you expect; the page takes not_taken too, and answers with three scores.',
  firstYear,
  entryType: `${firstYear}: the sciences are in the program, and the exam is not used.`,
};

/** Inputs of admission-readiness, in the order in which problems are reported. */
export const parameters = {
  gpa: decimal({
    description: `Your GPA on the 4-point scale. ${howToAnswer.gpa}`,
    example: 3.4,
    ...gpaRange,
    outside: 'clamp',
  }),
  entrance_exam_score: decimal({
    description: `Your entrance exam score, in percent. ${howToAnswer.exam} Not used for RN-to-BSN or for an RN who asks about an MSN, but required for them too.`,
    example: 78,
    aliases: ['teas_score'],
    ...examRange,
    outside: 'clamp',
    unit: 'percent',
  }),
  program_type: enumeration(
    {
      ADN: credentialFacts.ADN.title,
      BSN: `${credentialFacts.BSN.title}, traditional`,
      ABSN: `${credentialFacts.ABSN.title} (second degree)`,
      RN_TO_BSN: credentialFacts.RN_TO_BSN.title,
      MSN: credentialFacts.MSN.title,
    },
    {
      description: 'Kind of program applied to.',
      example: 'BSN',
    },
  ),
  experience: enumeration(experienceLabels, {
    description: 'Healthcare experience or license: the highest that applies.',
    example: 'cna',
  }),
  science_prereqs_complete: boolean({
    description: 'Whether the core science prerequisites are complete or in progress.',
    example: true,
    default: true,
  }),
  has_retakes: boolean({
    description: 'Whether one or more prerequisite courses were repeated.',
    example: false,
    default: false,
  }),
  entry_type: enumeration(entryTypeLabels, {
    description: `How you enter: after college courses (transfer), or straight from high school (first_year), which is possible only with program_type=${choice(firstYearPrograms)}. ${howToAnswer.entryType}`,
    example: 'transfer',
    default: 'transfer',
  }),
};

export type AdmissionReadinessInputs = Inputs<typeof parameters>;
export type ProgramType = AdmissionReadinessInputs['program_type'];
export type Experience = AdmissionReadinessInputs['experience'];

export const hasFirstYear = (program: ProgramType) => firstYearPrograms.some((one) => one === program);

/** Whether someone enters straight from high school: then neither prerequisites nor the exam apply. */
export const isFirstYear = ({ entry_type }: Pick<AdmissionReadinessInputs, 'entry_type'>) =>
  entry_type === 'first_year';

/** The same applicant for another program: as a transfer where no one enters it straight from high school. */
export function forProgram(
  inputs: AdmissionReadinessInputs,
  program_type: ProgramType,
): AdmissionReadinessInputs {
  const entry_type = hasFirstYear(program_type) ? inputs.entry_type : 'transfer';
  return { ...inputs, program_type, entry_type };
}

/** What the parameters ask of each other. */
export const rules: Rules<typeof parameters> = {
  judge: (name, { entry_type, program_type }) =>
    name === 'entry_type' &&
    entry_type === 'first_year' &&
    program_type !== undefined &&
    !hasFirstYear(program_type)
      ? {
          refusal: `can be first_year only with program_type=${choice(firstYearPrograms)}`,
          forReaders: `Choose another way to enter: straight from high school you can enter ${choice(firstYearPrograms.map(withArticle))}, not ${withArticle(credentialFacts[program_type].name)}`,
        }
      : undefined,
};
