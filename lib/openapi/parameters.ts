import { isRequired, type Parameter, type Parameters } from '@/lib/calculators/parameters';
import { parameterText } from '@/lib/site/parameter-text';
import { inlineSchema } from './schemas';
import type { JsonSchema, QueryParameter } from './types';

/**
 * What a client may send: a clamped number has no bounds there, for values outside are not errors; a text no least
 * length, for an empty one counts as not given.
 */
function schema({ value, clamp, default: fallback }: Parameter): JsonSchema {
  const { minimum, maximum, minLength: _, ...rest } = inlineSchema(value);
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
    required: isRequired(parameter),
    description: parameterText(parameter),
    // An empty value counts as one that is not given.
    ...(isRequired(parameter) ? {} : { allowEmptyValue: true }),
    schema: schema(parameter),
    ...(parameter.example === undefined ? {} : { example: parameter.example }),
  }));
}
