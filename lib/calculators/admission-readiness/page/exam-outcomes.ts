import type { Data } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { admissionReadiness } from '..';
import { type AdmissionReadinessInputs, parameters } from '../parameters';
import type { AdmissionReadinessResult } from '../result';
import { type Rubric, readRubric } from '../rubric';
import { changesFor, type PageChange } from './changes';

/** What the page's query says of an exam that has not been taken. */
export const NOT_TAKEN = 'not_taken';

/** Whether the reader has an exam score. */
export type ExamStatus = 'taken' | typeof NOT_TAKEN;

/** A result of an exam that has not been taken, and the applicant's answer with it. */
export interface ExamOutcome {
  /** Exam score, 0 to 100. */
  readonly exam: number;
  /** What that score is: "usual minimum". */
  readonly name: string;
  readonly result: AdmissionReadinessResult;
  /** Single changes that raise that score, the largest gain first. */
  readonly changes: readonly PageChange[];
}

/** Reads the constants that apply to an applicant. */
export const rubricFor = (inputs: AdmissionReadinessInputs, data: Data): Rubric =>
  readRubric(data.parameters('admission-readiness'), inputs);

/**
 * Answers for an exam that has not been taken: with the usual minimum, what admitted applicants bring and the score that
 * earns every point, in this order; empty where the exam is not used.
 */
export function examOutcomes(inputs: AdmissionReadinessInputs, data: Data): readonly ExamOutcome[] {
  const { exam } = rubricFor(inputs, data);
  if (!exam) return [];
  const scores = [
    { exam: exam.floor, name: 'usual minimum' },
    { exam: exam.competitive, name: 'usual score' },
    { exam: exam.full, name: 'full points' },
  ];
  return scores.map(({ exam: entrance_exam_score, name }) => {
    const withExam = { ...inputs, entrance_exam_score };
    return {
      exam: entrance_exam_score,
      name,
      result: admissionReadiness.answer(withExam, data).result,
      changes: changesFor(withExam, data),
    };
  });
}

/** The query of the page for an applicant. */
export function pageQueryFor(inputs: AdmissionReadinessInputs, status: ExamStatus): string {
  const query = new URLSearchParams(canonicalQuery(parameters, inputs));
  if (status === NOT_TAKEN) query.set('entrance_exam_score', NOT_TAKEN);
  return query.toString();
}

/** Lowest and highest score of answers: "64 to 85"; one number where they are the same. */
export function scoreRange(outcomes: readonly ExamOutcome[], joint = ' to '): string {
  const scores = outcomes.map(({ result }) => result.readiness_score);
  const ends = [Math.min(...scores), Math.max(...scores)];
  return [...new Set(ends)].join(joint);
}
