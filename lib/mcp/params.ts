import { specTypeSchemas } from '@modelcontextprotocol/server';

type Checked =
  | { readonly ok: true; readonly message: object }
  /** One sentence: which parameter is wrong, and what it must be. */
  | { readonly ok: false; readonly problem: string };

/** Schemas of params, by method. The library refuses the same, but with a dump of its schema. */
const schemas = {
  initialize: specTypeSchemas.InitializeRequestParams,
  'tools/call': specTypeSchemas.CallToolRequestParams,
} as const;

const schemaOf = (method: unknown) =>
  method === 'initialize' || method === 'tools/call' ? schemas[method] : undefined;

type Params = Readonly<Record<string, unknown>>;

const paramsOf = (message: object): Params =>
  'params' in message && typeof message.params === 'object' ? { ...message.params } : {};

/** Drops `arguments: null`, which some clients send for a call without arguments. */
function withoutNullArguments(params: Params): Params {
  const { arguments: given, ...others } = params;
  return given === null ? others : params;
}

/**
 * Checks the params of a request before the library sees them.
 *
 * @returns the message to answer, or the first problem, to be refused as invalid params (-32602).
 */
export async function checkParams(message: object): Promise<Checked> {
  const method = 'method' in message && 'id' in message ? message.method : undefined;
  if (method === 'tools/list') {
    const { cursor } = paramsOf(message);
    return cursor === undefined
      ? { ok: true, message }
      : { ok: false, problem: 'Invalid cursor: the list of tools has one page.' };
  }
  const schema = schemaOf(method);
  if (!schema) return { ok: true, message };
  const params = withoutNullArguments(paramsOf(message));
  const { issues } = await schema['~standard'].validate(params);
  const [issue] = issues ?? [];
  if (!issue) return { ok: true, message: { ...message, params } };
  const name = ['params', ...(issue.path ?? [])].map(String).join('.');
  const expected = issue.message
    .replace(/^Invalid input: /, '')
    .replace('expected record', 'expected object');
  return { ok: false, problem: `Invalid params: ${name}: ${expected}.` };
}
