import type { ReactNode } from 'react';
import { emailHref, type SavedAnswer, textHref } from '@/lib/site/saved-answer';
import { ButtonLink } from '../button/button';
import { Section } from '../section/section';

const FIELD = 'answer-address';

export interface SaveAnswerProps {
  readonly answer: SavedAnswer;
  /** Whether it fits a printed page. */
  readonly onePage?: boolean;
  /** A button that copies the address, on pages that run scripts. */
  readonly children?: ReactNode;
}

/** Ways to keep an answer, without a script or an account. */
export function SaveAnswer({ answer, onePage, children }: SaveAnswerProps) {
  return (
    <div className="save-answer" data-markdown-ignore>
      <Section id="save" heading="Save, send or print">
        <div className="field">
          <label className="field-label" htmlFor={FIELD}>
            Address of this page
          </label>
          <p className="field-hint" id={`${FIELD}-hint`}>
            {answer.inputs !== '' && 'It has what you entered in it. '}Copy it to come back to the same
            answer.
          </p>
          <div className="save-address">
            <input
              className="control"
              id={FIELD}
              type="text"
              readOnly
              value={answer.address}
              aria-describedby={`${FIELD}-hint`}
            />
            {children}
          </div>
        </div>
        <p className="cluster">
          <ButtonLink href={emailHref(answer)} secondary>
            Email it
          </ButtonLink>
          <ButtonLink href={textHref(answer)} secondary>
            Text it
          </ButtonLink>
          {onePage && <span>It prints on one page.</span>}
        </p>
      </Section>
    </div>
  );
}
