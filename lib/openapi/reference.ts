import { z } from 'zod';
import type { Data } from '@/lib/data/data';
import { errorStatuses } from '@/lib/http/responses/errors';
import { type Prose, pageProse } from '@/lib/site/pages/prose';
import { type CodeExample, codeExamples } from './code-examples';
import { openApiDocument } from './document';
import {
  type PublishedDocument,
  type PublishedOperation,
  type PublishedParameter,
  type PublishedSchema,
  readDocument,
  referenceName,
  resolveResponse,
} from './published';

/** A type in words, with the bodies that it names. */
export interface TypeText {
  readonly text: string;
  /** Names of schemas that the text ends with or consists of: they have a table of their own. */
  readonly bodies: readonly string[];
}

export interface ReferenceParameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The values of an enumeration. */
  readonly values: readonly string[];
  /** Ends of the range of a number; null where a number outside is moved into the range that the description names. */
  readonly range: { readonly minimum: number; readonly maximum: number } | null;
  /** Longest that a text may be, in characters; null where it is no text of the client's own. */
  readonly maxLength: number | null;
  /** As it would be written; null without one. */
  readonly default: string | null;
  readonly description: string;
  /** Null where no value makes sense outside of its context. */
  readonly example: string | null;
}

export interface ReferenceResponse {
  readonly status: string;
  readonly description: string;
  /** Names of the schemas of its body; empty where it has none. */
  readonly bodies: readonly string[];
}

/** One address of the API. */
export interface ReferenceOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly parameters: readonly ReferenceParameter[];
  readonly responses: readonly ReferenceResponse[];
  /** Requests that work unchanged, with their responses. */
  readonly examples: readonly CodeExample[];
}

/** A member of a body; members of an object in place are named with a point: `error.code`. */
export interface ReferenceMember {
  readonly name: string;
  readonly type: TypeText;
  readonly description: string;
}

/** A body, or an object inside one. */
export interface ReferenceBody {
  readonly name: string;
  readonly description: string;
  readonly members: readonly ReferenceMember[];
}

export interface DocumentedError {
  readonly code: string;
  readonly status: number;
  readonly description: string;
  readonly message: string;
}

export interface ReferenceHeader {
  readonly name: string;
  readonly description: string;
}

/** Everything that the page of an endpoint says. */
export interface EndpointView {
  readonly operation: ReferenceOperation;
  /** Every body that its responses consist of, in the order of the document. */
  readonly bodies: readonly ReferenceBody[];
}

/** Everything that the page for developers says. */
export interface DeveloperView {
  readonly prose: Prose;
  readonly operations: readonly ReferenceOperation[];
  readonly errors: readonly DocumentedError[];
  /** A whole error body, as it is sent. */
  readonly errorExample: string;
  readonly headers: readonly ReferenceHeader[];
  readonly bodies: readonly ReferenceBody[];
}

/** A list of so many values is not spelled out in a cell. */
const MOST_VALUES = 9;

function joined(types: readonly TypeText[]): TypeText {
  return {
    text: types.map(({ text }) => text).join(' or '),
    bodies: [...new Set(types.flatMap(({ bodies }) => bodies))],
  };
}

/** A schema in words: "integer", "list of LadderStep", "number or null". */
export function typeText(schema: PublishedSchema): TypeText {
  const { $ref, anyOf, oneOf, items, const: only, enum: values, type } = schema;
  if ($ref !== undefined) return { text: referenceName($ref), bodies: [referenceName($ref)] };
  const choices = anyOf ?? oneOf;
  if (choices) return joined(choices.map(typeText));
  if (items) {
    const item = typeText(items);
    return { text: `list of ${item.text}`, bodies: item.bodies };
  }
  if (only !== undefined) return { text: JSON.stringify(only), bodies: [] };
  if (values && values.length <= MOST_VALUES) {
    return { text: values.map((value) => JSON.stringify(value)).join(' or '), bodies: [] };
  }
  return { text: [type ?? 'any'].flat().join(' or '), bodies: [] };
}

function rangeOf({ minimum, maximum }: PublishedSchema): ReferenceParameter['range'] {
  return minimum === undefined || maximum === undefined ? null : { minimum, maximum };
}

