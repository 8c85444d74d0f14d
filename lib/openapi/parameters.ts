import { isRequired, type Parameter, type Parameters } from '@/lib/parameters/declare';
import { parameterText } from '@/lib/parameters/describe';
import { choice } from '@/lib/text/words';
import { inlineSchema } from './schemas';
import type { JsonSchema, OperationParameter } from './types';

/**
 * What a client may send: a clamped number has no bounds there, for values outside are not errors; a text that may be
 * left out has no least length, for an empty one counts as not given; a list has no greatest length, for a value that
 * is repeated counts once.
 */
function schema(parameter: Parameter): JsonSchema {
  const { several } = parameter;
  if (several) return { type: 'array', items: inlineSchema(several.item) };
  const { value, clamp, default: fallback } = parameter;
  const { minimum, maximum, minLength, ...rest } = inlineSchema(value);
  return {
    ...rest,
    ...(clamp || minimum === undefined ? {} : { minimum, maximum }),
    ...(minLength === undefined || !isRequired(parameter) ? {} : { minLength }),
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}

/** The extension by which a parameter says that it is another name of one declared before it. */
const ALIAS_OF = 'x-alias-of';

/** Names a query has to give one of; the schema of an operation can't say so. */
const eitherName = (names: readonly string[]) => `Required, under one of the names ${choice(names)}.`;

/**
 * A parameter under each of its names. Where it is required and has several, each is optional by itself: a client that
 * sends another name must not be made to send this one.
 */
function namedParameters(name: string, parameter: Parameter): OperationParameter[] {
  const { aliases, example } = parameter;
  const names = [name, ...aliases];
  const isNeeded = isRequired(parameter);
  const either = isNeeded && aliases.length > 0 ? ` ${eitherName(names)}` : '';
  return names.map((one) => ({
    name: one,
    in: 'query',
    required: isNeeded && aliases.length === 0,
    description: one === name ? parameterText(parameter) + either : `Another name of ${name}.${either}`,
    // An empty value counts as one that is not given.
    ...(isNeeded ? {} : { allowEmptyValue: true }),
    schema: schema(parameter),
    ...(example === undefined ? {} : { example }),
    ...(one === name ? {} : { [ALIAS_OF]: name }),
  }));
}

/** The query parameters of an operation, in declared order, each alias after the parameter that it names. */
export function queryParameters(parameters: Parameters): OperationParameter[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => namedParameters(name, parameter));
}

/** The parameters in the path of an operation. */
export function pathParameters(parameters: Parameters): OperationParameter[] {
  return queryParameters(parameters).map((parameter) => ({ ...parameter, in: 'path' }));
}
