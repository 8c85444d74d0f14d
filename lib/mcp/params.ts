import { type StandardSchemaV1, specTypeSchemas } from '@modelcontextprotocol/server';
import { valueKind } from './json-rpc';

/** Schemas of params, by method. The library refuses the same, but with a dump of its schema. */
const schemas = {
  initialize: specTypeSchemas.InitializeRequestParams,
  'tools/call': specTypeSchemas.CallToolRequestParams,
} as const;

const schemaOf = (method: unknown) =>
  method === 'initialize' || method === 'tools/call' ? schemas[method] : undefined;

/** Returns the value at the path of an issue. */
function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

/** Kinds that schemas expect, as a sentence calls them. */
const kinds: Readonly<Record<string, string>> = {
  record: 'an object',
  object: 'an object',
  string: 'a string',
};

/** Puts the first issue of a schema into one sentence: "Invalid params: params.name is missing; it must be a string." */
function sentenceOf({ message, path = [] }: StandardSchemaV1.Issue, params: unknown): string {
  const keys = path.map((segment) => (typeof segment === 'object' ? segment.key : segment));
  const name = ['params', ...keys].map(String).join('.');
  const value = valueAt(params, keys);
  const expected = /expected (\w+)/.exec(message)?.[1] ?? '';
  const wanted = kinds[expected];
  if (wanted === undefined) return `Invalid params: ${name} is not as the protocol has it.`;
  return value === undefined
    ? `Invalid params: ${name} is missing; it must be ${wanted}.`
    : `Invalid params: ${name} must be ${wanted}; received ${valueKind(value)}.`;
}

/**
 * Checks the params of a request before the library sees them.
 *
 * @returns the first problem in one sentence, to be refused as invalid params (-32602); undefined for valid params.
 */
export async function paramsProblem(message: object): Promise<string | undefined> {
  const method = 'method' in message && 'id' in message ? message.method : undefined;
  const { params = {} } = message as { readonly params?: unknown };
  if (method === 'tools/list') {
    return valueAt(params, ['cursor']) === undefined
      ? undefined
      : 'Invalid cursor: the list of tools has one page.';
  }
  const { issues } = (await schemaOf(method)?.['~standard'].validate(params)) ?? {};
  const [issue] = issues ?? [];
  return issue && sentenceOf(issue, params);
}
