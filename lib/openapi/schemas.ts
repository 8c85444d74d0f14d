import { z } from 'zod';
import type { JsonSchema, Reference } from './types';

const COMPONENTS = '#/components/schemas/';

/** JSON Schema of a zod schema, as a response has it. Every integer says its format. */
function convert(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'output',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'integer') jsonSchema.format = 'int64';
    },
  });
}

/** The same schema with its references pointing into the components of an OpenAPI document. */
function intoComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', COMPONENTS) : value,
  );
}

/** Schema of a value that stands in place, such as that of a parameter. */
export function inlineSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = convert(schema);
  return rest;
}

/** Reference to the component of a named schema. @throws Error when the schema has no id. */
export function reference(schema: z.ZodType): Reference {
  const id = schema.meta()?.id;
  if (id === undefined) throw new Error('Only a schema with an id can be a component');
  return { $ref: `${COMPONENTS}${id}` };
}

const definitions = z.object({ $defs: z.record(z.string(), z.record(z.string(), z.unknown())) });

/**
 * The components of these schemas and of all named schemas below them, by name.
 *
 * @throws Error when two different schemas have one name.
 */
export function componentSchemas(schemas: readonly z.ZodType[]): Record<string, JsonSchema> {
  const components: Record<string, JsonSchema> = {};
  for (const schema of schemas) {
    for (const [name, definition] of Object.entries(definitions.parse(convert(schema)).$defs)) {
      const component = intoComponents(definition);
      const known = components[name];
      if (known && JSON.stringify(known) !== JSON.stringify(component)) {
        throw new Error(`Two different schemas are called ${name}`);
      }
      components[name] = component;
    }
  }
  return components;
}
