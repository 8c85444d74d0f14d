import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tools } from '@/lib/mcp/tools';
import { toolParameters } from '@/lib/programs/finder/search-parameters';
import { afterHandshake, endpointWith, post, standIn, stateless } from '../support/mcp';

const endpoint = endpointWith([standIn, ...tools()]);
const RUNS = { numRuns: 2_000 };
const CALLS = { numRuns: 500 };
/** The catalogue is made on the first call. */
const MILLISECONDS = 120_000;

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** Fails unless the answer is one that the endpoint may give to anything at all. */
async function expectAnswer(request: Request): Promise<Response> {
  const response = await endpoint(request.clone());
  expect(response.status).toBeLessThan(500);
  const text = await response.clone().text();
  if (response.status === 202) expect(text).toBe('');
  else expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0' });
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
  return response;
}

const methods = [
  'initialize',
  'notifications/initialized',
  'notifications/cancelled',
  'ping',
  'server/discover',
  'tools/list',
  'tools/call',
  'subscriptions/listen',
  'logging/setLevel',
  'resources/read',
  'completion/complete',
  'tasks/get',
];
const names = ['repeat', 'find_nursing_programs', 'constructor', '__proto__', ''];
const revisions = ['2026-07-28', '2025-11-25', '2025-03-26', '2024-11-05', '2099-01-01', ''];

/** Something that is mostly one of the known values and now and then anything. */
const mostly = <T>(known: readonly T[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fc.jsonValue() });

const envelope = fc.record(
  {
    'io.modelcontextprotocol/protocolVersion': mostly(revisions),
    'io.modelcontextprotocol/clientInfo': mostly([{ name: 'test', version: '1' }]),
    'io.modelcontextprotocol/clientCapabilities': mostly([{}, { elicitation: {} }]),
    progressToken: mostly([1, 'a']),
  },
  { requiredKeys: [] },
);

const params = fc.oneof(
  fc.record(
    {
      name: mostly(names),
      arguments: mostly([{ word: 'a' }, {}, { word: 'fail' }]),
      protocolVersion: mostly(revisions),
      capabilities: mostly([{}]),
      clientInfo: mostly([{ name: 'test', version: '1' }]),
      cursor: mostly(['x']),
      task: mostly([{ ttl: 1 }]),
      _meta: fc.oneof(envelope, fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);

const message = fc.record(
  {
    jsonrpc: mostly(['2.0']),
    id: mostly([1, 'a', 0, -1, 1.5, null]),
    method: mostly(methods),
    params,
    result: fc.jsonValue(),
    error: mostly([{ code: 1, message: 'x' }]),
  },
  { requiredKeys: ['jsonrpc', 'method'] },
);

/** Headers that a request may have; HTTP carries bytes, so other characters cannot come in. */
const headerValue = (known: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.stringMatching(/^[\x21-\x7e\xa1-\xff]{0,30}$/) },
  );

const headers = fc.record(
  {
    'MCP-Protocol-Version': headerValue(revisions),
    'Mcp-Method': headerValue(methods),
    'Mcp-Name': headerValue([...names, '=?base64?cmVwZWF0?=', '=?base64?%?=']),
    'Mcp-Session-Id': headerValue(['1']),
    'Last-Event-ID': headerValue(['1']),
    Accept: headerValue(['*/*', 'text/event-stream', 'application/json']),
    Authorization: headerValue(['Bearer x']),
  },
  { requiredKeys: [] },
);

describe('the endpoint never fails', () => {
  it('on any bytes', async () => {
    const bytes = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json(), fc.uint8Array());
    await fc.assert(
      fc.asyncProperty(bytes, async (body) => {
        await expectAnswer(post(typeof body === 'string' ? body : new Uint8Array(body)));
      }),
      RUNS,
    );
  });

  it('on anything that looks like a message, under any headers', { timeout: MILLISECONDS }, async () => {
    await fc.assert(
      fc.asyncProperty(message, headers, async (body, fields) => {
        await expectAnswer(post(JSON.stringify(body), fields));
      }),
      RUNS,
    );
  });

  it('on a message with characters changed', async () => {
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'repeat' } });
    const change = fc.tuple(
      fc.nat(text.length),
      fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '0', '\u0000', ''),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const changed = changes.reduce(
          (before, [at, put]) => before.slice(0, at) + put + before.slice(at + 1),
          text,
        );
        await expectAnswer(post(changed));
      }),
      RUNS,
    );
  });
});

describe.each([
  ['2026-07-28', stateless],
  ['a handshake', afterHandshake],
])('with %s, a well-formed call', (_, request) => {
  const known = Object.entries(toolParameters);
  const value = fc.oneof(
    fc.constantFrom(...known.flatMap(([, { allowedValues }]) => allowedValues)),
    fc.integer({ min: -1, max: 12 }),
    fc.jsonValue(),
  );

  it.each([
    ['repeat', fc.constant('word')],
    ['find_nursing_programs', fc.constantFrom(...known.map(([name]) => name))],
  ])(
    'of %s is answered with a result, whatever its arguments',
    { timeout: MILLISECONDS },
    async (name, argument) => {
      const args = fc.dictionary(fc.oneof({ weight: 9, arbitrary: argument }, fc.string()), value, {
        maxKeys: 4,
      });
      await fc.assert(
        fc.asyncProperty(args, async (given) => {
          const response = await expectAnswer(request('tools/call', { name, arguments: given }));
          expect(response.status).toBe(200);
          expect(await response.json()).toMatchObject({ id: 1, result: { content: [{ type: 'text' }] } });
        }),
        CALLS,
      );
    },
  );
});
