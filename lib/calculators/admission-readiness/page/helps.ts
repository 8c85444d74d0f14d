import type { AdmissionReadinessResult } from '../result';
import type { Rubric } from '../rubric';
import type { PageChange } from './changes';
import type { ExamOutcome } from './exam-outcomes';

/** Why there is no change to show. */
export const NO_GAIN = 'None of the single changes that we try raises the score.';

/** Other kinds of programs that a license opens, in sentences. */
export const routesOf = ({ next_steps }: AdmissionReadinessResult): string[] =>
  next_steps.filter(({ kind }) => kind === 'route').map(({ action, why }) => `${action} ${why}`);

/** Changes that a reader can weigh at a glance. */
const MAX_LARGEST = 3;

/** The largest gains, one of each kind of change, and the smaller ones. @param all the largest gain first */
export function gainsByKind(all: readonly PageChange[]): {
  readonly largest: readonly PageChange[];
  readonly smaller: readonly PageChange[];
} {
  const ofEachKind = all.filter(
    ({ kind }, index) => all.findIndex((change) => change.kind === kind) === index,
  );
  const largest = ofEachKind.slice(0, MAX_LARGEST);
  return { largest, smaller: all.filter((change) => !largest.includes(change)) };
}

/** The largest gain that does not depend on the exam. */
const withoutExam = ({ changes }: ExamOutcome) => changes.filter(({ kind }) => kind !== 'exam');

/** Changes that don't depend on the exam, with any of its results: in the order of the gain with the middle one. */
function otherChanges(outcomes: readonly ExamOutcome[]): string[] {
  const [low, middle, high] = outcomes;
  const changes = [middle, low, high].flatMap((outcome) => (outcome ? withoutExam(outcome) : []));
  return [...new Set(changes.map(({ label }) => label))];
}

/** Points between the lowest exam result and the middle one, which admitted applicants bring. */
const examGain = ([low, middle]: readonly ExamOutcome[]) =>
  low && middle ? middle.result.readiness_score - low.result.readiness_score : 0;

/** What would help most while the exam has not been taken, as a sentence: a good score, or another change. */
export function helpsMostByExam(outcomes: readonly ExamOutcome[]): string | null {
  const [, middle] = outcomes;
  const other = middle && withoutExam(middle)[0];
  const gain = examGain(outcomes);
  if (middle && gain > 0 && gain >= (other?.pointsGained ?? 0))
    return `A good exam score would help most: aim for ${middle.exam}`;
  return other ? `${other.label} would help most` : null;
}

/** A change, and the score after it with each result of the exam. */
export interface ChangeByExam {
  readonly change: string;
  readonly scores: readonly number[];
}

/** The score as the applicant is now and after each change, with each result of the exam in their order. */
export function changesByExam(outcomes: readonly ExamOutcome[]): ChangeByExam[] {
  const scoreAfter = (label: string, { changes, result }: ExamOutcome) =>
    changes.find((change) => change.label === label)?.newScore ?? result.readiness_score;
  return [
    { change: 'As you are now', scores: outcomes.map(({ result }) => result.readiness_score) },
    ...otherChanges(outcomes).map((label) => ({
      change: label,
      scores: outcomes.map((outcome) => scoreAfter(label, outcome)),
    })),
  ];
}

/** What an exam score under the usual minimum would mean. */
export const belowMinimum = ({ exam, capBelowFloor }: Rubric): string | null =>
  exam &&
  `Below ${exam.floor} on the exam, many programs won’t consider you, whatever your grades. Your score here would then stop at ${capBelowFloor}.`;
