import { Fragment } from 'react';
import type { FieldView } from '@/lib/parameters/form';
import { NumberField, SelectField, TextField } from '../field/field';

/** The control of one declared parameter. */
function DeclaredField({ field }: { readonly field: FieldView }) {
  const { id, name, label, hint, value, required, error, control } = field;
  const common = { id, name, label, hint, error, required };
  if (control.kind === 'text') {
    const { pattern } = control;
    return <TextField {...common} value={value} {...(pattern ? { pattern } : {})} />;
  }
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
export function DeclaredFields({ fields }: { readonly fields: readonly FieldView[] }) {
  return fields.map((field) => (
    <Fragment key={field.id}>
      <ChosenValues field={field} />
      <DeclaredField field={field} />
    </Fragment>
  ));
}
