import { z } from 'zod';
import { isRequired, type Parameter, type Parameters } from '@/lib/parameters/declare';
import { valuesText } from '@/lib/parameters/describe';
import type { ObjectSchema } from './tool';

function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'output' });
  return rest;
}

/** Schema of an argument. The list of what a text may say would be as long again as that of a list's items. */
function valueSchema({ value, several }: Parameter): Record<string, unknown> {
  if (!several) return jsonSchema(value);
  return {
    anyOf: [
      { type: 'array', items: jsonSchema(several.item), maxItems: several.most },
      {
        type: 'string',
        description: several.commas ? 'One of them, or several with commas.' : 'One of them.',
      },
    ],
  };
}

function property(parameter: Parameter, note: string | undefined): Record<string, unknown> {
  const { description, default: fallback, example } = parameter;
  return {
    ...valueSchema(parameter),
    description: [description, ...(note ? [note] : []), ...valuesText(parameter)].join(' '),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(example === undefined ? {} : { examples: [example] }),
  };
}

/**
 * Schema of the arguments that these parameters declare: closed.
 *
 * @param notes sentences behind the descriptions of parameters, by name.
 */
export function inputSchema(
  parameters: Parameters,
  notes: Readonly<Record<string, string>> = {},
): ObjectSchema {
  const entries = Object.entries(parameters);
  const required = entries.filter(([, parameter]) => isRequired(parameter)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, parameter]) => [name, property(parameter, notes[name])]),
    ),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

/** Schema of what a tool answers. */
export function outputSchema(schema: z.ZodObject): ObjectSchema {
  return { ...jsonSchema(schema), type: 'object' };
}
