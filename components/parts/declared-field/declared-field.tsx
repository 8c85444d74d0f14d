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

/** The controls of declared parameters, one below the other. */
export function DeclaredFields({ fields }: { readonly fields: readonly FieldView[] }) {
  return fields.map((field) => <DeclaredField key={field.id} field={field} />);
}
