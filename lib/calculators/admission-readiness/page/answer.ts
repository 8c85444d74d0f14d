import type { AnswerFigure } from '@/lib/calculators/page/view';
import { formatCount } from '@/lib/numbers/format';
import { withArticle } from '@/lib/text/phrases';
import { count } from '@/lib/text/words';
import { type AdmissionReadinessInputs, isFirstYear } from '../parameters';
import type { AdmissionReadinessResult } from '../result';
import { gpaMeasure, programName } from '../sentences';
import { type ExamOutcome, scoreRange } from './exam-outcomes';
import { helpsMost, largestGain, NO_GAIN } from './helps';

export interface AnsweredRequest {
  readonly inputs: AdmissionReadinessInputs;
  readonly result: AdmissionReadinessResult;
  /** Answers for an exam that has not been taken, lowest first; empty where it has, or is not used. */
  readonly outcomes: readonly ExamOutcome[];
  /** Highest score while a condition is open; null where none is. */
  readonly cap: number | null;
}

type Band = AdmissionReadinessResult['bands'][number];

/** @throws Error when the answer names a band that it does not list. */
export function bandOf({ bands, band_id }: AdmissionReadinessResult): Band {
  const band = bands.find((one) => one.band_id === band_id);
  if (!band) throw new Error(`No readiness band is called ${band_id}`);
  return band;
}

const bandInWords = (result: AdmissionReadinessResult) => `${result.band_label}, ${bandOf(result).meaning}`;

function scoreFigure({ result }: AnsweredRequest): AnswerFigure {
  return {
    label: 'of 100 points',
    value: formatCount(result.readiness_score),
    note: `${result.band_label}; a planning estimate and not a chance of admission`,
  };
}

function stepFigure({ result }: AnsweredRequest): AnswerFigure {
  const largest = largestGain(result);
  const label = 'from one change';
  return largest
    ? { label, value: `+${count(largest.points_gained, 'point')}`, note: largest.action }
    : { label, value: null, note: NO_GAIN };
}

/** How far the next band is; the cap of the score where a condition is open. */
function bandFigure({ result, cap }: AnsweredRequest): AnswerFigure {
  if (cap !== null) {
    return {
      label: 'is the most you can score now',
      value: formatCount(cap),
      note: result.gates.map(({ label }) => label).join('; '),
    };
  }
  const { bands, readiness_score: score } = result;
  const higher = bands.filter(({ from_score }) => from_score > score);
  const next = higher.at(-1);
  return next
    ? { label: `to ${next.band_label}`, value: count(next.from_score - score, 'point'), note: next.meaning }
    : {
        label: `above the start of ${result.band_label}`,
        value: count(score - bandOf(result).from_score, 'point'),
        note: 'the highest band',
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
    : [scoreFigure(asked), stepFigure(asked), bandFigure(asked)];
}

/** The score in words: "75", "between 64 and 85". */
export function scoreInWords({ outcomes, result }: AnsweredRequest): string {
  if (outcomes.length === 0) return formatCount(result.readiness_score);
  const range = scoreRange(outcomes, ' and ');
  return range.includes(' ') ? `between ${range}` : range;
}

/** Whether an exam that has not been taken decides on the score. */
export const onExam = (outcomes: readonly ExamOutcome[]) =>
  scoreRange(outcomes).includes(' ') ? 'depending on the exam' : 'whatever the exam brings';

/** The answer in a sentence or two: that of the API, or the range that the exam leaves and what would help most. */
export function sentence(asked: AnsweredRequest): string {
  const { inputs, outcomes, result } = asked;
  if (outcomes.length === 0) return result.summary;
  const gpa = `${withArticle(gpaMeasure.noun)} of ${gpaMeasure.text(inputs.gpa)}`;
  return (
    `With ${gpa} you score ${scoreInWords(asked)} of 100 for ${withArticle(programName(inputs))} program, ` +
    `${onExam(outcomes)}. ${helpsMost(outcomes)}`
  );
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
