import type { FieldView, FormView } from '@/lib/site/calculator-pages/form';
import type { PageStatus } from '@/lib/site/calculator-pages/view';
import { Disclosure } from '../disclosure/disclosure';
import { NumberField, SelectField } from '../field/field';
import { FormPanel } from '../form-panel/form-panel';
import { LiveUpdate } from './live-update';

export interface CalculatorFormProps {
  /** Path of the calculator's page: the answer stands at the same URL. */
  readonly action: string;
  readonly status: PageStatus;
  readonly form: FormView;
  /** What further fields are for: "Compare". */
  readonly moreLabel: string;
  /** The answer in one line; empty where there is none. */
  readonly announcement: string;
}

/** The control of one declared parameter. */
function Field({ field }: { readonly field: FieldView }) {
  const { id, name, label, hint, value, required, error, control } = field;
  const common = { id, name, label, hint, error, required };
  if (control.kind === 'number') {
    const { prefix, suffix, pattern } = control;
    return (
      <NumberField
        {...common}
        value={value}
        pattern={pattern}
        {...(prefix ? { prefix } : {})}
        {...(suffix ? { suffix } : {})}
      />
    );
  }
  const { choices, groups, placeholder } = control;
  return (
    <SelectField
      {...common}
      options={choices}
      groups={groups}
      value={value}
      {...(placeholder ? { placeholder } : {})}
    />
  );
}

const fieldsOf = (fields: readonly FieldView[]) =>
  fields.map((field) => <Field key={field.id} field={field} />);

/**
 * The form of a calculator, from the declarations of its parameters. It works without scripts; with them the answer
 * follows the fields.
 */
export function CalculatorForm({ action, status, form, moreLabel, announcement }: CalculatorFormProps) {
  const { fields, more, chosen, defaults } = form;
  return (
    <FormPanel
      action={action}
      label="Your situation"
      summary={status === 'answered' ? chosen : 'Your situation'}
      open={status !== 'answered'}
      submit={status === 'answered' ? 'Update' : 'Calculate'}
    >
      {fieldsOf(fields)}
      {more.length > 0 && (
        <div className="calculator-form-more">
          <Disclosure
            summary={moreLabel}
            open={more.some(({ value, error }) => value !== '' || error !== undefined)}
          >
            {fieldsOf(more)}
          </Disclosure>
        </div>
      )}
      <LiveUpdate announcement={announcement} defaults={new URLSearchParams(defaults).toString()} />
    </FormPanel>
  );
}
