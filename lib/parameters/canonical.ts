import { dependentDefault, type Inputs, isRequired, type Parameters, type Value } from './declare';

/** A value as the parser reads it back. JavaScript writes 0.0000001 as 1e-7, which is no plain decimal. */
function queryText(value: string | number | boolean): string {
  if (typeof value !== 'number') return String(value);
  const [digits = '', zeros] = String(value).split('e-');
  return zeros === undefined ? digits : `0.${'0'.repeat(Number(zeros) - 1)}${digits.replace('.', '')}`;
}

/** The texts that a query repeats a value by. */
const texts = (value: Value): readonly string[] => (typeof value === 'object' ? value : [queryText(value)]);

/** The one query string of these inputs: declared order, defaults left out but for those that are always written. */
export function canonicalQuery<P extends Parameters>(parameters: P, inputs: Inputs<P>): string {
  const isGiven = (name: string) => inputs[name] !== undefined;
  const pairs = Object.entries(parameters).flatMap(([name, parameter]) => {
    const value = inputs[name] as Value | undefined;
    if (value === undefined) return [];
    const isUsual = value === dependentDefault(parameter, isGiven);
    return isUsual && !parameter.isAlwaysWritten ? [] : texts(value).map((text) => [name, text]);
  });
  return new URLSearchParams(pairs).toString();
}

/** The inputs as an answer repeats them: one value alone is no list. */
export function echoed<P extends Parameters>(inputs: Inputs<P>): Readonly<Record<string, Value | undefined>> {
  const entries = Object.entries(inputs) as [string, Value | undefined][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) && value.length === 1 ? value[0] : value]),
  );
}

/** A valid query that shows every required parameter. */
export function exampleQuery(parameters: Parameters): string {
  const required = Object.entries(parameters).filter(([, parameter]) => isRequired(parameter));
  return new URLSearchParams(required.map(([name, { example }]) => [name, String(example)])).toString();
}
