import { DeclaredFields } from '@/components/parts/declared-field/declared-field';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { FormPanel } from '@/components/parts/form-panel/form-panel';
import type { PageStatus } from '@/lib/calculators/page/view';
import type { FieldView, FormView } from '@/lib/parameters/form';
import { LiveUpdate, type LiveUpdateProps } from './live-update';

export interface CalculatorFormProps {
  /** Path of the calculator's page: the answer has the same URL. */
  readonly action: string;
  readonly status: PageStatus;
  readonly form: FormView;
  /** The answer in one line; empty without an answer. */
  readonly announcement: string;
  /** Id of the answer, and what tells it from another. */
  readonly answerId: string;
  readonly answered: string;
}

/** Numbers that are refused beyond their ends or asked about: scripts do not ask for them. */
const limitsOf = (fields: readonly FieldView[]): LiveUpdateProps['limits'] =>
  Object.assign(
    {},
    ...fields.map(({ name, control, likely, parts = [] }) => ({
      ...(control.kind === 'number' && control.range ? { [name]: { ...control.range, likely } } : {}),
      ...limitsOf(parts),
    })),
  );

/** Names of the lists of each field's values, whose choice does not outlast another value. */
const listsOf = (fields: readonly FieldView[]): LiveUpdateProps['lists'] =>
  Object.fromEntries(
    fields.flatMap(({ name, control }) =>
      control.kind === 'select' && control.of !== undefined ? [[control.of, name]] : [],
    ),
  );

/**
 * The form of a calculator, from the declarations of its parameters. It works without scripts; with them the answer
 * follows the fields.
 */
export function CalculatorForm(props: CalculatorFormProps) {
  const { action, status, form, announcement, answerId, answered } = props;
  const { fields, more, chosen, defaults } = form;
  return (
    <FormPanel
      action={action}
      label="Your situation"
      summary={chosen}
      open={status === 'refused'}
      {...(status === 'example' ? { invitation: 'Enter your details' } : {})}
      submit={status === 'answered' ? 'Update' : 'Calculate'}
    >
      <DeclaredFields fields={fields} />
      {more.length > 0 && (
        <div className="calculator-form-more">
          <Disclosure
            summary="Adjust"
            open={more.some(({ value, error }) => value !== '' || error !== undefined)}
          >
            <DeclaredFields fields={more} />
          </Disclosure>
        </div>
      )}
      <LiveUpdate
        announcement={announcement}
        defaults={defaults}
        limits={limitsOf([...fields, ...more])}
        lists={listsOf(more)}
        answerId={answerId}
        answered={answered}
      />
    </FormPanel>
  );
}
