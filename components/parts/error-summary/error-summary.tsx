export interface FieldError {
  /** Id of the control to correct: `fieldId` of its field. */
  readonly fieldId: string;
  /** What to do: "Enter your GPA as a number from 0 to 4, for example 3.4". */
  readonly message: string;
  /** Pages that answer a problem that is a question back. */
  readonly answers?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

const HEADING = 'error-summary-heading';

/**
 * What has to be corrected, first on the page, each line a link to its field. Takes focus when the page opens:
 * `autofocus` does that without a script.
 */
export function ErrorSummary({ errors }: { readonly errors: readonly FieldError[] }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: an answer could not be given, and this says why
    <div className="error-summary" role="alert" aria-labelledby={HEADING} tabIndex={-1} autoFocus>
      <h2 id={HEADING}>
        {errors.every(({ answers }) => answers) ? 'One question first' : 'There is a problem'}
      </h2>
      <ul>
        {errors.map(({ fieldId, message, answers = [] }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{message}</a>
            {answers.length > 0 && (
              <ul>
                {answers.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
