import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, inject } from 'vitest';
import { z } from 'zod';

/** As much of an OpenAPI document as validating its answers takes. */
const referable = <T extends z.ZodType>(schema: T) => z.union([z.object({ $ref: z.string() }), schema]);
const headerSchema = z.object({ required: z.boolean() });
const responseSchema = z.object({
  headers: z.record(z.string(), referable(headerSchema)),
  content: z
    .record(z.string(), z.object({ schema: z.unknown(), examples: z.unknown().optional() }))
    .optional(),
});
const operationSchema = z.object({
  operationId: z.string(),
  'x-example-request': z.url(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean(),
      schema: z.unknown(),
      example: z.unknown().optional(),
      'x-alias-of': z.string().optional(),
    }),
  ),
  responses: z.record(z.string(), referable(responseSchema)),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.object({ get: operationSchema })),
  components: z.looseObject({
    responses: z.record(z.string(), responseSchema),
    headers: z.record(z.string(), headerSchema),
  }),
});

export type PublishedDocument = z.output<typeof documentSchema>;
type PublishedResponse = z.output<typeof responseSchema>;

/** The OpenAPI document at an address of the built site. */
export async function published(path = '/api/agent/v1/openapi.json'): Promise<PublishedDocument> {
  return documentSchema.parse(await (await fetch(inject('baseUrl') + path)).json());
}

/** Addresses below which all addresses have the same kind of answer. */
const KINDS = ['/api/agent/v1/calculators/', '/api/agent/v1/programs/'];

/** Validates what the site answers against a document that it published. */
export class Contract {
  private readonly ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));

  constructor(readonly document: PublishedDocument) {
    this.ajv.addSchema(document, 'openapi.json');
  }

  static async ofSite(path?: string): Promise<Contract> {
    return new Contract(await published(path));
  }

  /** The address that the document has for a path: its own, or that of any of its kind. */
  private declaredPath(pathname: string): string {
    const known = Object.keys(this.document.paths);
    const kind = KINDS.find((prefix) => pathname.startsWith(prefix));
    if (known.includes(pathname) || kind === undefined) return pathname;
    return known.find((path) => path.startsWith(kind)) ?? pathname;
  }

  /** The declared response of an address to a GET. */
  private declared(pathname: string, status: number): { response: PublishedResponse; pointer: string } {
    const { paths, components } = this.document;
    const path = this.declaredPath(pathname);
    const response = paths[path]?.get.responses[status];
    if (!response) throw new Error(`The document declares no ${status} for ${pathname}`);
    if (!('$ref' in response)) {
      return { response, pointer: `/paths/${path.replaceAll('/', '~1')}/get/responses/${status}` };
    }
    const pointer = response.$ref.slice(1);
    const shared = components.responses[pointer.split('/').at(-1) ?? ''];
    if (!shared) throw new Error(`The document has no ${response.$ref}`);
    return { response: shared, pointer };
  }

  private validator(pointer: string): ValidateFunction {
    return this.ajv.compile({ $ref: `openapi.json#${pointer}/content/application~1json/schema` });
  }

  /** Fails unless the response is declared, with its headers, its type and a body of its schema. */
  check(pathname: string, response: Response, text: string): void {
    const { response: declared, pointer } = this.declared(pathname, response.status);
    const missing = Object.entries(declared.headers)
      .filter(([, header]) => this.header(header).required)
      .map(([name]) => name)
      .filter((name) => !response.headers.has(name));
    expect(missing, `headers of ${response.status} ${pathname}`).toEqual([]);
    if (!declared.content) {
      expect(text).toBe('');
      return;
    }
    expect(Object.keys(declared.content)).toContain(response.headers.get('content-type'));
    if (text === '') return;
    const validate = this.validator(pointer);
    validate(JSON.parse(text));
    expect(validate.errors, `body of ${response.status} ${pathname}`).toBeNull();
  }

  /** Fails unless the examples of the document are of their schemas. */
  checkExamples(): number {
    let count = 0;
    for (const [path, { get }] of Object.entries(this.document.paths)) {
      for (const status of Object.keys(get.responses)) {
        const { response, pointer } = this.declared(path, Number(status));
        const examples = z
          .record(z.string(), z.object({ value: z.unknown() }))
          .optional()
          .parse(response.content?.['application/json']?.examples);
        for (const { value } of Object.values(examples ?? {})) {
          const validate = this.validator(pointer);
          validate(value);
          expect(validate.errors, `example of ${status} ${path}`).toBeNull();
          count += 1;
        }
      }
    }
    return count;
  }

  private header(header: PublishedResponse['headers'][string]): z.output<typeof headerSchema> {
    if (!('$ref' in header)) return header;
    const shared = this.document.components.headers[header.$ref.split('/').at(-1) ?? ''];
    if (!shared) throw new Error(`The document has no ${header.$ref}`);
    return shared;
  }
}

/** A response of the site with its body read. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON. @throws SyntaxError when it is not. */
  json(): unknown;
}

let contract: Promise<Contract> | undefined;

/** Calls the API of the built site; every answer but those to OPTIONS is validated by the published OpenAPI document. */
export async function call(path: string, init: RequestInit = {}): Promise<ApiAnswer> {
  contract ??= Contract.ofSite();
  const url = new URL(path, inject('baseUrl'));
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  if (init.method !== 'OPTIONS') (await contract).check(url.pathname, response, text);
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

const errorBody = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    parameter: z.string().optional(),
    allowed_values: z.array(z.string()).optional(),
  }),
  documentation_url: z.url(),
});

/** The `error` of an error answer. @throws ZodError when the body is not an Error. */
export function errorOf(answered: ApiAnswer): z.output<typeof errorBody>['error'] {
  return errorBody.parse(answered.json()).error;
}