function parameterOf({
  name,
  required,
  description,
  schema,
  example,
}: PublishedParameter): ReferenceParameter {
  return {
    name,
    type: typeText({ ...schema, enum: undefined }).text,
    required,
    values: (schema.enum ?? (schema.type === 'boolean' ? [true, false] : [])).map(String),
    range: rangeOf(schema),
    maxLength: schema.maxLength ?? null,
    default: schema.default === undefined ? null : String(schema.default),
    description,
    example: example === undefined ? null : String(example),
  };
}

function responsesOf(document: PublishedDocument, { responses }: PublishedOperation): ReferenceResponse[] {
  return Object.entries(responses).map(([status, declared]) => {
    const { description, content } = resolveResponse(document, declared);
    const body = content?.['application/json'].schema;
    return { status, description, bodies: body ? typeText(body).bodies : [] };
  });
}

/** A real answer of the operation, as the document has it; undefined where it has none. */
function exampleOf(document: PublishedDocument, { responses }: PublishedOperation): unknown {
  const declared = responses['200'];
  if (!declared) return undefined;
  const { content } = resolveResponse(document, declared);
  return Object.values(content?.['application/json'].examples ?? {})[0]?.value;
}

function operationsOf(document: PublishedDocument): ReferenceOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      title: operation.summary,
      description: operation.description,
      parameters: operation.parameters.map(parameterOf),
      responses: responsesOf(document, operation),
      examples: codeExamples(operation['x-example-request'], exampleOf(document, operation)),
    })),
  );
}

function membersOf(properties: PublishedSchema['properties'] = {}, prefix = ''): ReferenceMember[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    { name: prefix + name, type: typeText(schema), description: schema.description ?? '' },
    ...membersOf(schema.properties, `${prefix}${name}.`),
  ]);
}

function bodiesOf({ components }: PublishedDocument): ReferenceBody[] {
  return Object.entries(components.schemas).map(([name, { description = '', properties }]) => ({
    name,
    description,
    members: membersOf(properties),
  }));
}

const errorBody = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** Every response with an error body, once a code, in the order of their statuses. */
function errorsOf(document: PublishedDocument): { errors: DocumentedError[]; example: string } {
  const responses = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) =>
      Object.values(operation.responses).map((declared) => resolveResponse(document, declared)),
    ),
  );
  const found = new Map<string, DocumentedError>();
  let example = '';
  for (const { description, content } of responses) {
    for (const { value } of Object.values(content?.['application/json'].examples ?? {})) {
      const read = errorBody.safeParse(value);
      if (!read.success) continue;
      const { code, message } = read.data.error;
      const status = Object.entries(errorStatuses).find(([known]) => known === code)?.[1];
      if (status === undefined || found.has(code)) continue;
      found.set(code, { code, status, description, message });
      if (example === '') example = JSON.stringify(value, null, 2);
    }
  }
  return { errors: [...found.values()].sort((a, b) => a.status - b.status), example };
}

/** The reference of the API, read from the OpenAPI document. */
export function reference(document: PublishedDocument): Omit<DeveloperView, 'prose'> {
  const { errors, example } = errorsOf(document);
  return {
    operations: operationsOf(document),
    errors,
    errorExample: example,
    headers: Object.entries(document.components.headers).map(([name, { description }]) => ({
      name,
      description,
    })),
    bodies: bodiesOf(document),
  };
}

/** Everything that the page for developers says. */
export function developerView(data: Data): DeveloperView {
  return {
    prose: pageProse('developers', data),
    ...reference(readDocument(openApiDocument())),
  };
}

/** Returns the names of bodies that some bodies name, through any number of others, themselves included. */
function reachable(names: readonly string[], bodies: readonly ReferenceBody[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) {
    for (const { type } of bodies.find((body) => body.name === name)?.members ?? []) {
      for (const named of type.bodies) found.add(named);
    }
  }
  return found;
}

/** Everything that the page of an endpoint says; undefined where no operation has that id. */
export function endpointView(operationId: string): EndpointView | undefined {
  const { operations, bodies } = reference(readDocument(openApiDocument()));
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) return undefined;
  const named = reachable(
    operation.responses.flatMap((response) => response.bodies),
    bodies,
  );
  return { operation, bodies: bodies.filter(({ name }) => named.has(name)) };
}
