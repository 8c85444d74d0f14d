import { z } from 'zod';
import { choice, list } from '@/lib/text/words';
import { firstOf, isRequired, type Parameter, type Parameters } from './declare';
import type { NumberUnit } from './number-text';

/** One parameter as the directory, the capability index and the forms describe it. */
export interface ParameterDescriptor {
  name: string;
  type: Parameter['type'];
  required: boolean;
  description: string;
  enum?: string[];
  default?: string | number | boolean;
  example?: string | number | boolean;
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
    ...(parameter.default === undefined ? {} : { default: firstOf(parameter.default) }),
    ...(parameter.example === undefined ? {} : { example: firstOf(parameter.example) }),
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

/** Longest list of values that is explained one by one; longer ones speak for themselves. */
const LIST_LIMIT = 12;

/** What each value of a short list stands for, in a sentence; none for a long one. */
export function valuesText({ labels = {} }: Parameter): string[] {
  const entries = Object.entries(labels);
  if (entries.length === 0 || entries.length > LIST_LIMIT) return [];
  return [`Values: ${entries.map(([value, label]) => `${value} = ${label}`).join('; ')}.`];
}

/** How a number may be written besides as a plain decimal. */
const alsoRead: Readonly<Record<NumberUnit, string>> = {
  dollars: ' A leading $ and thousands commas are read.',
  percent: ' A trailing % is read.',
};

/** How several values are given, in a sentence; none where only one is taken. */
function severalText({ several }: Parameter): string[] {
  if (!several) return [];
  const { commas, groups, most } = several;
  const names = Object.entries(groups).map(([name, values]) => ` ${name} means ${list(values)}.`);
  const limit = commas ? '' : `, up to ${most} times`;
  return [`Takes several: repeat it${commas ? ' or put commas between' : limit}.${names.join('')}`];
}

/** All that a client has to know of a parameter, in sentences: meaning, values, range, other names. */
export function parameterText(parameter: Parameter): string {
  const { description, type, allowedValues, aliases, unit, nearMisses = [] } = parameter;
  return [
    description,
    ...severalText(parameter),
    ...valuesText(parameter),
    ...(type === 'number'
      ? [`Write it as a plain decimal: ${allowedValues.join(', ')}.${unit ? alsoRead[unit] : ''}`]
      : []),
    ...(type === 'boolean' ? ['1 and 0 are read as true and false.'] : []),
    ...aliases.map((alias) => `${alias} is another name for it.`),
    ...(nearMisses.length > 0 ? [`A query with ${choice(nearMisses)} in its place is refused.`] : []),
  ].join(' ');
}
