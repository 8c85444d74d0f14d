import { count, uncapitalized } from '@/lib/text/words';
import type { AdmissionReadinessResult, ReadinessStep } from '../result';
import type { Rubric } from '../rubric';
import type { ExamOutcome } from './exam-outcomes';

/** Why there is no step to show. */
export const NO_GAIN = 'None of the single changes that are tried raises the score.';

const withoutPeriod = (sentence: string) => sentence.replace(/\.$/, '');

/** Single changes that raise the score, the largest gain first. */
export const gains = ({ next_steps }: AdmissionReadinessResult): ReadinessStep[] =>
  next_steps.filter(({ points_gained }) => points_gained > 0);

export const largestGain = (result: AdmissionReadinessResult): ReadinessStep | undefined => gains(result)[0];

/** Other kinds of programs that a license opens, in sentences. */
export const routesOf = ({ next_steps }: AdmissionReadinessResult): string[] =>
  next_steps.filter(({ kind }) => kind === 'route').map(({ action, why }) => `${action} ${why}`);

/** The largest gain of each kind of change, and the smaller ones. */
export function gainsByKind(result: AdmissionReadinessResult): {
  readonly largest: readonly ReadinessStep[];
  readonly smaller: readonly ReadinessStep[];
} {
  const all = gains(result);
  const isLargest = ({ kind }: ReadinessStep, index: number) =>
    all.findIndex((step) => step.kind === kind) === index;
  return {
    largest: all.filter(isLargest),
    smaller: all.filter((step, index) => !isLargest(step, index)),
  };
}

/** Changes that don't depend on the exam, with any of its results: in the order of the gain with the middle one. */
function otherChanges(outcomes: readonly ExamOutcome[]): string[] {
  const [low, middle, high] = outcomes;
  const results = [middle, low, high].flatMap((outcome) => (outcome ? [outcome.result] : []));
  const changes = results.flatMap(gains).filter(({ kind }) => kind !== 'exam');
  return [...new Set(changes.map(({ action }) => action))];
}

/** Points between the lowest exam result and the middle one, which admitted applicants bring. */
const examGain = ([low, middle]: readonly ExamOutcome[]) =>
  low && middle ? middle.result.readiness_score - low.result.readiness_score : 0;

/** What would help most while the exam has not been taken: a good score, or another change. */
export function helpsMost(outcomes: readonly ExamOutcome[]): string {
  const [low, middle] = outcomes;
  const gain = examGain(outcomes);
  const other = middle && gains(middle.result).find(({ kind }) => kind !== 'exam');
  if (low && middle && gain > 0 && gain >= (other?.points_gained ?? 0))
    return `A good exam score would help most: ${middle.exam} earns ${count(gain, 'point')} more than ${low.exam}.`;
  return other
    ? `What would help most: ${uncapitalized(withoutPeriod(other.action))} (+${count(other.points_gained, 'point')} with an exam score of ${middle?.exam}).`
    : NO_GAIN;
}

/** A change, and the score after it with each result of the exam. */
export interface ChangeByExam {
  readonly change: string;
  readonly scores: readonly number[];
}

/** The score as the applicant is now and after each change, with each result of the exam in their order. */
export function changesByExam(outcomes: readonly ExamOutcome[]): ChangeByExam[] {
  const scoreAfter = (action: string, { next_steps, readiness_score }: AdmissionReadinessResult) =>
    next_steps.find((step) => step.action === action)?.new_score ?? readiness_score;
  return [
    { change: 'As you are now', scores: outcomes.map(({ result }) => result.readiness_score) },
    ...otherChanges(outcomes).map((action) => ({
      change: withoutPeriod(action),
      scores: outcomes.map(({ result }) => scoreAfter(action, result)),
    })),
  ];
}

/** What an exam score under the usual minimum would mean. */
export const belowMinimum = ({ exam, capBelowFloor }: Rubric): string | null =>
  exam &&
  `Below ${exam.floor} on the exam, many programs do not consider you, whatever your grades. Your score here would then be ${capBelowFloor} at most.`;
