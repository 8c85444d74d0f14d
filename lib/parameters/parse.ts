import { quotedAsGiven } from '@/lib/text/quoted';
import {
  dependentDefault,
  type Inputs,
  isRequired,
  type Parameter,
  type Parameters,
  type Value,
} from './declare';
import { type Hint, hintFor, withHint } from './hints';
import { nearMissesIn } from './near-names';
import { numberExamples } from './number-text';

/** Why a query was refused: enough for an error that says what to do. */
export interface ParameterProblem {
  /** Name that the client used, or the canonical one where it is missing. */
  readonly parameter: string;
  readonly message: string;
  readonly allowedValues: readonly string[];
  /** Whether the message says more than that the value can't be read: a form shows it in place of its own words. */
  readonly isSpecific?: boolean;
  /** The message in a form's words, where it names parameters: a sentence without a period. */
  readonly forReaders?: string;
  /** Whether the name that the client used is not declared, but nearly the one that it was meant for. */
  readonly isMisnamed?: boolean;
  /** Whether it is given more than once, with different values. */
  readonly isRepeated?: boolean;
  /** What was probably meant: part of the message, and of what a form says. */
  readonly hint?: Hint;
  /** What came in place of a value that can be read: part of the message, and of what a form says. */
  readonly received?: string;
}

/** One parameter's value as parsed, or why it was refused. */
export type ParsedValue =
  | {
      readonly ok: true;
      readonly value: Value | undefined;
      /** Before clamping; undefined where nothing was given. */
      readonly given: Value | undefined;
    }
  | { readonly ok: false; readonly problem: ParameterProblem };
export type ParsedValues<P extends Parameters> = { readonly [K in keyof P]: ParsedValue };

export type Parsed<P extends Parameters> =
  | {
      readonly ok: true;
      readonly inputs: Inputs<P>;
      /** The inputs before clamping, where a value was moved: an answer may say so. */
      readonly unclamped?: Inputs<P>;
    }
  | { readonly ok: false; readonly problem: ParameterProblem };

/** What is to be done about a value that can be read: refuse it, or answer as if it had not been given. */
export type RuleVerdict =
  | {
      /** Goes on after the name of the parameter: "takes the place of a price". */
      readonly refusal: string;
      /** The same for people who fill in a form: what to do, a sentence without a period and without names. */
      readonly forReaders: string;
      readonly allowedValues?: readonly string[];
    }
  | 'ignored'
  | undefined;

/** What parameters ask of each other, and of the data. */
export interface Rules<P extends Parameters> {
  /**
   * Judges one parameter that was given.
   *
   * @param inputs every value of the query that can be read.
   */
  judge(name: keyof P & string, inputs: Partial<Inputs<P>>): RuleVerdict;
}

/** Longest piece of a refused value that an error repeats. */
const ECHO_LIMIT = 40;

/** Longest list that an error message spells out; longer ones are in allowed_values alone. */
const LIST_LIMIT = 9;

function expectation({ allowedValues, example, labels, type, unit }: Parameter): string {
  if (type === 'boolean') return 'must be true or false';
  if (type === 'string' && !labels) return `must be ${allowedValues[0]}`;
  if (type === 'number')
    return `must be ${allowedValues[0]}, written in digits such as ${numberExamples(example, unit)}`;
  if (allowedValues.length > LIST_LIMIT)
    return `must be one of the ${allowedValues.length} allowed values, for example ${example}`;
  return `must be one of ${allowedValues.join(', ')}`;
}

function problem(
  parameter: Parameter,
  name: string,
  what: string,
  said: Pick<ParameterProblem, 'hint' | 'received' | 'isRepeated'> = {},
): { ok: false; problem: ParameterProblem } {
  const message = withHint(`${name} ${what}`, said.hint);
  return {
    ok: false,
    problem: {
      parameter: name,
      message: message.endsWith('?') ? message : `${message}.`,
      allowedValues: parameter.allowedValues,
      ...said,
    },
  };
}

/** The problem of a text that can't be read, with what it was probably meant for. */
function unreadable(parameter: Parameter, name: string, text: string): ReturnType<typeof problem> {
  const refused = refusedPart(parameter, text);
  const hint = hintFor(parameter, refused);
  const received = `received ${quotedAsGiven(refused, ECHO_LIMIT)}`;
  const said = { received, ...(hint ? { hint } : {}) };
  return problem(parameter, name, `${expectation(parameter)}; ${received}`, said);
}

/** The values of a parameter that takes several; none where it is not given. */
const listOf = (value: Value | undefined): readonly string[] => (Array.isArray(value) ? value : []);

/** Returns values each once: those of an enumeration in its order, others as they are given. */
function inOrder({ labels }: Parameter, values: readonly string[]): readonly string[] {
  const different = [...new Set(values)];
  return labels ? Object.keys(labels).filter((value) => different.includes(value)) : different;
}

/** Returns the first value that can't be read of a text with several. */
function refusedPart({ several, text: one }: Parameter, text: string): string {
  if (!several?.commas) return text;
  return text.split(',').find((part) => part.trim() !== '' && !one.safeParse(part).success) ?? text;
}

