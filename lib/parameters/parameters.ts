import { z } from 'zod';

/** Why a query was refused: enough for an error that says what to do. */
export interface ParameterProblem {
  /** Name that the client used, or the canonical one where it is missing. */
  readonly parameter: string;
  readonly message: string;
  readonly allowedValues: readonly string[];
}

/** One parameter as the directory, the capability index and the forms describe it. */
export interface ParameterDescriptor {
  name: string;
  type: 'string' | 'number' | 'boolean';
  required: boolean;
  description: string;
  enum?: string[];
  default?: string | number | boolean;
  example?: string | number | boolean;
}

type Value = string | number | boolean;

/** Ends of a number, both included. */
export interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** One declared parameter: reads a value, describes itself, gives its JSON Schema. */
export interface Parameter<T extends Value = Value> {
  readonly type: ParameterDescriptor['type'];
  readonly description: string;
  /** Absent where no value makes sense outside of its context. */
  readonly example?: T;
  /** Value when it is not given; a parameter without one is required, unless it is optional. */
  readonly default?: T;
  /** Whether it may be left out although nothing stands in for it. */
  readonly optional?: boolean;
  /** Other names that clients may use for it. */
  readonly aliases: readonly string[];
  /** What is allowed, in words or as the list. */
  readonly allowedValues: readonly string[];
  /** Labels that people read, by value; enumerations only. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Other names that people know a value by: refused, but a refusal says which value is meant. */
  readonly otherNames?: Readonly<Record<string, string>>;
  /** Range that values are clamped into. */
  readonly clamp?: Range;
  /** Range outside of which values are refused. */
  readonly range?: Range;
  /** Reads the text of one value; does not clamp. */
  readonly text: z.ZodType<T, string>;
  /** The value after reading and clamping, for OpenAPI. */
  readonly value: z.ZodType<T>;
}

interface Options<T extends Value> {
  readonly description: string;
  readonly example: T;
  readonly default?: T;
  readonly aliases?: readonly string[];
  readonly otherNames?: Readonly<Record<string, string>>;
}

/** One of a list; case-sensitive. `labels` gives each value the words that people read, in the order of the list. */
export function enumeration<const T extends string>(
  labels: Readonly<Record<T, string>>,
  options: Options<NoInfer<T>>,
): Parameter<T> {
  const values = Object.keys(labels) as [T, ...T[]];
  const schema = z.enum(values);
  return {
    type: 'string',
    aliases: [],
    ...options,
    labels,
    allowedValues: values,
    text: schema,
    value: schema,
  };
}

/** A plain decimal: digits with at most one point and one leading minus. No exponents, signs, separators, names. */
const PLAIN_DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** The same for the `pattern` of a form field, which allows the blanks that are trimmed. */
export const plainDecimalPattern = `\\s*${PLAIN_DECIMAL.source.slice(1, -1)}\\s*`;

interface DecimalOptions extends Options<number>, Range {
  /** What a value outside the range is: moved to its nearest end, or refused. */
  readonly outside: 'clamp' | 'refuse';
}

/** A number in a range. */
export function decimal({ minimum, maximum, outside, ...options }: DecimalOptions): Parameter<number> {
  const clamps = outside === 'clamp';
  const range = `a number from ${minimum} to ${maximum}`;
  const number = z
    .string()
    .transform((text) => text.trim())
    .pipe(z.string().regex(PLAIN_DECIMAL))
    .transform((text) => Number(text) + 0); // + 0: a minus zero is a zero
  return {
    type: 'number',
    aliases: [],
    ...options,
    allowedValues: [clamps ? `${range} (values outside are clamped)` : range],
    ...(clamps ? { clamp: { minimum, maximum } } : { range: { minimum, maximum } }),
    text: clamps ? number : number.refine((value) => value >= minimum && value <= maximum),
    value: z.number().min(minimum).max(maximum),
  };
}

