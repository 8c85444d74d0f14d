import { z } from 'zod';
import { ownMember } from '@/lib/text/own-member';
import { type NumberUnit, numberPattern, readNumber } from './number-text';

/** One value, or several of a parameter that takes several. */
export type Value = string | number | boolean | readonly string[];

/** A value of a list; never for what is no list. */
type OneOf<T> = T extends readonly (infer One)[] ? One : never;

/** Ends of a number, both included. */
export interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** One declared parameter: reads a value, describes itself, gives its JSON Schema. */
export interface Parameter<T extends Value = Value> {
  readonly type: 'string' | 'number' | 'boolean';
  readonly description: string;
  /** Absent where no value makes sense outside of its context. */
  readonly example?: T;
  /** Value when it is not given; a parameter without one is required, unless it is optional. */
  readonly default?: T;
  /** Value when it is not given and another parameter is, by that one's name. */
  readonly defaultWith?: Readonly<Record<string, T>>;
  /** Whether it may be left out although nothing stands in for it. */
  readonly optional?: boolean;
  /** Whether canonical queries carry it at its default too. */
  readonly isAlwaysWritten?: boolean;
  /** Other names that clients may use for it. */
  readonly aliases: readonly string[];
  /** Names that people send in place of it: refused, with the right one. */
  readonly nearMisses?: readonly string[];
  /** What to ask for in place of texts that stand for no single value, by their letters and digits in lower case. */
  readonly advice?: Readonly<Record<string, string>>;
  /** What is allowed, in words or as the list. */
  readonly allowedValues: readonly string[];
  /** Labels that people read, by value; enumerations only. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Other names that people know a value by: refused, but a refusal says which value is meant. */
  readonly otherNames?: Readonly<Record<string, string>>;
  /** How several values are given; absent where only one is taken. */
  readonly several?: Several;
  /** Range that values are clamped into. */
  readonly clamp?: Range;
  /** Range outside of which values are refused. */
  readonly range?: Range;
  /** What a number counts. */
  readonly unit?: NumberUnit;
  /** Regular expression of a whole text, where not any will do. */
  readonly pattern?: string;
  /** Reads the text of one value; does not clamp. */
  readonly text: z.ZodType<T, string>;
  /** The value after reading and clamping, as answers repeat it: a single value is no list. */
  readonly value: z.ZodType<T | OneOf<T>>;
}

/** How several values of one parameter are given. */
export interface Several {
  readonly most: number;
  /** Whether one text may hold several, with commas between: not where a value may have a comma. */
  readonly commas: boolean;
  /** Names that stand for several values each. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** One value as a client may send it, names of groups included. */
  readonly item: z.ZodType;
}

interface Options<T extends Value> {
  readonly description: string;
  readonly example: T;
  readonly default?: T;
  readonly isAlwaysWritten?: boolean;
  readonly aliases?: readonly string[];
  readonly defaultWith?: Readonly<Record<string, T>>;
  readonly nearMisses?: readonly string[];
  readonly advice?: Readonly<Record<string, string>>;
  readonly otherNames?: Readonly<Record<string, string>>;
}

interface EnumerationOptions<T extends string> extends Options<T> {
  /** Other spellings that are read, by spelling. */
  readonly alsoRead?: Readonly<Record<string, T>>;
}

/** One of a list; case-sensitive. `labels` gives each value the words that people read, in the order of the list. */
export function enumeration<const T extends string>(
  labels: Readonly<Record<T, string>>,
  { alsoRead = {}, ...options }: EnumerationOptions<NoInfer<T>>,
): Parameter<T> {
  const values = Object.keys(labels) as [T, ...T[]];
  const schema = z.enum(values);
  return {
    type: 'string',
    aliases: [],
    ...options,
    labels,
    allowedValues: values,
    text: z
      .string()
      .transform((text) => ownMember(alsoRead, text.trim()) ?? text)
      .pipe(schema),
    value: schema,
  };
}

interface DecimalOptions extends Options<number>, Range {
  /** What a value outside the range is: moved to its nearest end, or refused. */
  readonly outside: 'clamp' | 'refuse';
  readonly unit?: NumberUnit;
}

/** A number in a range, as people write it. */
export function decimal({ minimum, maximum, outside, ...options }: DecimalOptions): Parameter<number> {
  const clamps = outside === 'clamp';
  const range = `a number from ${minimum} to ${maximum}`;
  const number = z
    .string()
    .transform((text) => text.trim())
    .pipe(z.string().regex(new RegExp(`^${numberPattern(options.unit)}$`)))
    .transform(readNumber);
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

/** Letters, digits, hyphens and underscores: base64url, and slugs. Browsers want the hyphen escaped. */
const TOKEN = String.raw`[\w\-]*`;

interface TokenOptions extends Pick<Parameter<string>, 'description' | 'example' | 'nearMisses'> {
  /** Which text of which answer it is. */
  readonly origin: string;
  readonly maximumLength: number;
  /** Regular expression of the whole text, for a narrower form. */
  readonly pattern?: string;
}

/** A text that an earlier answer gave, to be sent back unchanged. */
export function token({
  maximumLength,
  origin,
  pattern = TOKEN,
  ...described
}: TokenOptions): Parameter<string> {
  const value = z
    .string()
    .min(1)
    .max(maximumLength)
    .regex(new RegExp(`^${pattern}$`));
  return {
    type: 'string',
    aliases: [],
    ...described,
    pattern,
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
  [K in keyof P]: P[K] extends { readonly text: z.ZodType<infer T, string> }
    ? P[K] extends { readonly optional: true }
      ? T | undefined
      : T
    : never;
};

/** Whether a query without it is refused. */
export function isRequired(parameter: Parameter): boolean {
  return parameter.default === undefined && parameter.optional !== true;
}

/** Returns the only value of a list; undefined unless there is exactly one. */
export const onlyOf = <T>(values: readonly T[] | undefined): T | undefined =>
  values?.length === 1 ? values[0] : undefined;

/** Returns a value, the first where there are several. */
export const firstOf = (value: Value): string | number | boolean =>
  typeof value === 'object' ? (value[0] ?? '') : value;

/** Returns the value of a parameter that is not given, which may depend on which others are. */
export function dependentDefault(
  { default: usual, defaultWith = {} }: Parameter,
  isGiven: (name: string) => boolean,
): Value | undefined {
  const [, value = usual] = Object.entries(defaultWith).find(([name]) => isGiven(name)) ?? [];
  return value;
}

/** Returns every name that a query may give parameters by. */
export const namesOf = (parameters: Parameters): string[] =>
  Object.entries(parameters).flatMap(([name, { aliases }]) => [name, ...aliases]);

/** Returns every name that changes a response: near misses are refused where unknown names are ignored. */
export const namesThatMatter = (parameters: Parameters): string[] => [
  ...namesOf(parameters),
  ...Object.values(parameters).flatMap(({ nearMisses = [] }) => nearMisses),
];
