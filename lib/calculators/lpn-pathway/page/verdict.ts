import { rivalOf } from '../decision';
import type { Evaluation } from '../evaluation';
import { ladderInWords } from '../sentences/phrases';
import { ladderToTake, noWinner } from '../sentences/summary';

/** The answer in a line: "Go straight to RN with an ADN", or the two routes of which none is the winner. */
export function verdictLine(evaluation: Evaluation): string {
  const { decision, model } = evaluation;
  const { recommended } = decision;
  const rival = rivalOf(decision, model);
  if (!rival) return ladderToTake(recommended);
  const [one, other] = [recommended, rival].map(({ journey: { ladder } }) => ladderInWords(ladder));
  return `${noWinner(evaluation)}: ${one}, or ${other}`;
}
