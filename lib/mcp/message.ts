import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  isJsonContentType,
  readRequestBody,
} from '@modelcontextprotocol/server';
import { errorCodes, rejection, requestId, valueKind } from './json-rpc';

/** Most bytes of a body: arguments are a few words, and a client's envelope is a few more. */
export const MAX_BODY_BYTES = 65_536;

/** Most braces and brackets inside each other: a call has five. Deeper ones would only exhaust the stack. */
const MAX_NESTING = 64;

type Read =
  | { readonly ok: true; readonly message: object }
  | { readonly ok: false; readonly refused: Response };

function refuse(...[details]: Parameters<typeof rejection>): Read {
  return { ok: false, refused: rejection(details) };
}

function isDeeperThan(limit: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((inner) => isDeeperThan(limit - 1, inner));
}

const isMessage = (body: object) =>
  isJSONRPCRequest(body) ||
  isJSONRPCNotification(body) ||
  isJSONRPCResultResponse(body) ||
  isJSONRPCErrorResponse(body);

const hasMembers = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a message without params that are null, as some clients write what they leave out: it counts as none. */
function withoutNulls(body: object): object {
  if (!('params' in body)) return body;
  const { params, ...others } = body;
  if (params === null) return others;
  if (!hasMembers(params)) return body;
  return {
    ...body,
    params: Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null)),
  };
}

/** Says what is wrong with the params of a request that is one without them; undefined where it is not a request. */
function shapeProblem(body: object): string | undefined {
  if (!('params' in body)) return undefined;
  const { params, ...others } = body;
  if (!isJSONRPCRequest(others)) return undefined;
  return hasMembers(params)
    ? 'Invalid params: params._meta is not as the protocol has it.'
    : `Invalid params: params must be an object; received ${valueKind(params)}.`;
}

function parse(text: string): Read {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refuse({
      status: 400,
      code: errorCodes.parseError,
      message: 'Parse error: the body is not JSON.',
    });
  }
  const invalid = (message: string, id: ReturnType<typeof requestId> = null) =>
    refuse({ status: 400, code: errorCodes.invalidRequest, message: `Invalid request: ${message}`, id });
  if (Array.isArray(parsed)) return invalid('batches are not answered; send one message in each request.');
  if (!hasMembers(parsed)) return invalid('the body is not a JSON-RPC message.');
  const id = requestId(parsed);
  if (isDeeperThan(MAX_NESTING, parsed)) return invalid(`nested more than ${MAX_NESTING} deep.`, id);
  const message = withoutNulls(parsed);
  if (isMessage(message)) return { ok: true, message };
  const problem = shapeProblem(message);
  return problem === undefined
    ? invalid('the body is not a JSON-RPC 2.0 message.', id)
    : refuse({ status: 200, code: errorCodes.invalidParams, message: problem, id });
}

/** Reads the one JSON-RPC message that a POST carries, or says what is wrong with it. */
export async function readMessage(request: Request): Promise<Read> {
  if (!isJsonContentType(request.headers.get('content-type'))) {
    return refuse({
      status: 415,
      code: errorCodes.refused,
      message: 'Unsupported media type: send the message as Content-Type: application/json.',
    });
  }
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') {
    return refuse({
      status: 415,
      code: errorCodes.refused,
      message: 'Unsupported media type: send the message without a Content-Encoding.',
      headers: { 'Accept-Encoding': 'identity' },
    });
  }
  const body = await readRequestBody(request, MAX_BODY_BYTES).catch(() => undefined);
  if (!body) {
    return refuse({ status: 400, code: errorCodes.parseError, message: 'Parse error: the body broke off.' });
  }
  if (body.tooLarge) {
    return refuse({
      status: 413,
      code: errorCodes.refused,
      message: `Content too large: a message has at most ${MAX_BODY_BYTES} bytes.`,
    });
  }
  return parse(body.text);
}
