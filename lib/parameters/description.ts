import type { Parameter } from './parameters';

/** Longest list of values that is explained one by one; longer ones speak for themselves. */
const LIST_LIMIT = 12;

/** What each value of a short list stands for, in a sentence; none for a long one. */
export function valuesText({ labels = {} }: Parameter): string[] {
  const entries = Object.entries(labels);
  if (entries.length === 0 || entries.length > LIST_LIMIT) return [];
  return [`Values: ${entries.map(([value, label]) => `${value} = ${label}`).join('; ')}.`];
}

/** All that a client has to know of a parameter, in sentences: meaning, values, range, other names. */
export function parameterText(parameter: Parameter): string {
  const { description, type, allowedValues, aliases } = parameter;
  return [
    description,
    ...valuesText(parameter),
    ...(type === 'number' ? [`Write it as a plain decimal: ${allowedValues.join(', ')}.`] : []),
    ...(type === 'boolean' ? ['1 and 0 are read as true and false.'] : []),
    ...aliases.map((alias) => `${alias} is another name for it.`),
  ].join(' ');
}
