import type { ReactNode } from 'react';

export interface FieldProps {
  /** Name in the query string; also the id of the control. */
  readonly name: string;
  readonly label: string;
  /** What to enter, and which one where several could be meant. */
  readonly hint?: ReactNode;
  /** What to do about a value that was refused. */
  readonly error?: string | undefined;
  /** Must be given: announced to scripts and screen readers; the browser sends the form anyway. */
  readonly required?: boolean;
  /** Distinguishes the ids of two fields of one name on a page. */
  readonly id?: string;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** Id of a field's control: what the error summary links to. */
export const fieldId = ({ id, name }: Pick<FieldProps, 'id' | 'name'>) => id ?? name;

function describedBy(props: FieldProps): string | undefined {
  const id = fieldId(props);
  const ids = [props.hint ? `${id}-hint` : null, props.error ? `${id}-error` : null].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function aria(props: FieldProps) {
  return {
    'aria-describedby': describedBy(props),
    'aria-invalid': props.error ? true : undefined,
    required: props.required,
  };
}

function Messages({ field }: { readonly field: FieldProps }) {
  const id = fieldId(field);
  return (
    <>
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {field.error && (
        <p className="field-error" id={`${id}-error`}>
          <span className="visually-hidden">Error: </span>
          {field.error}
        </p>
      )}
    </>
  );
}

const classes = (error: string | undefined) => (error ? 'field field-invalid' : 'field');

function LabeledField({ field, children }: { readonly field: FieldProps; readonly children: ReactNode }) {
  return (
    <div className={classes(field.error)}>
      <label className="field-label" htmlFor={fieldId(field)}>
        {field.label}
      </label>
      <Messages field={field} />
      {children}
    </div>
  );
}

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly Choice[];
  /** Further options under headings. */
  readonly groups?: readonly ChoiceGroup[];
  readonly value?: string | undefined;
  /** First option, with an empty value, where nothing is chosen yet: "Choose a state". */
  readonly placeholder?: string;
  /** Name of the field that the list is of: the browser module chooses nothing here when that field changes. */
  readonly listOf?: string | undefined;
}

function Options({ choices }: { readonly choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** One of a list. */
export function SelectField({
  options,
  groups = [],
  value,
  placeholder,
  listOf,
  ...field
}: SelectFieldProps) {
  return (
    <LabeledField field={field}>
      <select
        className="control"
        id={fieldId(field)}
        name={field.name}
        defaultValue={value ?? (placeholder ? '' : options[0]?.value)}
        {...aria(field)}
        required={field.required && placeholder !== undefined}
        data-list-of={listOf}
      >
        {placeholder && <option value="">{placeholder}</option>}
        <Options choices={options} />
        {groups.map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            <Options choices={choices} />
          </optgroup>
        ))}
      </select>
    </LabeledField>
  );
}

export interface TextFieldProps extends FieldProps {
  readonly value?: string | number | undefined;
  /** Regular expression of what can be read. */
  readonly pattern?: string;
}

/** One of a few, in a row with what it belongs to; its label is for screen readers. */
export function InlineSelect({
  options,
  value,
  ...field
}: Pick<SelectFieldProps, 'options' | 'value' | 'id' | 'name' | 'label' | 'error'>) {
  const id = fieldId(field);
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {field.label}
      </label>
      <select
        className="control control-inline"
        id={id}
        name={field.name}
        defaultValue={value}
        aria-describedby={describedBy({ ...field, hint: undefined })}
        aria-invalid={field.error ? true : undefined}
      >
        <Options choices={options} />
      </select>
      {field.error && <Messages field={{ ...field, hint: undefined }} />}
    </>
  );
}

/** Text, for searches and names. */
export function TextField({ value, pattern, ...field }: TextFieldProps) {
  return (
    <LabeledField field={field}>
      <input
        className="control"
        type="text"
        id={fieldId(field)}
        name={field.name}
        defaultValue={value}
        pattern={pattern}
        autoComplete="off"
        {...aria(field)}
      />
    </LabeledField>
  );
}

export interface NumberFieldProps extends TextFieldProps {
  /** Unit before the number: "$". */
  readonly prefix?: string;
  /** Unit after the number: "%". */
  readonly suffix?: string;
  /** What an empty field stands for. */
  readonly placeholder?: string;
  /** Controls in the same row: what the number is for. */
  readonly children?: ReactNode;
}

/** A number. A text input with a numeric keyboard: a spinner changes values by accident and swallows letters. */
export function NumberField(props: NumberFieldProps) {
  const { value, prefix, suffix, pattern, placeholder, children, ...field } = props;
  return (
    <LabeledField field={field}>
      <div className="control-affixed">
        {prefix && (
          <span className="affix" aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          className="control control-number"
          type="text"
          inputMode="decimal"
          id={fieldId(field)}
          name={field.name}
          defaultValue={value}
          pattern={pattern}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          {...aria(field)}
        />
        {suffix && (
          <span className="affix" aria-hidden="true">
            {suffix}
          </span>
        )}
        {children}
      </div>
    </LabeledField>
  );
}
