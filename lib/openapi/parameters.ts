import type { Parameter, Parameters } from '@/lib/calculators/parameters';
import { inlineSchema } from './schemas';
import type { JsonSchema, QueryParameter } from './types';

/** Longest list of values that a description explains one by one; longer ones speak for themselves. */
const LIST_LIMIT = 9;

function explainedValues({ labels = {} }: Parameter): string[] {
  const entries = Object.entries(labels);
  if (entries.length === 0 || entries.length > LIST_LIMIT) return [];
  return [`Values: ${entries.map(([value, label]) => `\`${value}\` (${label})`).join(', ')}.`];
}

function description(parameter: Parameter): string {
  const { type, allowedValues, aliases } = parameter;
  return [
    parameter.description,
    ...explainedValues(parameter),
    ...(type === 'number' ? [`Write it as a plain decimal: ${allowedValues.join(', ')}.`] : []),
    ...(type === 'boolean' ? ['1 and 0 are read as true and false.'] : []),
    ...aliases.map((alias) => `\`${alias}\` is another name for it.`),
  ].join(' ');
}

/** What a client may send: a clamped number has no bounds there, for values outside are not errors. */
function schema({ value, clamp, default: fallback }: Parameter): JsonSchema {
  const { minimum, maximum, ...rest } = inlineSchema(value);
  return {
    ...rest,
    ...(clamp || minimum === undefined ? {} : { minimum, maximum }),
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}

/** The query parameters of an operation, in declared order. */
export function queryParameters(parameters: Parameters): QueryParameter[] {
  return Object.entries(parameters).map(([name, parameter]) => ({
    name,
    in: 'query',
    required: parameter.default === undefined,
    description: description(parameter),
    // An empty value counts as one that is not given.
    ...(parameter.default === undefined ? {} : { allowEmptyValue: true }),
    schema: schema(parameter),
    example: parameter.example,
  }));
}