/** A whole number in a range; one outside is refused. */
export function wholeNumber(options: Options<number> & Range): Parameter<number> {
  const { minimum, maximum } = options;
  const number = decimal({ ...options, outside: 'refuse' });
  return {
    ...number,
    allowedValues: [`a whole number from ${minimum} to ${maximum}`],
    text: number.text.refine(Number.isInteger),
    value: z.int().min(minimum).max(maximum),
  };
}

/** true or false, also as 1 or 0, in any case. */
export function boolean(options: Options<boolean>): Parameter<boolean> {
  return {
    type: 'boolean',
    aliases: [],
    ...options,
    allowedValues: ['true', 'false'],
    text: z
      .string()
      .regex(/^(?:true|false|1|0)$/i)
      .transform((text) => text === '1' || text.toLowerCase() === 'true'),
    value: z.boolean(),
  };
}

/** Anything that a person can type: no control characters but blanks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it keeps out
const TYPED_TEXT = /^[^\u0000-\u0008\u000e-\u001f\u007f]*$/;

/** Text in the client's own words, with its blanks trimmed and run together. */
export function freeText({
  maximumLength,
  ...options
}: Options<string> & { readonly maximumLength: number }): Parameter<string> {
  const value = z.string().min(1).max(maximumLength).regex(TYPED_TEXT);
  return {
    type: 'string',
    aliases: [],
    ...options,
    allowedValues: [`text of at most ${maximumLength} characters`],
    text: z
      .string()
      .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
      .pipe(value),
    value,
  };
}

/** Letters, digits, hyphens and underscores: base64url, and slugs. */
const TOKEN = /^[\w-]*$/;

interface TokenOptions extends Pick<Parameter<string>, 'description' | 'example'> {
  /** Which text of which answer it is. */
  readonly origin: string;
  readonly maximumLength: number;
}

/** A text that an earlier answer gave, to be sent back unchanged. */
export function token({ maximumLength, origin, ...described }: TokenOptions): Parameter<string> {
  const value = z.string().min(1).max(maximumLength).regex(TOKEN);
  return {
    type: 'string',
    aliases: [],
    ...described,
    allowedValues: [origin],
    text: z.string().trim().pipe(value),
    value,
  };
}

/** A parameter that may be left out, with nothing in its place: a filter. */
export function optional<T extends Value>(
  parameter: Parameter<T>,
): Parameter<T> & { readonly optional: true } {
  return { ...parameter, optional: true };
}

export type Parameters = Readonly<Record<string, Parameter>>;
export type Inputs<P extends Parameters> = {
  [K in keyof P]: P[K] extends Parameter<infer T>
    ? P[K] extends { readonly optional: true }
      ? T | undefined
      : T
    : never;
};
export type Parsed<P extends Parameters> =
  | { readonly ok: true; readonly inputs: Inputs<P> }
  | { readonly ok: false; readonly problem: ParameterProblem };

/** Longest piece of a refused value that an error repeats. */
const ECHO_LIMIT = 40;

/** Longest list that an error message spells out; longer ones stand in allowed_values alone. */
const LIST_LIMIT = 9;

const quoted = (text: string) =>
  JSON.stringify(text.length > ECHO_LIMIT ? `${text.slice(0, ECHO_LIMIT)}…` : text);

