import { namesOf, type Parameters } from '@/lib/parameters/declare';
import { nearMissesIn } from '@/lib/parameters/near-names';
import { type ParameterProblem, type Parsed, parseQuery, type Rules } from '@/lib/parameters/parse';
import { ownMember } from '@/lib/text/own-member';
import { quotedAsGiven } from '@/lib/text/quoted';
import { valueKind } from './json-rpc';

type Given = Readonly<Record<string, unknown>>;

/** Longest piece of a name that is not declared that an error repeats. */
const ECHO_LIMIT = 40;

/** Longest list of allowed values that an error spells out: the schema of the arguments has the longer ones. */
const LIST_LIMIT = 20;

/** Returns the texts of an argument: a list is a name that a query repeats, null is a name that it leaves out. */
function textsOf(value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}

/** Whether a value is an object, or has one in its lists. */
const hasObject = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasObject) : valueKind(value) === 'an object';

/** Returns the first problem that only JSON can have: an object for a value, a name that means no parameter. */
function problemOf(
  parameters: Parameters,
  given: Given,
  query: URLSearchParams,
): ParameterProblem | undefined {
  const names = namesOf(parameters);
  const misnamed = new Set(nearMissesIn(query, parameters).values());
  const stranger = Object.keys(given).find((name) => !names.includes(name) && !misnamed.has(name));
  if (stranger !== undefined) {
    const message = `There is no argument ${quotedAsGiven(stranger, ECHO_LIMIT)}; there are ${names.join(', ')}.`;
    return { parameter: stranger, message, allowedValues: names };
  }
  const [name] = Object.entries(given).find(([, value]) => hasObject(value)) ?? [];
  if (name === undefined) return undefined;
  const { several, allowedValues = [] } = ownMember(parameters, name) ?? {};
  const wanted = several ? 'a value or a list of values' : 'one value';
  return { parameter: name, message: `${name} must be ${wanted}; received an object.`, allowedValues };
}

/**
 * Reads the arguments of a call by the declaration that also reads query strings, so that both mean the same. Values
 * may be of their own type or written as text; null counts as one that is not given.
 *
 * @param rules what the arguments ask of each other.
 * @returns the inputs; or the first problem: a name that is not declared, an object, then as in a query.
 */
export function readArguments<P extends Parameters>(
  parameters: P,
  given: Given,
  rules?: Rules<P>,
): Parsed<P> {
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => textsOf(value).map((text) => [name, text])),
  );
  const problem = problemOf(parameters, given, query);
  return problem ? { ok: false, problem } : parseQuery(parameters, query, rules);
}

/** Returns every text that a client sent: names and values. */
export const textsGiven = (given: Given): readonly string[] =>
  Object.entries(given).flatMap(([name, value]) => [name, ...textsOf(value)]);

/** Returns a problem in one sentence: which argument it is about, and what was meant or else what is allowed. */
export function problemText({ message, allowedValues, hint, isSpecific }: ParameterProblem): string {
  const isSaid = allowedValues.every((value) => message.includes(value));
  if (isSaid || hint || isSpecific || allowedValues.length > LIST_LIMIT) return message;
  return `${message.replace(/\.$/, '')}; allowed: ${allowedValues.join(', ')}.`;
}
