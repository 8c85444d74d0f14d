import { type Endpoint, mcpEndpoint } from '@/lib/mcp/endpoint';
import { toolServer } from '@/lib/mcp/server';
import type { Tool } from '@/lib/mcp/tool';

/** Stands in for a tool of the service where only the transport is looked at. */
export const standIn: Tool = {
  name: 'repeat',
  title: 'Repeat',
  description: 'Says a word again.',
  inputSchema: { type: 'object', properties: { word: { type: 'string' } }, additionalProperties: false },
  outputSchema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
  call({ word }) {
    if (word === 'fail') throw new Error('a secret of the server');
    return typeof word === 'string'
      ? { structured: { word }, text: `You said ${word}.` }
      : { problem: 'word must be a string.' };
  },
};

export const SITE = 'https://nurses.example';

/** An endpoint with tools in place of the service's own. */
export function endpointWith(tools: readonly Tool[]): Endpoint {
  return mcpEndpoint({
    createServer: toolServer({
      info: { name: 'example.nurses/stand-in', version: '1.0.0' },
      instructions: 'Ask for one word.',
      tools,
    }),
    access: { origins: [SITE, 'https://friend.example'], hostnames: ['nurses.example'] },
  });
}

type Headers = Readonly<Record<string, string>>;

/** A POST to the endpoint as its own host receives it. */
export function post(body: BodyInit | null, headers: Headers = {}): Request {
  return new Request(`${SITE}/api/mcp`, {
    method: 'POST',
    headers: { Host: 'nurses.example', 'Content-Type': 'application/json', ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

/** What a client of revision 2026-07-28 says of itself in each request. */
const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A request of revision 2026-07-28, with the headers that it demands. */
export function stateless(
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  headers: Headers = {},
) {
  const { name } = params;
  return post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: envelope } }), {
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': method,
    ...(typeof name === 'string' ? { 'Mcp-Name': name } : {}),
    ...headers,
  });
}

/** A request of a revision with a handshake, as sent after it. */
export function afterHandshake(
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  headers: Headers = {},
) {
  return post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), {
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2025-11-25',
    ...headers,
  });
}

/** Returns what sends requests to an endpoint and reads its answers: the body is parsed where there is one. */
export const senderTo = (endpoint: Endpoint) => async (request: Request) => {
  const response = await endpoint(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text && JSON.parse(text) };
};
