import { constantsSource } from '@/lib/calculators/page/constants';
import { definePage } from '@/lib/calculators/page/define';
import { nearPlace } from '@/lib/calculators/page/near';
import type { Link } from '@/lib/calculators/page/related';
import { together } from '@/lib/calculators/page/together';
import type { AnswerView, Comparison } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { paths, withQuery } from '@/lib/site/urls';
import { withArticle } from '@/lib/text/phrases';
import { capitalized } from '@/lib/text/words';
import { admissionReadiness } from '..';
import { type AdmissionReadinessInputs, isFirstYear, parameters } from '../parameters';
import type { AdmissionReadinessResult } from '../result';
import { examMeasure, gpaMeasure, programName } from '../sentences';
import { afterCollege, needsAnotherWay } from './after-college';
import { type AnsweredRequest, figures, openConditions, sentence, subject } from './answer';
import { changesFor } from './changes';
import { type ExamOutcome, type ExamStatus, examOutcomes, NOT_TAKEN, rubricFor } from './exam-outcomes';
import { fields, shortExperience, shownFields } from './fields';
import { assessmentOf, formula } from './formula';
import { belowMinimum, type ChangeByExam, changesByExam, gainsByKind, NO_GAIN, routesOf } from './helps';
import { method } from './method';
import { type NextSteps, nextLinks } from './next';
import { examStatus } from './not-taken';
import { partsOf, type ReadinessPart } from './parts';
import { comparison } from './programs';
import { verdictLine } from './verdict';
import { bandMeaning } from './words';

/** What the page shows of an exam that has not been taken. */
export interface ExamOutlook {
  readonly outcomes: readonly ExamOutcome[];
  /** The score after each change, with each result of the exam. */
  readonly changes: readonly ChangeByExam[];
  readonly belowMinimum: string | null;
  /** The answers at the API, which needs an exam score: one for each result. */
  readonly asData: readonly Link[];
}

/** The view of an admission-readiness answer: what its page shows besides what every answer has. */
export interface AdmissionReadinessAnswer extends AnswerView {
  readonly kind: 'admission-readiness';
  /** Of an exam that has not been taken: with the score that admitted applicants bring. */
  readonly result: AdmissionReadinessResult;
  readonly verdict: string;
  /** Null where the exam has been taken, or is not used. */
  readonly outlook: ExamOutlook | null;
  /** The parts of the score in words. */
  readonly parts: readonly ReadinessPart[];
  /** Single changes that raise the score: the largest gain of each kind, and the smaller ones. */
  readonly gains: ReturnType<typeof gainsByKind>;
  /** Other ways that the applicant may look at, in sentences. */
  readonly routes: readonly string[];
  readonly next: NextSteps;
  readonly comparison: Comparison;
  /** What each band of the score means, the highest first. */
  readonly bands: readonly { readonly label: string; readonly scores: string; readonly meaning: string }[];
  /** What limits the score while it is open, in sentences. */
  readonly limits: readonly string[];
  /** Which GPA and which programs this is for, in sentences. */
  readonly gpaNotes: readonly string[];
  /** Why there is no step to show. */
  readonly noGain: string;
}

/** The chosen values: those that do not apply are left out. */
function chosen(inputs: AdmissionReadinessInputs, data: Data, status: ExamStatus): string {
  const usesExam = rubricFor(inputs, data).exam !== null;
  const isTransfer = !isFirstYear(inputs);
  const exam = status === NOT_TAKEN ? 'not taken yet' : examMeasure.text(inputs.entrance_exam_score);
  return [
    `GPA ${gpaMeasure.text(inputs.gpa)}`,
    ...(usesExam ? [`exam ${exam}`] : []),
    credentialFacts[inputs.program_type].name,
    shortExperience[inputs.experience],
    ...(isTransfer && !inputs.science_prereqs_complete ? ['prerequisites not yet'] : []),
    ...(isTransfer && inputs.has_retakes ? ['repeated courses'] : []),
    ...(isTransfer ? [] : ['straight from high school']),
  ].join(', ');
}

/** The answer at the API for each exam score. */
const asData = (inputs: AdmissionReadinessInputs, outcomes: readonly ExamOutcome[]): Link[] =>
  outcomes.map(({ exam }) => ({
    label: `Exam ${exam}`,
    href: withQuery(
      paths.calculator(admissionReadiness.id),
      canonicalQuery(parameters, { ...inputs, entrance_exam_score: exam }),
    ),
  }));

function outlookOf({ inputs, outcomes }: AnsweredRequest, data: Data): ExamOutlook | null {
  if (outcomes.length === 0) return null;
  return {
    outcomes,
    changes: changesByExam(outcomes),
    belowMinimum: belowMinimum(rubricFor(inputs, data)),
    asData: asData(inputs, outcomes),
  };
}

/** What stands in for an exam that has not been taken. */
function examAssumptions({ outcomes, inputs }: AnsweredRequest): string[] {
  if (outcomes.length === 0) return [];
  const names = outcomes.map(({ exam, name }) => `${exam} (${name})`).join(', ');
  return [
    `You have no exam score yet, so the answer is given for three: ${names}. The parts of the score and the working are for ${inputs.entrance_exam_score}.`,
  ];
}

export const admissionReadinessPage = definePage({
  calculator: admissionReadiness,
  fields,
  startsEmpty: true,
  extras: together({ status: examStatus, near: nearPlace }),
  shown: shownFields,
  method,
  notes: ({ notes }) => notes,
  // An exam that is not given has not been taken, or is not used.
  unused: () => ['entrance_exam_score'],
  chosen: (inputs, data, { status }) => chosen(inputs, data, status),
  view: ({ inputs, answer, extras: { status, near }, data }): AdmissionReadinessAnswer => {
    const { result, assumptions, sources } = answer;
    const assessment = assessmentOf(inputs, data);
    const { rubric, gates } = assessment;
    const outcomes = status === NOT_TAKEN ? examOutcomes(inputs, data) : [];
    const changes = changesFor(inputs, data);
    const asked = { inputs, rubric, result, changes, outcomes, gates };
    const isPast = needsAnotherWay(inputs, rubric);
    return {
      kind: 'admission-readiness',
      result,
      heading: `Are you ready for ${withArticle(programName(inputs))}?`,
      verdict: verdictLine(asked),
      subject: subject(asked),
      sentence: sentence(asked),
      figures: figures(asked),
      facts: [],
      basis: [constantsSource('admission-readiness', 'Points judged by us from published admission rules')],
      cautions: [],
      assumptions: [...examAssumptions(asked), ...assumptions],
      sources,
      outlook: outlookOf(asked, data),
      parts: partsOf(asked),
      // High-school grades can't be raised any more: what can be done leads, the table of changes is folded.
      gains: isPast ? { largest: [], smaller: changes } : gainsByKind(changes),
      routes: [...(needsAnotherWay(inputs, rubric) ? afterCollege(inputs, data) : []), ...routesOf(result)],
      next: nextLinks({ inputs, status, near }, data),
      comparison: comparison(inputs, status, data),
      bands: result.bands.map((band) => ({
        label: band.band_label,
        scores: `${band.from_score} to ${band.to_score}`,
        meaning: capitalized(bandMeaning(band)),
      })),
      limits: openConditions(result),
      gpaNotes: [result.gpa_note, rubric.programNote],
      noGain: NO_GAIN,
      formula: formula(inputs, result, assessment),
    };
  },
});
