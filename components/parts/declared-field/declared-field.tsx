import { Fragment, type ReactNode } from 'react';
import type { FieldView } from '@/lib/parameters/form';
import { InlineSelect, NumberField, SelectField, TextField } from '../field/field';

interface DeclaredControlProps<Kind extends FieldView['control']['kind']> {
  readonly field: FieldView;
  readonly control: Extract<FieldView['control'], { readonly kind: Kind }>;
}

const commonOf = ({ id, name, label, hint, error, required }: FieldView) => {
  return { id, name, label, hint, error, required };
};

const isSelect = ({ control }: FieldView) => control.kind === 'select';

/** A number, with what it is for beside it. */
function DeclaredNumber({ field, control }: DeclaredControlProps<'number'>) {
  const { prefix, suffix, pattern } = control;
  const unit = field.parts?.find(isSelect);
  return (
    <NumberField
      {...commonOf(field)}
      value={field.value}
      pattern={pattern}
      {...(field.placeholder ? { placeholder: field.placeholder } : {})}
      {...(prefix ? { prefix } : {})}
      {...(suffix ? { suffix } : {})}
    >
      {unit?.control.kind === 'select' && (
        <InlineSelect {...commonOf(unit)} options={unit.control.choices} value={unit.value} />
      )}
    </NumberField>
  );
}

function DeclaredSelect({ field, control }: DeclaredControlProps<'select'>) {
  const { choices, groups, placeholder, of } = control;
  return (
    <SelectField
      {...commonOf(field)}
      options={choices}
      groups={groups}
      value={field.value}
      listOf={of}
      {...(placeholder ? { placeholder } : {})}
    />
  );
}

/** The control of one declared parameter. */
function DeclaredField({ field }: { readonly field: FieldView }) {
  const { control, name, id, value } = field;
  switch (control.kind) {
    case 'hidden':
      return <input type="hidden" name={name} id={id} value={value} />;
    case 'number':
      return <DeclaredNumber field={field} control={control} />;
    case 'select':
      return <DeclaredSelect field={field} control={control} />;
    case 'text': {
      const { pattern } = control;
      return <TextField {...commonOf(field)} value={value} {...(pattern ? { pattern } : {})} />;
    }
  }
}

/** Values chosen already, each with a way to drop it. */
function ChosenValues({ field: { id, name, label, chosen } }: { readonly field: FieldView }) {
  if (chosen.length === 0) return null;
  return (
    <fieldset className="field">
      <legend className="field-label">{label}: chosen</legend>
      <div className="choices">
        {chosen.map((choice, index) => {
          const choiceId = `${id}-${index}`;
          return (
            <div className="choice" key={choice.value}>
              <input type="checkbox" id={choiceId} name={name} value={choice.value} defaultChecked />
              <label htmlFor={choiceId}>{choice.label}</label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The controls of declared parameters, one below the other. */
export function DeclaredFields({ fields }: { readonly fields: readonly FieldView[] }): ReactNode {
  return fields.map((field) => (
    <Fragment key={field.id}>
      <ChosenValues field={field} />
      <DeclaredField field={field} />
      <DeclaredFields fields={field.parts?.filter((part) => !isSelect(part)) ?? []} />
    </Fragment>
  ));
}
