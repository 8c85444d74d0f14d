import type { AnswerFigure } from '@/lib/calculators/page/view';
import { formatCount } from '@/lib/numbers/format';
import { withArticle } from '@/lib/text/phrases';
import { capitalized, count, uncapitalized } from '@/lib/text/words';
import type { OpenGate } from '../assess';
import { type AdmissionReadinessInputs, isFirstYear } from '../parameters';
import type { AdmissionReadinessResult } from '../result';
import type { Rubric } from '../rubric';
import { examMeasure, gpaMeasure, programName } from '../sentences';
import type { PageChange } from './changes';
import { type ExamOutcome, scoreRange } from './exam-outcomes';
import { NO_GAIN } from './helps';
import { bandMeaning, gatesInWords } from './words';

export interface AnsweredRequest {
  readonly inputs: AdmissionReadinessInputs;
  readonly rubric: Rubric;
  readonly result: AdmissionReadinessResult;
  /** Single changes that raise the score, the largest gain first. */
  readonly changes: readonly PageChange[];
  /** Answers for an exam that has not been taken, lowest first; empty where it has, or is not used. */
  readonly outcomes: readonly ExamOutcome[];
  /** What holds the score down while it is open. */
  readonly gates: readonly OpenGate[];
}

type Band = AdmissionReadinessResult['bands'][number];

/** @throws Error when the answer names a band that it does not list. */
function bandOf({ bands, band_id }: AdmissionReadinessResult): Band {
  const band = bands.find((one) => one.band_id === band_id);
  if (!band) throw new Error(`No readiness band is called ${band_id}`);
  return band;
}

const bandInWords = (result: AdmissionReadinessResult) =>
  `${result.band_label}: ${bandMeaning(bandOf(result))}`;

/** Highest score while a condition is open; null where none is. */
const capOf = (gates: readonly OpenGate[]) =>
  gates.length > 0 ? Math.min(...gates.map(({ cap }) => cap)) : null;

function scoreFigure({ result }: AnsweredRequest): AnswerFigure {
  return {
    label: 'Your score',
    value: `${formatCount(result.readiness_score)} of 100`,
    note: bandInWords(result),
  };
}

function changeFigure({ changes: [largest] }: AnsweredRequest): AnswerFigure {
  const label = 'From one change';
  return largest
    ? { label, value: `+${count(largest.pointsGained, 'point')}`, note: largest.label }
    : { label, value: null, note: NO_GAIN };
}

/** How far the next band is; the cap of the score where a condition is open. */
function bandFigure({ result, gates }: AnsweredRequest): AnswerFigure {
  const cap = capOf(gates);
  if (cap !== null) {
    return {
      label: 'The most you can score now',
      value: formatCount(cap),
      note: `${count(gates.length, 'condition')} open`,
    };
  }
  const { bands, readiness_score: score } = result;
  const next = bands.filter(({ from_score }) => from_score > score).at(-1);
  return next
    ? {
        label: `To “${uncapitalized(next.band_label)}”`,
        value: count(next.from_score - score, 'point'),
        note: capitalized(bandMeaning(next)),
      }
    : {
        label: `Above the start of “${uncapitalized(result.band_label)}”`,
        value: count(score - bandOf(result).from_score, 'point'),
        note: 'The highest band',
      };
}

/** The score with one result of the exam. */
const outcomeFigure = ({ exam, name, result }: ExamOutcome): AnswerFigure => ({
  label: `Exam ${exam}: ${name}`,
  value: formatCount(result.readiness_score),
  note: bandInWords(result),
});

/** Three figures: the score, the largest gain and the next band, or the score with each result of the exam. */
export function figures(asked: AnsweredRequest): AnswerFigure[] {
  const { outcomes } = asked;
  return outcomes.length > 0
    ? outcomes.map(outcomeFigure)
    : [scoreFigure(asked), changeFigure(asked), bandFigure(asked)];
}

/** The score in words: "75", "between 64 and 85". */
export function scoreInWords({ outcomes, result }: AnsweredRequest): string {
  if (outcomes.length === 0) return formatCount(result.readiness_score);
  const range = scoreRange(outcomes, ' and ');
  return range.includes(' ') ? `between ${range}` : range;
}

/** Whether an exam that has not been taken decides on the score. */
const onExam = (outcomes: readonly ExamOutcome[]) =>
  scoreRange(outcomes).includes(' ') ? 'depending on the exam' : 'whatever the exam brings';

/** The numbers that count: "a GPA of 3.4 and an exam score of 78". */
function numbersInWords({ inputs, rubric, outcomes }: AnsweredRequest): string {
  const gpa = `a GPA of ${gpaMeasure.text(inputs.gpa)}`;
  return rubric.exam && outcomes.length === 0
    ? `${gpa} and an exam score of ${examMeasure.text(inputs.entrance_exam_score)}`
    : gpa;
}

/** What the score is, in a sentence. */
function scoreSentence(asked: AnsweredRequest): string {
  const { inputs, outcomes } = asked;
  const program = `${withArticle(programName(inputs))} program`;
  const score = `With ${numbersInWords(asked)} you score ${scoreInWords(asked)} of 100 for ${program}`;
  return outcomes.length > 0 ? `${score}, ${onExam(outcomes)}.` : `${score}.`;
}

/** The answer in two sentences: the score, and what limits it or what it is not. */
export function sentence(asked: AnsweredRequest): string {
  const cap = capOf(asked.gates);
  const limits =
    cap === null
      ? 'This is not your chance of getting in.'
      : `It stops at ${cap} while ${gatesInWords(asked.gates)}.`;
  return `${scoreSentence(asked)} ${limits}`;
}

/** What holds the score down while it is open, each with its cap. */
export function openConditions({ gates }: AdmissionReadinessResult): string[] {
  return gates.map(({ label, explanation, effect }) => `${label}. ${explanation} ${effect}`);
}

/** What was asked, with the answer: for the page's title. */
export function subject(asked: AnsweredRequest): string {
  const { inputs } = asked;
  const entry = isFirstYear(inputs) ? ' straight from high school' : '';
  return `Readiness for ${withArticle(programName(inputs))} program${entry}: ${scoreInWords(asked)} of 100`;
}
