import { firstOf, isRequired, type Parameter, type Parameters } from '@/lib/parameters/declare';
import { parameterText } from '@/lib/parameters/describe';
import { inlineSchema } from './schemas';
import type { JsonSchema, OperationParameter } from './types';

/**
 * What a client may send: a clamped number has no bounds there, for values outside are not errors; a text that may be
 * left out has no least length, for an empty one counts as not given.
 */
function schema(parameter: Parameter): JsonSchema {
  const { several } = parameter;
  if (several) return { type: 'array', items: inlineSchema(several.item), maxItems: several.most };
  const { value, clamp, default: fallback } = parameter;
  const { minimum, maximum, minLength, ...rest } = inlineSchema(value);
  return {
    ...rest,
    ...(clamp || minimum === undefined ? {} : { minimum, maximum }),
    ...(minLength === undefined || !isRequired(parameter) ? {} : { minLength }),
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}

/** The query parameters of an operation, in declared order. */
export function queryParameters(parameters: Parameters): OperationParameter[] {
  return Object.entries(parameters).map(([name, parameter]) => ({
    name,
    in: 'query',
    required: isRequired(parameter),
    description: parameterText(parameter),
    // An empty value counts as one that is not given.
    ...(isRequired(parameter) ? {} : { allowEmptyValue: true }),
    schema: schema(parameter),
    ...(parameter.example === undefined ? {} : { example: firstOf(parameter.example) }),
  }));
}

/** The parameters in the path of an operation. */
export function pathParameters(parameters: Parameters): OperationParameter[] {
  return queryParameters(parameters).map((parameter) => ({ ...parameter, in: 'path' }));
}
