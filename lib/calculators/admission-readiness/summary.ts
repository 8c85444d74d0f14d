import type { ReadinessBandRow } from '@/lib/data/tables/parameters';
import { withArticle } from '@/lib/text/phrases';
import { count, uncapitalized } from '@/lib/text/words';
import type { Assessment } from './assess';
import type { AdmissionReadinessInputs } from './parameters';
import type { ReadinessStep } from './result';
import { examMeasure, gpaMeasure, type Measure, programName } from './sentences';

/** One applicant: the numbers as given and as they count, and the score. */
interface Scored {
  readonly inputs: AdmissionReadinessInputs;
  /** Before values outside a scale were moved to its end. */
  readonly unclamped: AdmissionReadinessInputs;
  readonly assessment: Assessment;
}

/** A number as given: "a GPA of 3.4"; one that was moved to the end of its scale, as what it counts. */
function numberInWords({ noun, text }: Measure, given: number, counted: number): string {
  const number = `${withArticle(noun)} of ${text(given)}`;
  return given === counted ? number : `${number} (read as ${text(counted)})`;
}

/** The numbers that count: "a GPA of 3.4 and an entrance exam score of 78". */
function numbersInWords({ inputs, unclamped, assessment: { rubric } }: Scored): string {
  const gpa = numberInWords(gpaMeasure, unclamped.gpa, inputs.gpa);
  if (!rubric.exam) return gpa;
  const { entrance_exam_score: counted } = inputs;
  return `${gpa} and ${numberInWords(examMeasure, unclamped.entrance_exam_score, counted)}`;
}

/** The answer in one or two sentences: the score, what it means, and the change that would help most where one does. */
export function summary(
  scored: Scored,
  { band_label, meaning }: ReadinessBandRow,
  steps: readonly ReadinessStep[],
): string {
  const [best] = steps.filter(({ points_gained }) => points_gained > 0);
  const change = best
    ? ` What would help most: ${uncapitalized(best.action).replace(/\.$/, '')} (+${count(best.points_gained, 'point')}).`
    : '';
  return (
    `With ${numbersInWords(scored)} you score ${scored.assessment.score} of 100 for ` +
    `${withArticle(programName(scored.inputs))} program: ${band_label}, ${meaning}.${change}`
  );
}
