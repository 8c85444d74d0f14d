import { formatNumber } from '@/lib/numbers/format';
import type { ComponentId, ReadinessComponent } from '../result';
import type { AnsweredRequest } from './answer';
import type { ExamOutcome } from './exam-outcomes';

/** A part of the score: "GPA: 31.9 of 45", and how the points come about. */
export interface ReadinessPart {
  readonly id: ComponentId;
  readonly label: string;
  readonly explanation: string;
}

function labelOf(label: string, points: string, maximum: number): string {
  return maximum > 0 ? `${label}: ${points} of ${formatNumber(maximum)}` : `${label}: ${points}`;
}

const known = ({ id, label, points, max_points, explanation }: ReadinessComponent): ReadinessPart => ({
  id,
  label: labelOf(label, formatNumber(points), max_points),
  explanation,
});

/** A part whose value is not known: its points with each result of the exam. */
function open(
  { id, label, max_points }: ReadinessComponent,
  outcomes: readonly ExamOutcome[],
): ReadinessPart {
  const points = outcomes.map(({ exam, result }) => ({
    exam,
    points: formatNumber(result.components.find((one) => one.id === id)?.points ?? 0),
  }));
  const ends = [points[0]?.points, points.at(-1)?.points].join(' to ');
  return {
    id,
    label: labelOf(label, ends, max_points),
    explanation: `You have not taken it yet: ${points.map((one) => `${one.exam} earns ${one.points}`).join(', ')}.`,
  };
}

/** The parts of the score in words; the exam with each of its results where it has not been taken. */
export function partsOf({ result, outcomes }: AnsweredRequest): ReadinessPart[] {
  return result.components.map((part) =>
    part.id === 'entrance_exam' && outcomes.length > 0 ? open(part, outcomes) : known(part),
  );
}
