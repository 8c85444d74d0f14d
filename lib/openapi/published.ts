import { z } from 'zod';
import type { OpenApiDocument } from './document-schema';

/** A JSON Schema as the document has it; read no further than the reference shows it. */
export interface PublishedSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly $ref?: string | undefined;
  readonly items?: PublishedSchema | undefined;
  readonly anyOf?: readonly PublishedSchema[] | undefined;
  readonly oneOf?: readonly PublishedSchema[] | undefined;
  readonly properties?: Readonly<Record<string, PublishedSchema>> | undefined;
}

const schema: z.ZodType<PublishedSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
    $ref: z.string().optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    properties: z.record(z.string(), schema).optional(),
  }),
);

const example = z.object({ summary: z.string(), value: z.unknown() });

const response = z.object({
  description: z.string(),
  content: z
    .object({
      'application/json': z.object({ schema, examples: z.record(z.string(), example).default({}) }),
    })
    .optional(),
});

const parameter = z.object({
  name: z.string(),
  required: z.boolean(),
  description: z.string(),
  schema,
  example: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional(),
});

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(parameter),
  'x-example-request': z.url(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), response])),
});

const published = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), schema),
    responses: z.record(z.string(), response),
    headers: z.record(z.string(), z.object({ description: z.string(), example: z.string().optional() })),
  }),
});

export type PublishedResponse = z.output<typeof response>;
export type PublishedParameter = z.output<typeof parameter>;
export type PublishedOperation = z.output<typeof operation>;
/** The OpenAPI document, as a client reads it. */
export type PublishedDocument = z.output<typeof published>;

/** Reads what the reference shows of a document. @throws ZodError when it is not such a document. */
export function readDocument(document: OpenApiDocument): PublishedDocument {
  return published.parse(document);
}

/** Last part of a reference: `#/components/schemas/Error` is `Error`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The response that stands in place or is referred to. @throws Error when the reference leads nowhere. */
export function resolveResponse(
  { components }: PublishedDocument,
  declared: PublishedOperation['responses'][string],
): PublishedResponse {
  if (!('$ref' in declared)) return declared;
  const shared = components.responses[referenceName(declared.$ref)];
  if (!shared) throw new Error(`The document has no ${declared.$ref}`);
  return shared;
}
