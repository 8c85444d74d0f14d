import { z } from 'zod';

/** A part that the OpenAPI Specification itself defines and leaves open. */
const asSpecified = (what: string) =>
  z.looseObject({}).describe(`${what}, as the OpenAPI Specification defines it.`);

/** The OpenAPI document as a response body. Closed where it is ours, open where the OpenAPI Specification is. */
export const openApiDocumentSchema = z
  .strictObject({
    openapi: z.literal('3.1.0').describe('Version of the OpenAPI Specification.'),
    info: z
      .strictObject({
        title: z.string(),
        version: z.string().describe('Version of the API.'),
        summary: z.string(),
        description: z.string(),
        contact: z.strictObject({ name: z.string(), email: z.email(), url: z.url() }),
        license: z.strictObject({ name: z.string(), identifier: z.string() }),
      })
      .describe('What the API is and who runs it.'),
    servers: z.array(
      z.strictObject({
        url: z.url(),
        description: z.string(),
        'x-internal': z.literal(false).describe('The server is public.'),
      }),
    ),
    security: z.array(z.strictObject({})).max(0).describe('Empty: no authentication.'),
    tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
    externalDocs: z.strictObject({ url: z.url(), description: z.string() }),
    paths: asSpecified('Every path with its operations'),
    components: asSpecified('Shared schemas, responses and headers'),
  })
  .meta({ id: 'OpenApiDocument', description: 'An OpenAPI 3.1 document.' });

export type OpenApiDocument = z.output<typeof openApiDocumentSchema>;
