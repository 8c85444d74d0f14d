import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterHandshake, endpointWith, post, senderTo, standIn, stateless } from '@/tests/support/mcp';
import { MAX_BODY_BYTES } from './message';

const send = senderTo(endpointWith([standIn]));

const call = (word: unknown) => ({ name: standIn.name, arguments: { word } });

describe('revision 2026-07-28', () => {
  it('says what it offers without a handshake, to be kept for an hour by anyone', async () => {
    const { status, body } = await send(stateless('server/discover'));
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: { listChanged: false } },
      instructions: 'Ask for one word.',
      resultType: 'complete',
      ttlMs: 3_600_000,
      cacheScope: 'public',
    });
  });

  it('lists tools as they are declared, read-only', async () => {
    const { body } = await send(stateless('tools/list'));
    const { call: _, ...declared } = standIn;
    expect(body.result).toMatchObject({ resultType: 'complete', cacheScope: 'public', tools: [declared] });
    expect(body.result.tools[0].annotations).toEqual({
      title: 'Repeat',
      readOnlyHint: true,
      idempotentHint: true,
      destructiveHint: false,
      openWorldHint: false,
    });
  });

  it('answers a call with the same facts twice', async () => {
    const { status, headers, body } = await send(stateless('tools/call', call('hello')));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.result).toMatchObject({
      structuredContent: { word: 'hello' },
      content: [{ type: 'text', text: 'You said hello.' }],
      resultType: 'complete',
    });
    expect(body.result.isError).toBeUndefined();
  });

  it.each(['MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'])('demands the header %s', async (name) => {
    const request = stateless('tools/call', call('hello'));
    request.headers.delete(name);
    const { status, body } = await send(request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ id: 1, error: { code: -32_020 } });
  });

  it('refuses a header that says something else than the body', async () => {
    const { status, body } = await send(stateless('tools/call', call('hello'), { 'Mcp-Name': 'other' }));
    expect(status).toBe(400);
    expect(body.error.code).toBe(-32_020);
  });

  it('has nothing to subscribe to, and opens no stream', async () => {
    const { status, body } = await send(stateless('subscriptions/listen', { notifications: {} }));
    expect(status).toBe(404);
    expect(body).toMatchObject({ id: 1, error: { code: -32_601 } });
  });

  it('answers an unknown method with 404 and method not found', async () => {
    const { status, body } = await send(stateless('prompts/list'));
    expect(status).toBe(404);
    expect(body.error.code).toBe(-32_601);
  });
});

