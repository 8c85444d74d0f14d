import type { ReactNode } from 'react';
import { splitLead } from '@/lib/text/lead';

/** Where forms, skip links and errors lead; the one answer of a page. */
export const ANSWER_ID = 'answer';

const HEADING = 'answer-heading';

export interface AnswerProps {
  /** The answer in a line; left out, the first sentence says it. */
  readonly verdict?: string;
  /** One or two sentences. */
  readonly sentence: string;
  /** Whether it is a warning: what follows is not to go by. */
  readonly caution?: boolean;
  /** Figures, then their source note. */
  readonly children?: ReactNode;
}

/** The answer, first on the page and the one thing in a box. It takes focus when a form is sent or a link skips to it. */
export function Answer({ verdict, sentence, caution, children }: AnswerProps) {
  const { lead, rest } = verdict === undefined ? splitLead(sentence) : { lead: verdict, rest: sentence };
  return (
    <section
      className={caution ? 'answer answer-caution' : 'answer'}
      id={ANSWER_ID}
      tabIndex={-1}
      aria-labelledby={HEADING}
    >
      {/* A heading ends without a period. */}
      <h2 id={HEADING}>{lead.replace(/\.$/, '')}</h2>
      {rest !== '' && <p className="answer-sentence">{rest}</p>}
      {children}
    </section>
  );
}
