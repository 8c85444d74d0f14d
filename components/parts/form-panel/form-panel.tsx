import type { ReactNode } from 'react';
import { ANSWER_ID } from '../answer/answer';
import { Button } from '../button/button';

export interface FormPanelProps {
  /** Path that the form asks; the answer has the same URL. */
  readonly action: string;
  /** Name of the form for screen readers: "Your situation". */
  readonly label: string;
  /**
   * The chosen values in one line, shown while the form is closed: "Ohio, BSN, no income now". Left out where the page
   * says them itself: the form is a box under its label.
   */
  readonly summary?: string;
  /** What a closed form that has not been filled in yet says in the place of its values, as a button. */
  readonly invitation?: string | undefined;
  /** A box that looks like a button while it is closed: nothing was chosen yet. */
  readonly invites?: boolean;
  /** Open when something has to be corrected: elsewhere the answer comes first. */
  readonly open: boolean;
  /** A verb: "Calculate", "Update". */
  readonly submit: string;
  /** Folds on wide screens too, where the answer needs their whole width. */
  readonly foldsWide?: boolean;
  /** Of a form whose answer follows its fields where the browser module runs: values that its query leaves out, by name. */
  readonly live?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** What a closed form says in place of its fields, and its label where it is open. */
function ChosenValues({
  label,
  summary,
  invitation,
}: Pick<FormPanelProps, 'label' | 'summary' | 'invitation'>) {
  return (
    <>
      {invitation ? (
        <span className="form-panel-closed button">{invitation}</span>
      ) : (
        <>
          <span className="form-panel-closed">{summary}</span>{' '}
          <span className="form-panel-closed form-panel-action">Change</span>
        </>
      )}
      <span className="form-panel-opened form-panel-label">{label}</span>{' '}
      <span className="form-panel-opened form-panel-action">Close</span>
    </>
  );
}

/**
 * A GET form. On a phone it folds to its label, to one line of chosen values, or to an invitation where none were chosen
 * yet; from 1024 px it is always open where the browser can open a `<details>` from its stylesheet, and an ordinary
 * disclosure elsewhere. Open, its first line says the same whatever is chosen, so that nothing moves under someone's
 * hands.
 */
export function FormPanel({
  action,
  label,
  summary,
  invitation,
  invites,
  open,
  submit,
  foldsWide,
  live,
  children,
}: FormPanelProps) {
  const isBox = summary === undefined;
  const classes = [
    'form-panel',
    foldsWide && 'form-panel-folds',
    isBox && 'form-panel-box disclosure',
    invites && 'form-panel-invites',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <details className={classes} open={open}>
      <summary data-markdown-ignore>
        {isBox ? label : <ChosenValues label={label} summary={summary} invitation={invitation} />}
      </summary>
      {/* The answer takes the focus. A refused query gives no answer: the error summary takes it. */}
      <form
        action={`${action}#${ANSWER_ID}`}
        method="get"
        aria-label={label}
        noValidate
        data-live={live && new URLSearchParams(live).toString()}
      >
        {children}
        <div className="form-panel-submit">
          <Button>{submit}</Button>
        </div>
      </form>
    </details>
  );
}
