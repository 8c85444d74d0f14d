import type { Parameters } from '@/lib/parameters/declare';
import { type ParameterProblem, type Parsed, parseQuery } from '@/lib/parameters/parse';

type Given = Readonly<Record<string, unknown>>;
type Problem = { readonly ok: false; readonly problem: ParameterProblem };

/** Longest piece of a name that is not declared that an error repeats. */
const ECHO_LIMIT = 40;

const echoed = (name: string) =>
  JSON.stringify(name.length > ECHO_LIMIT ? `${name.slice(0, ECHO_LIMIT)}…` : name);

/** What a value that cannot be one of an argument is called. */
const kindOf = (value: object) => (Array.isArray(value) ? 'a list' : 'an object');

function undeclared(parameters: Parameters, given: Given): Problem | undefined {
  const names = Object.entries(parameters).flatMap(([name, { aliases }]) => [name, ...aliases]);
  const [stranger] = Object.keys(given).filter((name) => !names.includes(name));
  if (stranger === undefined) return undefined;
  const message = `There is no argument ${echoed(stranger)}.`;
  return { ok: false, problem: { parameter: stranger, message, allowedValues: names } };
}

/**
 * Reads the arguments of a call by the declaration that also reads query strings, so that both mean the same. Values
 * may be of their own type or written as text; null counts as one that is not given.
 *
 * @returns the inputs; or the first problem: a name that is not declared, a list or an object, then as in a query.
 */
export function readArguments<P extends Parameters>(parameters: P, given: Given): Parsed<P> {
  const stranger = undeclared(parameters, given);
  if (stranger) return stranger;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (Array.isArray(value) && parameters[name]?.several) {
      for (const one of value) query.append(name, String(one));
      continue;
    }
    if (typeof value === 'object' && value !== null) {
      const allowedValues = parameters[name]?.allowedValues ?? [];
      const message = `${name} must be one value; received ${kindOf(value)}.`;
      return { ok: false, problem: { parameter: name, message, allowedValues } };
    }
    if (value !== null && value !== undefined) query.append(name, String(value));
  }
  return parseQuery(parameters, query);
}

/** A problem as an assistant reads it: which argument it is about, and all that is allowed. */
export function problemText({ message, allowedValues }: ParameterProblem): string {
  const isSaid = allowedValues.every((value) => message.includes(value));
  return isSaid ? message : `${message} Allowed: ${allowedValues.join(', ')}.`;
}
