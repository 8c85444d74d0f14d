import type { Evaluation } from '../evaluation';
import { ladderInWords } from '../sentences/phrases';
import { closeRoutes, ladderToTake } from '../sentences/summary';

/** The answer in a line: "Go straight to RN with an ADN", or the two routes that are about equally good. */
export function verdictLine(evaluation: Evaluation): string {
  const close = closeRoutes(evaluation);
  if (!close) return ladderToTake(evaluation.decision.recommended);
  const [one, other] = close.map(({ journey: { ladder } }) => ladderInWords(ladder));
  return `It's close: ${one}, or ${other}`;
}
