import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  isJsonContentType,
  readRequestBody,
} from '@modelcontextprotocol/server';
import { errorCodes, rejection, requestId } from './json-rpc';

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

function parse(text: string): Read {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse({
      status: 400,
      code: errorCodes.parseError,
      message: 'Parse error: the body is not JSON.',
    });
  }
  const invalid = (message: string, id: ReturnType<typeof requestId> = null) =>
    refuse({ status: 400, code: errorCodes.invalidRequest, message: `Invalid request: ${message}`, id });
  if (Array.isArray(body)) return invalid('batches are not answered; send one message in each request.');
  if (typeof body !== 'object' || body === null) return invalid('the body is not a JSON-RPC message.');
  if (isDeeperThan(MAX_NESTING, body))
    return invalid(`nested more than ${MAX_NESTING} deep.`, requestId(body));
  if (!isMessage(body)) return invalid('the body is not a JSON-RPC 2.0 message.', requestId(body));
  return { ok: true, message: body };
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
