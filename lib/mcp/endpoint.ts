import {
  createMcpHandler,
  isLegacyRequest,
  type McpServerFactory,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { NO_STORE } from '@/lib/http/responses/cache-control';
import { type Access, corsHeaders, preflight, rejectForeign, rejectMethod } from './access';
import { errorCodes, rejection, requestId } from './json-rpc';
import { MAX_BODY_BYTES, readMessage } from './message';
import { paramsProblem } from './params';

interface Options {
  /** Makes the server that answers one request. */
  readonly createServer: McpServerFactory;
  readonly access: Access;
}

/** Answers one HTTP request; never rejects. */
export type Endpoint = (request: Request) => Promise<Response>;

/** What the handshake's revisions want to read in Accept. The answer is JSON whatever a client names there. */
const ACCEPT = 'application/json, text/event-stream';

/** A message of a revision with a handshake: answered as JSON, by a server of its own, without a session. */
async function serveHandshake(
  createServer: McpServerFactory,
  { url, headers, signal }: Request,
  message: object,
): Promise<Response> {
  const server = await createServer({ era: 'legacy' });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const accepting = new Headers(headers);
  accepting.set('accept', ACCEPT);
  const request = new Request(url, { method: 'POST', headers: accepting, signal });
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/**
 * Methods that revision 2026-07-28 does not have here: nothing changes while the service runs, so a subscription would
 * only hold a stream open.
 */
const NOT_OFFERED: readonly unknown[] = ['initialize', 'subscriptions/listen'];

const isOffered = (message: object) => !('method' in message && NOT_OFFERED.includes(message.method));

/**
 * A web-standard handler that speaks the Model Context Protocol over Streamable HTTP, revision 2026-07-28 and those
 * with a handshake before it: every message is one POST and one answer, and nothing is kept between two of them.
 *
 * @example export const POST = mcpEndpoint({ createServer, access });
 */
export function mcpEndpoint({ createServer, access }: Options): Endpoint {
  const stateless = createMcpHandler(createServer, { legacy: 'reject', maxRequestBodySize: MAX_BODY_BYTES });

  async function answer(request: Request, message: object): Promise<Response> {
    const hasHandshake = await isLegacyRequest(request, message);
    const id = requestId(message);
    if (!hasHandshake && !isOffered(message)) {
      return rejection({ status: 404, code: errorCodes.methodNotFound, message: 'Method not found', id });
    }
    const problem = await paramsProblem(message);
    if (problem !== undefined) {
      return rejection({ status: 200, code: errorCodes.invalidParams, message: problem, id });
    }
    return hasHandshake
      ? serveHandshake(createServer, request, message)
      : stateless.fetch(request, { parsedBody: message });
  }

  async function post(request: Request): Promise<Response> {
    const read = await readMessage(request);
    if (!read.ok) return read.refused;
    try {
      return await answer(request, read.message);
    } catch (error) {
      console.error(error);
      return rejection({
        status: 500,
        code: errorCodes.internalError,
        message: 'Internal error: something failed on our side; the request was not the cause.',
        id: requestId(read.message),
      });
    }
  }

  return async (request) => {
    const rejected = rejectForeign(request, access);
    if (rejected) return rejected;
    if (request.method === 'OPTIONS') return preflight(request);
    const response = request.method === 'POST' ? await post(request) : rejectMethod(request);
    for (const [name, value] of Object.entries({ 'Cache-Control': NO_STORE, ...corsHeaders(request) })) {
      response.headers.set(name, value);
    }
    return response;
  };
}
