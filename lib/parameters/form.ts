import { isRequired, type Parameter, type Parameters } from './declare';
import { fieldPattern, writtenOut } from './number-text';
import { inputsOf, type Parsed, type ParsedValues, parseEach, type Rules } from './parse';
import { errorText, labelOf } from './refusal-in-words';

/** What people read about one parameter; what it may be is in its declaration. */
export interface FieldWords {
  readonly label: string;
  /**
   * What to enter, and which one where several could be meant. The declaration's description where it is left out;
   * null where the label says it all.
   */
  readonly hint?: string | null;
  /** What to do about a value that was refused: "Choose a state". */
  readonly error: string;
  /** Of a number: "$", "a year". */
  readonly prefix?: string;
  readonly suffix?: string;
  /** Of a filter: the choice that leaves everything in. */
  readonly any?: string;
  /** Shorter labels of values than those of the declaration, by value: a choice that is cut off can't be read. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Of a yes-or-no question. */
  readonly choices?: { readonly true: string; readonly false: string };
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** One control of a form, ready to render. */
export interface FieldView {
  /** Unique on the page; errors link to it. */
  readonly id: string;
  /** Name in the query string. */
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  /** As given where it was refused, so that it can be corrected. */
  readonly value: string;
  /** What an empty control stands for. */
  readonly placeholder?: string | undefined;
  /**
   * What the value says where the control shows another part of it: "$17.50 an hour, 36 hours a week". Null where it
   * does not count.
   */
  readonly inWords?: string | null | undefined;
  /** Values chosen already, where there are several: the control adds another one. */
  readonly chosen: readonly Choice[];
  readonly required: boolean;
  readonly error: string | undefined;
  /** Answers to an error that asks something back. */
  readonly answers?: readonly FormLink[] | undefined;
  /** Fields of the same question: what an amount is for. */
  readonly parts?: readonly FieldView[] | undefined;
  readonly control:
    | {
        readonly kind: 'select';
        readonly choices: readonly Choice[];
        readonly groups: readonly ChoiceGroup[];
        /** The first option, with an empty value. */
        readonly placeholder: string | undefined;
        /** Name of the field that the list is of: another value there is another list, and nothing is chosen of it. */
        readonly of?: string;
      }
    | {
        readonly kind: 'number';
        readonly prefix: string | undefined;
        readonly suffix: string | undefined;
        /** Regular expression of what can be read. */
        readonly pattern: string;
      }
    | {
        readonly kind: 'text';
        /** Regular expression of what can be read; undefined for any text. */
        readonly pattern: string | undefined;
      }
    | {
        /** Sent along with the form and not shown. */
        readonly kind: 'hidden';
      };
}

/** A page that a form leads to. */
export interface FormLink {
  readonly label: string;
  readonly href: string;
}

/** A refused value, linked to its field. */
export interface FormProblem {
  readonly fieldId: string;
  readonly message: string;
  /** Answers to a problem that is a question back. */
  readonly answers?: readonly FormLink[] | undefined;
}

export interface FormView {
  readonly fields: readonly FieldView[];
  /** Fields that few need, folded away; empty where there are none. */
  readonly more: readonly FieldView[];
  /** The chosen values that matter most, in a short line. */
  readonly chosen: string;
  /** Values that the canonical query leaves out, by name. */
  readonly defaults: Readonly<Record<string, string>>;
}

function choicesOf(parameter: Parameter, words: FieldWords): Choice[] {
  const { labels, allowedValues } = parameter;
  const { choices } = words;
  if (labels) return Object.keys(labels).map((value) => ({ value, label: labelOf(parameter, words, value) }));
  return allowedValues.map((value) => ({
    value,
    label: value === 'true' ? (choices?.true ?? 'Yes') : (choices?.false ?? 'No'),
  }));
}

const isText = ({ type, labels }: Parameter) => type === 'string' && labels === undefined;

/** The first option of a list beside the values chosen already. */
const ADD_ANOTHER = 'Add another';

function controlOf(
  parameter: Parameter,
  words: FieldWords,
  known: boolean,
  hasSeveral: boolean,
): FieldView['control'] {
  if (isText(parameter)) return { kind: 'text', pattern: parameter.pattern };
  if (parameter.type === 'number') {
    const { prefix, suffix } = words;
    // Blanks are trimmed.
    const pattern = String.raw`\s*${fieldPattern(parameter.unit)}\s*`;
    return { kind: 'number', prefix, suffix, pattern };
  }
  const placeholder = hasSeveral ? ADD_ANOTHER : (words.any ?? (known ? undefined : words.error));
  return { kind: 'select', choices: choicesOf(parameter, words), groups: [], placeholder };
}

/** Splits a value into what the control shows and the values chosen already: several that are no group. */
function shownValues(
  { several }: Parameter,
  given: string | readonly string[],
): readonly [string, readonly string[]] {
  if (typeof given === 'string') return [given, []];
  const [group] = Object.entries(several?.groups ?? {}).find(([, all]) => all.join() === given.join()) ?? [];
  if (group !== undefined) return [group, []];
  return given.length > 1 ? ['', given] : [given[0] ?? '', []];
}

/**
 * A field of a declared parameter.
 *
 * @param value as given or, where it could be read, as it was read.
 * @param error what to do about a value that was refused.
 */
export function fieldOf(
  name: string,
  parameter: Parameter,
  words: FieldWords,
  {
    value: given,
    error,
  }: { readonly value: string | readonly string[]; readonly error?: string | undefined },
): FieldView {
  const [value, several] = shownValues(parameter, given);
  const chosen = several.map((one) => ({ value: one, label: labelOf(parameter, words, one) }));
  const typed = parameter.type === 'number' || isText(parameter);
  const known = typed || choicesOf(parameter, words).some((choice) => choice.value === value);
  return {
    id: name,
    name,
    label: words.label,
    hint: words.hint === undefined ? parameter.description : (words.hint ?? undefined),
    value: known ? value : '',
    chosen,
    required: isRequired(parameter),
    error,
    control: controlOf(parameter, words, known, chosen.length > 0),
  };
}

/** First value that was given, under whatever name. */
function givenText(name: string, { aliases }: Parameter, query: URLSearchParams): string {
  const texts = [name, ...aliases].flatMap((key) => query.getAll(key));
  return texts.find((text) => text.trim() !== '')?.trim() ?? '';
}

/** A form as read from a query. */
export interface FormReading<P extends Parameters, Name extends string> {
  readonly fields: Readonly<Record<Name, FieldView>>;
  readonly values: ParsedValues<P>;
  readonly parsed: Parsed<P>;
}

/** Returns a query with its thousands of dollars written out: pages read "34k", which the API refuses. */
export function withPlainAmounts(parameters: Parameters, query: URLSearchParams): URLSearchParams {
  const plain = new URLSearchParams();
  const amounts = new Set(
    Object.entries(parameters).flatMap(([name, { unit, aliases }]) =>
      unit === 'dollars' ? [name, ...aliases] : [],
    ),
  );
  for (const [name, value] of query) plain.append(name, amounts.has(name) ? writtenOut(value) : value);
  return plain;
}

/**
 * Reads a form from a query, each value parsed once. A field shows its parsed value, or what was given where that was
 * refused.
 *
 * @param words of each parameter that has a field.
 * @param rules what the parameters ask of each other.
 */
export function readForm<P extends Parameters, Name extends keyof P & string>(
  parameters: P,
  words: Readonly<Record<Name, FieldWords>>,
  query: URLSearchParams,
  rules?: Rules<P>,
): FormReading<P, Name> {
  const values = parseEach(parameters, withPlainAmounts(parameters, query), rules);
  const field = (name: Name) => {
    const [parameter, parsed] = [parameters[name] as Parameter, values[name]];
    if (parsed.ok) {
      const { value = '' } = parsed;
      return fieldOf(name, parameter, words[name], {
        value: typeof value === 'object' ? value : String(value),
      });
    }
    const value = givenText(name, parameter, query);
    const error = errorText(parameter, words[name], parsed.problem, value);
    return fieldOf(name, parameter, words[name], { value, error });
  };
  const names = Object.keys(words) as Name[];
  const fields = Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, FieldView>;
  return { fields, values, parsed: inputsOf(values) };
}

/** Values that a canonical query leaves out. */
export function defaultsOf(parameters: Parameters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, parameter]) =>
      parameter.default === undefined || parameter.isAlwaysWritten ? [] : [[name, String(parameter.default)]],
    ),
  );
}

/** Returns the problems of the fields that were refused, and of their parts. */
export function problemsOf(fields: readonly FieldView[]): FormProblem[] {
  return fields.flatMap(({ id, error, answers, parts = [] }) => [
    ...(error === undefined ? [] : [{ fieldId: id, message: error, ...(answers ? { answers } : {}) }]),
    ...problemsOf(parts),
  ]);
}
