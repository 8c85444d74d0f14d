import { constantsSource } from '@/lib/calculators/page/constants';
import { definePage, noExtras } from '@/lib/calculators/page/define';
import type { AnswerView, Comparison } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { admissionReadiness } from '..';
import { type AdmissionReadinessInputs, experienceLabels, howToAnswer } from '../parameters';
import type { AdmissionReadinessResult } from '../result';
import { examMeasure, gpaMeasure } from '../sentences';
import { figures, openConditions, subject } from './answer';
import { assessmentOf, formula } from './formula';
import { method } from './method';
import { comparison, NO_GAIN } from './programs';
import { verdictLine } from './verdict';

/** The view of an admission-readiness answer: what its page shows besides what every answer has. */
export interface AdmissionReadinessAnswer extends AnswerView {
  readonly kind: 'admission-readiness';
  readonly result: AdmissionReadinessResult;
  readonly comparison: Comparison;
  /** Why there is no step to show. */
  readonly noGain: string;
}

/** Whether the exam counts: not for nurses' own programs, nor straight from high school. */
const usesExam = (inputs: AdmissionReadinessInputs, data: Data) =>
  assessmentOf(inputs, data).rubric.exam !== null;

export const admissionReadinessPage = definePage({
  calculator: admissionReadiness,
  fields: {
    gpa: {
      label: 'GPA',
      hint: howToAnswer.gpa,
      error: 'Enter your GPA as a number from 0 to 4, for example 3.4',
    },
    entrance_exam_score: {
      label: 'Entrance exam score',
      hint: howToAnswer.exam,
      error: 'Enter your entrance exam score as a number from 0 to 100, for example 78',
    },
    program_type: {
      label: 'Program type',
      hint: null,
      error: 'Choose a program type',
    },
    experience: {
      label: 'Experience or license',
      hint: 'The highest that applies.',
      error: 'Choose your experience or license',
    },
    science_prereqs_complete: {
      label: 'Science prerequisites',
      hint: null,
      error: 'Choose whether your science prerequisites are complete',
      choices: { true: 'Complete or in progress', false: 'Not yet' },
    },
    has_retakes: {
      label: 'Repeated prerequisite courses',
      hint: null,
      error: 'Choose whether you repeated courses',
      choices: { true: 'One or more', false: 'None' },
    },
    entry_type: {
      label: 'How you enter',
      hint: howToAnswer.entryType,
      error: 'Choose how you enter',
    },
  },
  extras: noExtras,
  method,
  notes: ({ notes }) => notes,
  unused: (inputs, data) => (usesExam(inputs, data) ? [] : ['entrance_exam_score']),
  chosen: (inputs, data) =>
    [
      `GPA ${gpaMeasure.text(inputs.gpa)}`,
      ...(usesExam(inputs, data) ? [`exam ${examMeasure.text(inputs.entrance_exam_score)}`] : []),
      credentialFacts[inputs.program_type].name,
      experienceLabels[inputs.experience],
      ...(inputs.science_prereqs_complete ? [] : ['prerequisites not yet']),
      ...(inputs.has_retakes ? ['repeated courses'] : []),
      ...(inputs.entry_type === 'first_year' ? ['straight from high school'] : []),
    ].join(', '),
  view: ({ inputs, answer, data }): AdmissionReadinessAnswer => {
    const { result, assumptions, sources } = answer;
    const assessment = assessmentOf(inputs, data);
    const caps = assessment.gates.map(({ cap }) => cap);
    const asked = { inputs, result, cap: caps.length > 0 ? Math.min(...caps) : null };
    return {
      kind: 'admission-readiness',
      result,
      subject: subject(asked),
      verdict: verdictLine(result),
      sentence: result.summary,
      figures: figures(asked),
      facts: [`Which GPA? ${result.gpa_note}`],
      basis: [
        constantsSource('admission-readiness', 'Weights judged by us from published admission criteria'),
      ],
      cautions: openConditions(result),
      assumptions,
      sources,
      comparison: comparison(inputs, data),
      noGain: NO_GAIN,
      formula: formula(inputs, result, assessment),
    };
  },
});
