import { emailHref, type SavedAnswer, textHref } from '@/lib/site/saved-answer';
import { ButtonLink } from '../button/button';
import { Disclosure } from '../disclosure/disclosure';
import { CopyButton } from './copy-button';

const FIELD = 'answer-address';

/** The fold with the ways to keep an answer. */
export const SAVE_ID = 'save';

export interface SaveAnswerProps {
  readonly answer: SavedAnswer;
  /** Whether it fits a printed page. */
  readonly onePage?: boolean;
}

/** Ways to keep an answer, without a script or an account: for a fold of its own, or for one with more in it. */
export function SaveWays({ answer, onePage }: SaveAnswerProps) {
  return (
    <div className="save-answer stack" data-markdown-ignore>
      <div className="field">
        <label className="field-label" htmlFor={FIELD}>
          Address of this page
        </label>
        <p className="field-hint" id={`${FIELD}-hint`}>
          {answer.inputs !== '' && 'It has what you entered in it. '}Copy it to come back to the same answer.
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
          <CopyButton fieldId={FIELD} />
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
    </div>
  );
}

/** Ways to keep an answer, folded. */
export function SaveAnswer(props: SaveAnswerProps) {
  return (
    <div data-markdown-ignore>
      <Disclosure id={SAVE_ID} summary="Save, send or print">
        <SaveWays {...props} />
      </Disclosure>
    </div>
  );
}
