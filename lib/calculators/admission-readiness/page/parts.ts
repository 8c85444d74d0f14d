import { formatNumber } from '@/lib/numbers/format';
import type { ComponentId, ReadinessComponent } from '../result';
import { examMeasure, gpaMeasure } from '../sentences';
import type { AnsweredRequest } from './answer';
import type { ExamOutcome } from './exam-outcomes';
import { valueInWords } from './words';

/** A part of the score, with its bar. */
export interface ReadinessPart {
  readonly id: ComponentId;
  readonly label: string;
  /** "31.9 of 45", "14 to 35 of 35"; points alone of a part that gives none. */
  readonly points: string;
  /** Percent of its points; null of a part that gives none. */
  readonly share: number | null;
  /** Percent with the best result of what is not known yet; `share` where it is known. */
  readonly reach: number | null;
  readonly explanation: string;
}

/** How a part is shown: its share of the points that it can give. */
function shown(
  { id, label, max_points }: ReadinessComponent,
  [low, best]: readonly [number, number],
  explanation: string,
): ReadinessPart {
  const percent = (points: number) => (max_points > 0 ? (points / max_points) * 100 : null);
  const points = [...new Set([low, best])].map((value) => formatNumber(value)).join(' to ');
  return {
    id,
    label,
    points: max_points > 0 ? `${points} of ${formatNumber(max_points)}` : points,
    share: percent(low),
    reach: percent(best),
    explanation,
  };
}

/** Where the applicant's own number is, in the words of the page; those of the answer for other parts. */
function explanationOf(
  { id, explanation }: ReadinessComponent,
  { inputs, rubric: { gpa, exam } }: AnsweredRequest,
): string {
  if (id === 'gpa') return valueInWords(gpaMeasure, gpa, inputs.gpa);
  return id === 'entrance_exam' && exam
    ? valueInWords(examMeasure, exam, inputs.entrance_exam_score)
    : explanation;
}

/** A part whose value is not known: its points with each result of the exam. */
function open(part: ReadinessComponent, outcomes: readonly ExamOutcome[]): ReadinessPart {
  const earned = outcomes.map(({ exam, result }) => ({
    exam,
    points: result.components.find(({ id }) => id === part.id)?.points ?? 0,
  }));
  const each = earned.map(({ exam, points }) => `${exam} earns ${formatNumber(points)}`).join(', ');
  return shown(
    part,
    [earned[0]?.points ?? 0, earned.at(-1)?.points ?? 0],
    `You have not taken it yet: ${each}.`,
  );
}

/** The parts of the score; the exam with each of its results where it has not been taken. */
export function partsOf(asked: AnsweredRequest): ReadinessPart[] {
  const { result, outcomes } = asked;
  return result.components.map((part) =>
    part.id === 'entrance_exam' && outcomes.length > 0
      ? open(part, outcomes)
      : shown(part, [part.points, part.points], explanationOf(part, asked)),
  );
}