function expectation({ allowedValues, example, labels, type }: Parameter): string {
  if (type === 'boolean') return 'must be true or false';
  if (type === 'string' && !labels) return `must be ${allowedValues[0]}`;
  if (type === 'number') return `must be ${allowedValues[0]}, written as a plain decimal such as ${example}`;
  if (allowedValues.length > LIST_LIMIT)
    return `must be one of the ${allowedValues.length} allowed values, for example ${example}`;
  return `must be one of ${allowedValues.join(', ')}`;
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The value that a refused one means: the same but for capitals and signs, or its label or other name. */
function meant({ labels = {}, otherNames = {} }: Parameter, text: string): string {
  const asked = bare(text);
  const [value] =
    Object.entries(labels).find(([one, label]) =>
      [one, label, otherNames[one] ?? ''].some((name) => bare(name) === asked),
    ) ?? [];
  return asked === '' || value === undefined ? '' : `: did you mean ${value}?`;
}

function problem(parameter: Parameter, name: string, what: string): { ok: false; problem: ParameterProblem } {
  return {
    ok: false,
    problem: {
      parameter: name,
      message: `${name} ${what}${what.endsWith('?') ? '' : '.'}`,
      allowedValues: parameter.allowedValues,
    },
  };
}

/** Whether a query without it is refused. */
export function isRequired(parameter: Parameter): boolean {
  return parameter.default === undefined && parameter.optional !== true;
}

function readOne(name: string, parameter: Parameter, query: URLSearchParams) {
  const given = [name, ...parameter.aliases].flatMap((key) =>
    query
      .getAll(key)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ key, text })),
  );
  let value: Value | undefined;
  for (const { key, text } of given) {
    const read = parameter.text.safeParse(text);
    if (!read.success) {
      return problem(
        parameter,
        key,
        `${expectation(parameter)}; received ${quoted(text)}${meant(parameter, text)}`,
      );
    }
    if (value !== undefined && read.data !== value) {
      return problem(
        parameter,
        key,
        `is given more than once with different values; ${expectation(parameter)}`,
      );
    }
    value = read.data;
  }
  value ??= parameter.default;
  if (value === undefined) {
    return isRequired(parameter)
      ? problem(parameter, name, `is required; ${expectation(parameter)}`)
      : { ok: true as const, value };
  }
  const { clamp } = parameter;
  return {
    ok: true as const,
    value: clamp ? Math.min(Math.max(Number(value), clamp.minimum), clamp.maximum) : value,
  };
}

/**
 * Reads a query string.
 *
 * @param parameters declared in the order in which problems are reported.
 * @returns the inputs after reading, clamping and defaults, or the first problem in declared order. A parameter
 *   that is missing or empty takes its default; without one it is a problem. Unknown names are ignored.
 */
export function parseQuery<P extends Parameters>(parameters: P, query: URLSearchParams): Parsed<P> {
  const inputs: Record<string, Value | undefined> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const read = readOne(name, parameter, query);
    if (!read.ok) return read;
    inputs[name] = read.value;
  }
  return { ok: true, inputs: inputs as Inputs<P> };
}

/** A value as the parser reads it back. JavaScript writes 0.0000001 as 1e-7, which is no plain decimal. */
function queryText(value: Value): string {
  if (typeof value !== 'number') return String(value);
  const [digits = '', zeros] = String(value).split('e-');
  return zeros === undefined ? digits : `0.${'0'.repeat(Number(zeros) - 1)}${digits.replace('.', '')}`;
}

/** The one query string of these inputs: declared order, defaults left out. */
export function canonicalQuery<P extends Parameters>(parameters: P, inputs: Inputs<P>): string {
  const given = Object.entries(parameters).filter(
    ([name, parameter]) => inputs[name] !== undefined && inputs[name] !== parameter.default,
  );
  return new URLSearchParams(given.map(([name]) => [name, queryText(inputs[name] as Value)])).toString();
}

/** A valid query that shows every required parameter. */
export function exampleQuery(parameters: Parameters): string {
  const required = Object.entries(parameters).filter(([, parameter]) => isRequired(parameter));
  return new URLSearchParams(required.map(([name, { example }]) => [name, String(example)])).toString();
}

/** @param text how a parameter is described; by default as declared, without its values and range. */
export function describeParameters(
  parameters: Parameters,
  text = ({ description }: Parameter) => description,
): ParameterDescriptor[] {
  return Object.entries(parameters).map(([name, parameter]) => ({
    name,
    type: parameter.type,
    required: isRequired(parameter),
    description: text(parameter),
    ...(parameter.labels ? { enum: [...parameter.allowedValues] } : {}),
    ...(parameter.default === undefined ? {} : { default: parameter.default }),
    ...(parameter.example === undefined ? {} : { example: parameter.example }),
  }));
}

/** Schema of `inputs` in an answer: every parameter under its canonical name; optional ones where they were given. */
export function inputsSchema(parameters: Parameters): z.ZodObject {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(parameters).map(([name, { value, optional }]) => [
        name,
        optional ? value.optional() : value,
      ]),
    ),
  );
}
