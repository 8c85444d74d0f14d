import type { ReadinessBandRow } from '@/lib/data/tables/parameters';
import { withArticle } from '@/lib/text/phrases';
import { count } from '@/lib/text/words';
import type { Assessment } from './assess';
import type { AdmissionReadinessInputs } from './parameters';
import type { ReadinessStep } from './result';
import { examMeasure, gpaMeasure, programName } from './sentences';

/** The numbers that count: "a GPA of 3.4 and an entrance exam score of 78". */
function numbersInWords(inputs: AdmissionReadinessInputs, { rubric }: Assessment): string {
  const gpa = `a GPA of ${gpaMeasure.text(inputs.gpa)}`;
  return rubric.exam
    ? `${gpa} and an entrance exam score of ${examMeasure.text(inputs.entrance_exam_score)}`
    : gpa;
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The answer in one or two sentences: the score, what it means, and the change that would help most where one does. */
export function summary(
  inputs: AdmissionReadinessInputs,
  assessment: Assessment,
  { band_label, meaning }: ReadinessBandRow,
  steps: readonly ReadinessStep[],
): string {
  const [best] = steps.filter(({ points_gained }) => points_gained > 0);
  const change = best
    ? ` What would help most: ${uncapitalized(best.action).replace(/\.$/, '')} (+${count(best.points_gained, 'point')}).`
    : '';
  return (
    `With ${numbersInWords(inputs, assessment)} you score ${assessment.score} of 100 for ` +
    `${withArticle(programName(inputs))} program: ${band_label}, ${meaning}.${change}`
  );
}