describe.each(['2025-03-26', '2025-06-18', '2025-11-25'])('revision %s', (revision) => {
  const headers = { 'MCP-Protocol-Version': revision };

  it('shakes hands without a session', async () => {
    const client = { capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
    const answered = await send(afterHandshake('initialize', { protocolVersion: revision, ...client }));
    expect(answered.status).toBe(200);
    expect(answered.headers.get('mcp-session-id')).toBeNull();
    expect(answered.body.result).toMatchObject({
      protocolVersion: revision,
      serverInfo: { name: 'example.nurses/stand-in' },
      capabilities: { tools: { listChanged: false } },
    });
    const { status, text } = await send(
      post('{"jsonrpc":"2.0","method":"notifications/initialized"}', headers),
    );
    expect([status, text]).toEqual([202, '']);
  });

  it('lists and calls, as JSON', async () => {
    const { body } = await send(afterHandshake('tools/list', {}, headers));
    expect(body.result.tools).toHaveLength(1);
    expect(body.result.resultType).toBeUndefined();
    const answered = await send(afterHandshake('tools/call', call('hello'), headers));
    expect(answered.headers.get('content-type')).toBe('application/json');
    expect(answered.body.result.structuredContent).toEqual({ word: 'hello' });
  });
});

it('offers its newest revision with a handshake to a client that asks for an unknown one', async () => {
  const { body } = await send(
    afterHandshake('initialize', {
      protocolVersion: '2024-11-05',
      capabilities: {},
      clientInfo: { name: 'test', version: '1.0.0' },
    }),
  );
  expect(body.result.protocolVersion).toBe('2025-11-25');
});

it('refuses a handshake that names no revision, in one sentence', async () => {
  const { status, body } = await send(afterHandshake('initialize', { capabilities: {} }));
  expect(status).toBe(200);
  expect(body.error).toEqual({
    code: -32_602,
    message: 'Invalid params: params.protocolVersion is missing; it must be a string.',
  });
});

it('has no handshake in revision 2026-07-28', async () => {
  const { status, body } = await send(stateless('initialize', { protocolVersion: '2026-07-28' }));
  expect([status, body.error.code]).toEqual([404, -32_601]);
});

it('answers as JSON whatever Accept says', async () => {
  for (const Accept of ['*/*', 'application/json', 'text/event-stream', 'text/html']) {
    const { status, body } = await send(afterHandshake('tools/call', call('hello'), { Accept }));
    expect(status, Accept).toBe(200);
    expect(body.result.structuredContent).toEqual({ word: 'hello' });
  }
});

describe.each([
  ['2026-07-28', stateless],
  ['a handshake', afterHandshake],
])('with %s, what goes wrong', (_, request) => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('in an argument is a result that says what is allowed', async () => {
    const { status, body } = await send(request('tools/call', call(7)));
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: 'word must be a string.' }],
    });
  });

  it.each(['nope', 'constructor', '__proto__', ''])(
    'in the name %j of a tool is invalid params',
    async (name) => {
      const { body } = await send(request('tools/call', { name, arguments: {} }, { 'Mcp-Name': name }));
      expect(body.error.code).toBe(-32_602);
    },
  );

  it.each([[], 'ohio'])('in arguments that are %j is invalid params, in one sentence', async (given) => {
    const { status, body } = await send(request('tools/call', { name: standIn.name, arguments: given }));
    expect([status, body.id, body.error.code]).toEqual([200, 1, -32_602]);
    expect(body.error.message).toMatch(
      /^Invalid params: params\.arguments must be an object; received a \w+\.$/,
    );
  });

  it('in a cursor is invalid params: the list of tools has one page', async () => {
    const { body } = await send(request('tools/list', { cursor: 'zzz' }));
    expect(body.error).toEqual({
      code: -32_602,
      message: 'Invalid cursor: the list of tools has one page.',
    });
  });

  it.each([{ arguments: null }, { arguments: null, task: null }])(
    'is not in members that are null, which count as none: %j',
    async (nulls) => {
      const { body } = await send(request('tools/call', { name: standIn.name, ...nulls }));
      expect(body.result).toMatchObject({ isError: true, content: [{ text: 'word must be a string.' }] });
      expect((await send(request('tools/list', { cursor: null }))).body.result.tools).toHaveLength(1);
    },
  );

  it('on our side is logged, and reported without its cause', async () => {
    const { status, text, body } = await send(request('tools/call', call('fail')));
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('on our side') }],
    });
    expect(text).not.toContain('secret');
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('params that are', () => {
  const initialized = (params: string) =>
    post(`{"jsonrpc":"2.0","method":"notifications/initialized","params":${params}}`);
  const ping = (params: string) => post(`{"jsonrpc":"2.0","id":7,"method":"ping","params":${params}}`);

  it('null count as none', async () => {
    expect((await send(ping('null'))).body).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
    expect((await send(initialized('null'))).status).toBe(202);
    const { body } = await send(post('{"jsonrpc":"2.0","id":7,"method":"tools/call","params":null}'));
    expect(body.error.message).toBe('Invalid params: params.name is missing; it must be a string.');
  });

  it.each([
    ['[]', 'params must be an object; received a list.'],
    ['"x"', 'params must be an object; received a string.'],
    ['7', 'params must be an object; received a number.'],
    ['{"_meta":7}', 'params._meta is not as the protocol has it.'],
  ])('%s are invalid, in one sentence', async (params, said) => {
    const { status, body } = await send(ping(params));
    expect(status).toBe(200);
    expect(body).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32_602, message: `Invalid params: ${said}` },
    });
    expect((await send(initialized(params))).status).toBe(400);
  });
});

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a body', () => {
  it.each([
    ['that is empty', '', -32_700],
    ['that is cut off', '{', -32_700],
    ['of a null byte', '\u0000', -32_700],
    ['that is null', 'null', -32_600],
    ['that is a number', '7', -32_600],
    ['that is a string', '"tools/list"', -32_600],
    ['without members', '{}', -32_600],
    ['of another JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
    ['whose id is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32_600],
    ['whose id is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600],
    ['that is an empty batch', '[]', -32_600],
    ['that is a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32_600],
    ['of opening brackets', '['.repeat(60_000), -32_700],
    ['of brackets', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, -32_600],
    ['that nests deep', `{"jsonrpc":"2.0","id":1,"method":"ping","params":${nested(9_000)}}`, -32_600],
  ])('%s is refused', async (_, text, code) => {
    const answered = await send(post(text));
    expect(answered.status).toBe(400);
    expect(answered.body.error.code).toBe(code);
    expect(answered.text).not.toMatch(/\bat .+:\d+:\d+/);
  });

  it('that is no message is answered under its own id where it has one', async () => {
    expect((await send(post('{"jsonrpc":"2.0","id":"a"}'))).body.id).toBe('a');
    expect((await send(post('{"id":[1]}'))).body.id).toBeNull();
  });

  it.each([
    [null],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/jsonp'],
    ['text/json'],
  ])('of type %s is 415', async (type) => {
    const request = post('{"jsonrpc":"2.0","id":1,"method":"ping"}');
    if (type === null) request.headers.delete('content-type');
    else request.headers.set('content-type', type);
    expect((await send(request)).status).toBe(415);
  });

  it('in a content coding is 415', async () => {
    const coded = post('{"jsonrpc":"2.0","id":1,"method":"ping"}', { 'Content-Encoding': 'gzip' });
    expect((await send(coded)).status).toBe(415);
  });

  it('may say its character set', async () => {
    const type = { 'Content-Type': 'application/json; charset=UTF-8' };
    expect((await send(post('{"jsonrpc":"2.0","id":1,"method":"ping"}', type))).status).toBe(200);
  });

  it('may have 64 KiB and not a byte more, whatever it says of its length', async () => {
    const around = (filling: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"${filling}"}}`;
    const filling = 'x'.repeat(MAX_BODY_BYTES - around('').length);
    expect((await send(post(around(filling)))).status).toBe(200);
    expect((await send(post(around(`${filling}x`)))).status).toBe(413);
    expect((await send(post(around(`${filling}x`), { 'Content-Length': '10' }))).status).toBe(413);
    expect((await send(post('{}', { 'Content-Length': String(MAX_BODY_BYTES + 1) }))).status).toBe(413);
    expect((await send(post(around('é'.repeat(filling.length / 2 + 1))))).status).toBe(413);
  });

  it('that never ends is not read to its end', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1_000;
        controller.enqueue(new Uint8Array(1_000));
      },
    });
    expect((await send(post(endless))).status).toBe(413);
    expect(sent).toBeLessThan(2 * MAX_BODY_BYTES);
  });

  it('that breaks off is a parse error', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    const { status, body } = await send(post(broken));
    expect(status).toBe(400);
    expect(body.error.code).toBe(-32_700);
  });
});