function parseOne(name: string, parameter: Parameter, query: URLSearchParams): ParsedValue {
  const texts = [name, ...parameter.aliases].flatMap((key) =>
    query
      .getAll(key)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ key, text })),
  );
  let given: Value | undefined;
  for (const { key, text } of texts) {
    const read = parameter.text.safeParse(text);
    if (!read.success) return unreadable(parameter, key, text);
    if (parameter.several) {
      const all = inOrder(parameter, [...listOf(given), ...listOf(read.data)]);
      given = all.length === 0 ? undefined : all;
      continue;
    }
    if (given !== undefined && read.data !== given) {
      return problem(
        parameter,
        key,
        `is given more than once with different values; ${expectation(parameter)}`,
        { isRepeated: true },
      );
    }
    given = read.data;
  }
  const most = parameter.several?.most;
  if (most !== undefined && listOf(given).length > most) {
    return problem(parameter, name, `takes at most ${most} values; received ${listOf(given).length}`);
  }
  const value = given ?? parameter.default;
  if (value === undefined) {
    return isRequired(parameter)
      ? problem(parameter, name, `is required; ${expectation(parameter)}`)
      : { ok: true, value, given };
  }
  const { clamp } = parameter;
  const clamped = clamp ? Math.min(Math.max(Number(value), clamp.minimum), clamp.maximum) : value;
  return { ok: true, value: clamped, given };
}

/** Says which name is meant by one that is not declared. */
function nearMiss(sent: string, name: string): ParsedValue {
  const message = `There is no parameter ${quotedAsGiven(sent, ECHO_LIMIT)}: did you mean ${name}?`;
  const problem = { parameter: sent, message, allowedValues: [name], isSpecific: true, isMisnamed: true };
  return { ok: false, problem };
}

/** The value after the rules have judged it beside the others. */
function judged<P extends Parameters>(
  parameters: P,
  values: ParsedValues<P>,
  { judge }: Rules<P>,
): ParsedValues<P> {
  const read = Object.entries<ParsedValue>(values).flatMap(([name, parsed]) =>
    parsed.ok ? [[name, parsed.value]] : [],
  );
  const inputs = Object.fromEntries(read) as Partial<Inputs<P>>;
  const afterRules = ([name, parsed]: [string, ParsedValue]): [string, ParsedValue] => {
    if (!parsed.ok || parsed.given === undefined) return [name, parsed];
    const verdict = judge(name, inputs);
    if (verdict === undefined) return [name, parsed];
    if (verdict === 'ignored') return [name, { ok: true, value: undefined, given: undefined }];
    const { allowedValues = parameters[name]?.allowedValues ?? [], refusal, forReaders } = verdict;
    const said = { message: `${name} ${refusal}.`, forReaders, isSpecific: true };
    return [name, { ok: false, problem: { parameter: name, allowedValues, ...said } }];
  };
  return Object.fromEntries(Object.entries<ParsedValue>(values).map(afterRules)) as ParsedValues<P>;
}

/** Fills in what is not given and depends on whether another parameter is. */
function withDependentDefaults<P extends Parameters>(
  parameters: P,
  values: ParsedValues<P>,
): ParsedValues<P> {
  const isGiven = (name: string) => {
    const parsed: ParsedValue | undefined = values[name];
    return parsed?.ok === true && parsed.given !== undefined;
  };
  const filled = ([name, parsed]: [string, ParsedValue]): [string, ParsedValue] => {
    const value = parameters[name] && dependentDefault(parameters[name], isGiven);
    return [name, parsed.ok && parsed.given === undefined ? { ...parsed, value } : parsed];
  };
  return Object.fromEntries(Object.entries<ParsedValue>(values).map(filled)) as ParsedValues<P>;
}

/** Parses each parameter of a query by itself, then judges those that were given by the rules. */
export function parseEach<P extends Parameters>(
  parameters: P,
  query: URLSearchParams,
  rules?: Rules<P>,
): ParsedValues<P> {
  const misnamed = nearMissesIn(query, parameters);
  const values = Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      const sent = misnamed.get(name);
      return [name, sent === undefined ? parseOne(name, parameter, query) : nearMiss(sent, name)];
    }),
  ) as ParsedValues<P>;
  const complete = withDependentDefaults(parameters, values);
  return rules ? judged(parameters, complete, rules) : complete;
}

/** A value that a query can repeat in plain digits: the size of a number that is far outside its scale says nothing. */
function writable(value: Value | undefined): Value | undefined {
  const most = Number.MAX_SAFE_INTEGER;
  return typeof value === 'number' ? Math.min(Math.max(value, -most), most) : value;
}

/** Returns the inputs of parsed values, or the first problem in declared order. */
export function inputsOf<P extends Parameters>(values: ParsedValues<P>): Parsed<P> {
  const inputs: Record<string, Value | undefined> = {};
  const unclamped: Record<string, Value | undefined> = {};
  for (const [name, parsed] of Object.entries<ParsedValue>(values)) {
    if (!parsed.ok) return parsed;
    inputs[name] = parsed.value;
    unclamped[name] = writable(parsed.given ?? parsed.value);
  }
  const isMoved = Object.keys(inputs).some((name) => inputs[name] !== unclamped[name]);
  return {
    ok: true,
    inputs: inputs as Inputs<P>,
    ...(isMoved ? { unclamped: unclamped as Inputs<P> } : {}),
  };
}

/**
 * Parses a query string.
 *
 * @param parameters declared in the order in which problems are reported.
 * @param rules what the parameters ask of each other.
 * @returns the inputs after clamping and defaults, or the first problem in declared order. A parameter that is
 *   missing or empty takes its default; without one it is a problem. Unknown names are ignored, but for near misses.
 */
export function parseQuery<P extends Parameters>(
  parameters: P,
  query: URLSearchParams,
  rules?: Rules<P>,
): Parsed<P> {
  return inputsOf(parseEach(parameters, query, rules));
}
