import type { ReactNode } from 'react';

export interface AnswerProps {
  /** The answer in one sentence. */
  readonly sentence: ReactNode;
  /** Figures, then their source note. */
  readonly children?: ReactNode;
}

/** The answer, first on the page and the one thing in a box. Scripts may replace its content: it is a live region. */
export function Answer({ sentence, children }: AnswerProps) {
  return (
    <section className="answer" aria-label="Answer" aria-live="polite">
      <p className="answer-sentence">{sentence}</p>
      {children}
    </section>
  );
}
