import { type AdmissionReadinessInputs, examRange, gpaRange, isFirstYear } from './parameters';
import type { Rubric } from './rubric';
import { examMeasure, examUnused, gpaMeasure } from './sentences';

function gpaNotes({ gpa }: AdmissionReadinessInputs): string[] {
  const written = gpaMeasure.text(gpa);
  if (gpa > gpaRange.maximum) {
    return [
      `A GPA of ${written} is above the 4-point scale and was read as ${gpaMeasure.text(gpaRange.maximum)}. If it is weighted, or on a scale of 5, 10 or 100, convert it first.`,
    ];
  }
  return gpa < gpaRange.minimum
    ? [`A GPA of ${written} is below 0 and was read as ${gpaMeasure.text(gpaRange.minimum)}.`]
    : [];
}

function examNotes({ entrance_exam_score: score }: AdmissionReadinessInputs): string[] {
  const written = examMeasure.text(score);
  if (score > examRange.maximum) {
    return [
      `An entrance exam score of ${written} is above ${examRange.maximum} and was read as ${examRange.maximum}. Another exam has another scale: enter a TEAS total in percent.`,
    ];
  }
  if (score < examRange.minimum) {
    return [`An entrance exam score of ${written} is below 0 and was read as ${examRange.minimum}.`];
  }
  return score < 1
    ? [
        `An entrance exam score of ${written} looks like a share: it is read in percent, so 78% is written as 78.`,
      ]
    : [];
}

const FIRST_YEAR =
  'Straight from high school, prerequisites, repeats of them and the entrance exam do not count. The GPA counts for their points too.';

/**
 * What to know about the values that were entered: which were moved to the end of their scale, which look like another
 * scale, and which do not apply to the program or to a first-year entrant.
 *
 * @param unclamped the inputs as they were given.
 */
export function notes(
  inputs: AdmissionReadinessInputs,
  unclamped: AdmissionReadinessInputs,
  { exam }: Pick<Rubric, 'exam'>,
): string[] {
  if (isFirstYear(inputs)) return [...gpaNotes(unclamped), FIRST_YEAR];
  return [...gpaNotes(unclamped), ...(exam ? examNotes(unclamped) : [examUnused(inputs)])];
}
