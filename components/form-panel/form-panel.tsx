import type { ReactNode } from 'react';
import { Button } from '../button/button';

export interface FormPanelProps {
  /** Path that the form asks; the answer stands at the same URL. */
  readonly action: string;
  /** Name of the form for screen readers: "Your situation". */
  readonly label: string;
  /** The chosen values in one line, shown while the form is closed: "Ohio, BSN, no income now". */
  readonly summary: string;
  /** Open until there is an answer, and when something has to be mended. */
  readonly open: boolean;
  /** A verb: "Calculate", "Update". */
  readonly submit: string;
  /** Folds on wide screens too, where the answer needs their whole width. */
  readonly foldsWide?: boolean;
  readonly children: ReactNode;
}

/**
 * A GET form. On a phone it folds to one line of chosen values; from 1000 px it is always open where the browser can
 * open a `<details>` from its stylesheet, and an ordinary disclosure elsewhere.
 */
export function FormPanel({ action, label, summary, open, submit, foldsWide, children }: FormPanelProps) {
  return (
    <details className={foldsWide ? 'form-panel form-panel-folds' : 'form-panel'} open={open}>
      <summary>
        <span className="form-panel-values">{summary}</span> <span className="form-panel-change">Change</span>
      </summary>
      <form action={action} method="get" aria-label={label} noValidate>
        {children}
        <div className="form-panel-submit">
          <Button>{submit}</Button>
        </div>
      </form>
    </details>
  );
}
