import { capitalized } from '@/lib/text/words';
import { type AnsweredRequest, bandOf, onExam, scoreInWords } from './answer';

/**
 * The answer in a line: "Competitive: 75 of 100, about what admitted applicants bring"; the range that the exam leaves
 * where it has not been taken: "Between 64 and 85 of 100, depending on the exam".
 */
export function verdictLine(asked: AnsweredRequest): string {
  const { outcomes, result } = asked;
  return outcomes.length > 0
    ? `${capitalized(scoreInWords(asked))} of 100, ${onExam(outcomes)}`
    : `${result.band_label}: ${result.readiness_score} of 100, ${bandOf(result).meaning}`;
}
