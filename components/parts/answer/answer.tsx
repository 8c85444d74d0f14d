import type { ReactNode } from 'react';

export interface AnswerProps {
  /** The answer in one sentence. */
  readonly sentence: ReactNode;
  /** Figures, then their source note. */
  readonly children?: ReactNode;
}

/** The answer, first on the page and the one thing in a box. */
export function Answer({ sentence, children }: AnswerProps) {
  return (
    <section className="answer" aria-label="Answer">
      <p className="answer-sentence">{sentence}</p>
      {children}
    </section>
  );
}
