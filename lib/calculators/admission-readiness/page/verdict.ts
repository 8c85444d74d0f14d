import type { AdmissionReadinessResult } from '../result';
import { bandOf } from './answer';

/** The answer in a line: "Competitive: 75 of 100, about what admitted applicants bring". */
export function verdictLine(result: AdmissionReadinessResult): string {
  return `${result.band_label}: ${result.readiness_score} of 100, ${bandOf(result).meaning}`;
}
