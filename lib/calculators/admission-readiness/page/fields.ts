import type { FieldReading, ShownFields } from '@/lib/calculators/page/define';
import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { FieldView } from '@/lib/parameters/form';
import { paths, withQuery } from '@/lib/site/urls';
import { withArticle } from '@/lib/text/phrases';
import { admissionReadiness } from '..';
import {
  type AdmissionReadinessInputs,
  experienceLabels,
  firstYearPrograms,
  gpaRange,
  hasFirstYear,
  howToAnswer,
  isFirstYear,
  type ProgramType,
  parameters,
} from '../parameters';
import { gpaNoteSubject } from '../rubric';
import { programName } from '../sentences';
import { rubricFor } from './exam-outcomes';
import { exampleInputs, isNotTaken } from './not-taken';
import { ENTER_GPA, examQuestion, gpaQuestion } from './questions';

type Reading = FieldReading<typeof parameters>;
type Shown = ShownFields<typeof parameters>;

/** A program type by its short name and what it is: "BSN (bachelor’s degree)". */
const programLabels: Readonly<Record<ProgramType, string>> = {
  ADN: 'ADN (associate degree)',
  BSN: 'BSN (bachelor’s degree)',
  ABSN: 'Accelerated BSN (second degree)',
  RN_TO_BSN: 'RN-to-BSN',
  MSN: 'MSN (master’s degree)',
};

/** What each level of experience is called where space is short. */
export const shortExperience: typeof experienceLabels = {
  ...experienceLabels,
  volunteer: 'Volunteering or shadowing',
  cna: 'CNA, EMT or similar',
};

/** Said of fields from the start, so that no one fills in what does not count. */
const NOT_FROM_HIGH_SCHOOL = 'Does not count straight from high school.';

/** Words of the fields, in the order of the form: what the others depend on comes first. */
export const fields = {
  program_type: {
    label: 'Program type',
    hint: null,
    error: 'Choose a program type',
    labels: programLabels,
  },
  entry_type: {
    label: 'How you enter',
    hint: `${howToAnswer.firstYear}.`,
    error: 'Choose how you enter',
    labels: { transfer: 'After college courses', first_year: 'Straight from high school' },
  },
  gpa: {
    label: 'GPA',
    hint: `Which one depends on the program type: ${howToAnswer.rankedGpa}; straight from high school, the unweighted one of your transcript. 0 to 4.`,
    error: ENTER_GPA,
  },
  entrance_exam_score: {
    label: 'Entrance exam score (TEAS)',
    hint: 'Your total, 0 to 100. Leave it empty if you have not taken it.',
    error:
      'Enter your entrance exam score as a number from 0 to 100, for example 78, or leave it empty if you have not taken it',
  },
  experience: {
    label: 'Experience or license',
    hint: 'The highest that applies.',
    error: 'Choose your experience',
    labels: shortExperience,
  },
  science_prereqs_complete: {
    label: 'Science prerequisites',
    hint: NOT_FROM_HIGH_SCHOOL,
    error: 'Choose whether your science prerequisites are complete',
    choices: { true: 'Complete or in progress', false: 'Not yet' },
  },
  has_retakes: {
    label: 'Repeated prerequisite courses',
    hint: NOT_FROM_HIGH_SCHOOL,
    error: 'Choose whether you repeated courses',
    choices: { true: 'One or more', false: 'None' },
  },
};

/** The applicant that the fields describe, with the example for what they leave open. */
const applicantOf = ({ inputs }: Reading): AdmissionReadinessInputs => ({ ...exampleInputs, ...inputs });

/** Which GPA to enter: what programs of the chosen type rank on, once one is chosen. */
function gpaHint(reading: Reading, data: Data): string {
  if (reading.inputs.program_type === undefined) return fields.gpa.hint;
  const note = data.parameters('admission-readiness').text('gpa_note', gpaNoteSubject(applicantOf(reading)));
  return `${note} ${gpaRange.minimum} to ${gpaRange.maximum}.`;
}

/** What to do with an exam that is not used. The form does not move: it is no longer than the hint that it replaces. */
function examUnusedHint(applicant: AdmissionReadinessInputs): string {
  if (isFirstYear(applicant)) return 'Not used straight from high school: leave it empty.';
  return applicant.program_type === 'MSN'
    ? 'Not used for registered nurses: leave it empty.'
    : `Not used for ${programName(applicant)} programs: leave it empty.`;
}

/** A number that is no decimal under 1, which may be a share: 0.78. The browser module sends what matches. */
const notAShare = ({ control }: FieldView): FieldView['control'] =>
  control.kind === 'number' ? { ...control, pattern: `(?!\\s*0*\\.0*[1-9])${control.pattern}` } : control;

function gpaField(reading: Reading, data: Data): Shown['gpa'] {
  const field = reading.fields.gpa;
  const { gpa } = reading.inputs;
  const question =
    gpa === undefined
      ? undefined
      : gpaQuestion(gpa, rubricFor(applicantOf(reading), data).gpa, reading.given);
  return {
    hint: gpaHint(reading, data),
    ...(field ? { control: notAShare(field) } : {}),
    ...question,
  };
}

function examField(reading: Reading, data: Data): Shown['entrance_exam_score'] {
  const field = reading.fields.entrance_exam_score;
  const score = reading.inputs.entrance_exam_score;
  const applicant = applicantOf(reading);
  const { exam } = rubricFor(applicant, data);
  const question = exam && score !== undefined ? examQuestion(score, exam, reading.given) : undefined;
  return {
    required: false,
    ...(exam ? {} : { hint: examUnusedHint(applicant), inWords: null }),
    ...(exam && isNotTaken(reading.given) ? { inWords: 'not taken yet' } : {}),
    ...(field ? { control: notAShare(field) } : {}),
    ...question,
  };
}

/** Ways on from a program that no one enters straight from high school, which the rules refuse. */
function entryField({ given }: Reading): Shown['entry_type'] {
  const read = parameters.program_type.value.safeParse(given.get('program_type'));
  const program = read.success ? (read.data as ProgramType) : undefined;
  if (given.get('entry_type') !== 'first_year' || program === undefined || hasFirstYear(program)) return {};
  const answer = (label: string, name: string, value: string) => {
    const query = new URLSearchParams(given);
    query.set(name, value);
    return { label, href: withQuery(paths.calculatorPage(admissionReadiness.id), query.toString()) };
  };
  const { name } = credentialFacts[program];
  return {
    answers: [
      ...firstYearPrograms.map((one) => answer(`Answer for ${withArticle(one)}`, 'program_type', one)),
      answer(`Answer for ${withArticle(name)} after college courses`, 'entry_type', 'transfer'),
    ],
  };
}

/** What fields say for what was read: which GPA, what is not used, questions back. */
export function shownFields(reading: Reading, data: Data): Shown {
  const afterCollege = isFirstYear(applicantOf(reading)) ? { inWords: null } : {};
  return {
    gpa: gpaField(reading, data),
    entrance_exam_score: examField(reading, data),
    entry_type: entryField(reading),
    science_prereqs_complete: afterCollege,
    has_retakes: afterCollege,
  };
}
