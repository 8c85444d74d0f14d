import { type Inputs, isRequired, type Parameters, type Value } from './declare';

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
