import { DeclaredFields } from '@/components/parts/declared-field/declared-field';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { FormPanel } from '@/components/parts/form-panel/form-panel';
import type { PageStatus } from '@/lib/calculators/page/view';
import type { FormView } from '@/lib/parameters/form';

export interface CalculatorFormProps {
  /** Path of the calculator's page: the answer has the same URL. */
  readonly action: string;
  readonly status: PageStatus;
  readonly form: FormView;
}

/**
 * The form of a calculator, from the declarations of its parameters. It works without scripts; with the browser module
 * the answer follows the fields.
 */
export function CalculatorForm({ action, status, form }: CalculatorFormProps) {
  const { fields, more, defaults } = form;
  return (
    <FormPanel
      action={action}
      label={status === 'example' ? 'Enter your details' : 'Adjust your details'}
      invites={status === 'example'}
      open={status === 'refused'}
      submit={status === 'answered' ? 'Update my answer' : 'Show my answer'}
      live={defaults}
    >
      <DeclaredFields fields={fields} />
      {more.length > 0 && (
        <div className="calculator-form-more">
          <Disclosure
            summary="More details"
            open={more.some(
              ({ value, error, control }) =>
                error !== undefined || (value !== '' && control.kind !== 'hidden'),
            )}
          >
            <DeclaredFields fields={more} />
          </Disclosure>
        </div>
      )}
    </FormPanel>
  );
}
