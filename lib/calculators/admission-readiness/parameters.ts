import { credentialFacts } from '@/lib/data/credentials';
import { boolean, decimal, enumeration, type Inputs } from '@/lib/parameters/declare';

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

/** Inputs of admission-readiness, in the order in which problems are reported. */
export const parameters = {
  gpa: decimal({
    description:
      'Your GPA on the 4-point scale: the one that the program ranks on, which is mostly that of the prerequisite courses and not the overall one.',
    example: 3.4,
    ...gpaRange,
    outside: 'clamp',
  }),
  entrance_exam_score: decimal({
    description:
      'Your total score on the entrance exam, in percent, as TEAS reports it. Not used for RN-to-BSN or for an RN who asks about an MSN.',
    example: 78,
    aliases: ['teas_score'],
    ...examRange,
    outside: 'clamp',
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
};

export type AdmissionReadinessInputs = Inputs<typeof parameters>;
export type ProgramType = AdmissionReadinessInputs['program_type'];
export type Experience = AdmissionReadinessInputs['experience'];
