import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inProcessProxy } from '@/tests/support/in-process-proxy';
import { rawRequest } from '@/tests/support/raw-http';

/** Machines are shared: a crowd of clients may wait for its turn. */
const waitFor = (assertion: () => unknown) => vi.waitFor(assertion, 20_000);

const served = inProcessProxy();
const { asked, open } = served;

const connections = () => served.proxy.connections.size.connections;

describe('the reverse proxy', () => {
  it('asks the application with a request that holds nothing of the client but its key', async () => {
    const origin = await open();
    await fetch(`${origin}/states/ohio`, {
      headers: {
        cookie: 'a=b',
        'x-forwarded-host': 'evil',
        accept: 'text/html',
        range: 'bytes=0-1',
        'if-none-match': '*',
      },
    });
    expect(asked).toHaveLength(1);
    const { host: _, connection: __, ...headers } = asked[0]?.headers ?? {};
    expect(headers).toEqual({ accept: 'text/html' });
  });

  it('names each request, and tells the age of what is kept', async () => {
    const origin = await open();
    const ids = new Set<string | null>();
    for (let turn = 0; turn < 3; turn += 1) {
      const { headers } = await fetch(`${origin}/a`);
      ids.add(headers.get('x-request-id'));
      expect(headers.get('age')).toBe('0');
    }
    expect(ids.size).toBe(3);
    expect(asked).toHaveLength(1);
  });

  it('answers HEAD from what GET keeps', async () => {
    const origin = await open();
    const head = await fetch(`${origin}/a`, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['6', '']);
    expect(await (await fetch(`${origin}/a`)).text()).toBe('answer');
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it('passes other methods on with their body, each time', async () => {
    const bodies: string[] = [];
    served.respond = async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      bodies.push(text);
      response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end('done');
    };
    const origin = await open();
    for (const body of ['one', 'two']) await fetch(`${origin}/api/mcp`, { method: 'POST', body });
    expect(bodies).toEqual(['one', 'two']);
  });

  it('counts each client apart, by the address that a trusted proxy tells', async () => {
    const origin = await open({ RATE_LIMIT: '2', TRUST_PROXY: '1' });
    served.respond = (_, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end();
    const ask = async (client: string) =>
      (await fetch(`${origin}/a`, { headers: { 'x-forwarded-for': `9.9.9.9, ${client}` } })).status;
    expect([await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('2.2.2.2')]).toEqual([
      404, 404, 429, 404,
    ]);
  });

  it('believes no address that a client tells where no proxy is trusted', async () => {
    const origin = await open({ RATE_LIMIT: '1' });
    served.respond = (_, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end();
    const ask = async (client: string) =>
      fetch(`${origin}/api/x`, { headers: { 'x-forwarded-for': client } });
    expect((await ask('1.1.1.1')).status).toBe(404);
    const refused = await ask('2.2.2.2');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"application";r=0;t=\d+$/);
    expect(refused.headers.get('ratelimit-policy')).toBe('"application";q=1;w=60');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).error.code).toBe('rate_limited');
  });

  it('says 503 where the application breaks off, also where it has begun', async () => {
    const origin = await open();
    served.respond = (request) => request.socket.destroy();
    const failed = await fetch(`${origin}/api/agent/v1`);
    expect([failed.status, failed.headers.get('retry-after'), failed.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    served.respond = (request, response) => {
      response
        .writeHead(200, { 'cache-control': 'public, max-age=60', 'content-length': '10' })
        .write('half');
      setTimeout(() => request.socket.destroy(), 20);
    };
    expect((await fetch(`${origin}/b`)).status).toBe(503);
    served.respond = (request, response) => {
      response.writeHead(200, { 'cache-control': 'no-store', 'content-length': '10' }).write('half');
      setTimeout(() => request.socket.destroy(), 20);
    };
    expect((await fetch(`${origin}/c`)).status).toBe(503);
    expect((await fetch(`${origin}/api/mcp`, { method: 'POST', body: '{}' })).status).toBe(503);
  });

  it('tells those who leave from failures', async () => {
    const origin = await open();
    served.respond = () => {};
    const leaving = new AbortController();
    const answer = fetch(`${origin}/api/mcp`, { method: 'POST', body: '{}', signal: leaving.signal });
    await waitFor(() => expect(asked.length).toBe(1));
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await waitFor(async () =>
      expect(await served.proxy.metrics.text()).toContain('door_requests_total{outcome="left"} 1'),
    );
    expect(await served.proxy.metrics.text()).toContain('door_requests_total{outcome="failed"} 0');
    expect(served.proxy.queue.size.running).toBe(0);
  });

  it('tells those who are gone before they are counted from failures', async () => {
    const origin = await open();
    const { port } = new URL(origin);
    for (let turn = 0; turn < 100; turn += 1) {
      const socket = connect(Number(port), 'localhost');
      await once(socket, 'connect');
      socket.write(`GET /gone${turn} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(5), () => socket.resetAndDestroy());
    }
    await waitFor(() => expect(connections()).toBe(0));
    expect(await served.proxy.metrics.text()).toContain('door_requests_total{outcome="failed"} 0');
  });

  it('names the allowance in responses that no cache keeps, and in no others', async () => {
    const origin = await open();
    for (const [cacheControl, policy] of [
      ['public, max-age=60', null],
      ['no-store', '"application";q=6000;w=60'],
    ] as const) {
      served.respond = (_, response) =>
        response.writeHead(203, { 'cache-control': cacheControl }).end('part');
      const { headers } = await fetch(`${origin}/api/mcp`);
      expect(headers.get('ratelimit-policy')).toBe(policy);
    }
  });

  it('answers whatever a client expects of it besides', async () => {
    const origin = await open();
    expect((await rawRequest(origin, 'GET', '/a', { Expect: 'nothing that there is' })).status).toBe(200);
  });

  it.each(['GET', 'HEAD'])('is healthy while it drains, and not ready: %s', async (method) => {
    const origin = await open();
    const status = async (path: string) => (await fetch(origin + path, { method })).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    served.proxy.proxy.drain();
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    expect((await fetch(`${origin}/a`)).headers.get('connection')).toBe('close');
    expect(asked.map(({ url }) => url)).toEqual(['/a']);
  });

  it('tells those who wait for a response when it drains that their connection ends with it', async () => {
    const origin = await open();
    let answer = () => {};
    served.respond = (_, response) => {
      answer = () => response.writeHead(200, { 'cache-control': 'no-store' }).end('answer');
    };
    const kept = new Agent({ keepAlive: true });
    const waiting = new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}/a`, { agent: kept }, resolve).on('error', reject);
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    served.proxy.proxy.drain();
    answer();
    const { statusCode, headers } = await waiting;
    kept.destroy();
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
  });

  it('asks with the normalized target', async () => {
    const origin = await open();
    for (const spelled of ['/states/%6fhio', '/x/../states/ohio', 'http://evil.example/states/ohio']) {
      expect((await rawRequest(origin, 'GET', spelled)).status).toBe(200);
    }
    expect(asked.map(({ url }) => url)).toEqual(['/states/ohio']);
  });

  it('stores a response under the key that it names, which no client sees', async () => {
    const origin = await open();
    served.respond = (_, response) =>
      response
        .writeHead(200, { 'cache-control': 'max-age=60', 'x-cache-key': '/programs?state=ohio' })
        .end('answer');
    for (const query of ['?limit=10&state=ohio', '?state=ohio', '?limit=10&state=ohio']) {
      const { headers } = await fetch(`${origin}/programs${query}`);
      expect(headers.has('x-cache-key')).toBe(false);
    }
    expect(asked).toHaveLength(1);
  });

  describe('a text', () => {
    const text = 'A sentence that repeats itself. '.repeat(200);
    let origin: string;
    beforeEach(async () => {
      origin = await open();
      served.respond = ({ url }, response) =>
        response
          .writeHead(200, {
            'cache-control': url === '/uncached' ? 'no-store' : 'max-age=60',
            'content-type': 'text/csv',
            'accept-ranges': 'bytes',
            etag: 'W/"made up"',
            'last-modified': 'Sat, 28 Nov 2026 00:00:00 GMT',
            vary: 'Accept',
          })
          .end(text);
    });
    const get = (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
      fetch(origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

    it.each(['/stored', '/uncached'])('has a strong entity tag for each coding: %s', async (path) => {
      const tags = new Set<string | null>();
      for (const coding of ['br', 'gzip', 'identity']) {
        const response = await get(path, { 'accept-encoding': coding });
        const etag = response.headers.get('etag') ?? '';
        tags.add(etag);
        expect(etag).toMatch(/^"[\w-]{43}"$/);
        expect(response.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
        expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
        expect(await response.text()).toBe(text);
        const known = await get(path, { 'accept-encoding': coding, 'if-none-match': `"x", W/${etag}` });
        expect([known.status, await known.text(), known.headers.get('content-type')]).toEqual([
          304,
          '',
          null,
        ]);
        expect(known.headers.get('etag')).toBe(etag);
      }
      expect(tags.size).toBe(3);
    });

    it.each(['GET', 'HEAD'])('is sent where it is the one that is asked for: %s', async (method) => {
      const etag = (await get('/stored', {})).headers.get('etag') ?? '';
      const status = async (headers: Readonly<Record<string, string>>, path = '/stored') =>
        (await get(path, headers, method)).status;
      for (const named of [etag, '*', `"a", ${etag}`]) expect(await status({ 'if-match': named })).toBe(200);
      for (const named of ['"nope"', `W/${etag}`, '', etag.slice(1, -1)])
        expect(await status({ 'if-match': named }), named).toBe(412);
      const since = (date: string) => status({ 'if-unmodified-since': date });
      expect(await since('Fri, 27 Nov 2026 00:00:00 GMT')).toBe(412);
      expect(await since('Sat, 28 Nov 2026 00:00:00 GMT')).toBe(200);
      expect(await since('yesterday')).toBe(200);
      expect(await status({ 'if-match': '"nope"', 'if-none-match': etag })).toBe(412);
      expect(await status({ 'if-match': etag, 'if-none-match': etag })).toBe(304);
    });

    it('is sent in parts, of the coding that the client accepts', async () => {
      const whole = await get('/stored', {});
      const etag = whole.headers.get('etag') ?? '';
      const part = await get('/stored', { range: 'bytes=10-19' });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        206,
        `bytes 10-19/${text.length}`,
        text.slice(10, 20),
      ]);
      expect((await get('/stored', { range: 'bytes=10-19', 'if-range': etag })).status).toBe(206);
      expect((await get('/stored', { range: 'bytes=10-19', 'if-range': '"other"' })).status).toBe(200);
      expect((await get('/stored', { range: 'bytes=10-19' }, 'HEAD')).status).toBe(200);
      const beyond = await get('/stored', { range: `bytes=${text.length}-` });
      expect([
        beyond.status,
        beyond.headers.get('content-range'),
        beyond.headers.get('cache-control'),
      ]).toEqual([416, `bytes */${text.length}`, 'no-store']);
      const compressed = await rawRequest(origin, 'GET', '/stored', {
        Range: 'bytes=0-3',
        'Accept-Encoding': 'gzip',
      });
      expect(compressed.headers.get('content-encoding')).toBe('gzip');
      expect(compressed.headers.get('content-range')).not.toContain(String(text.length));
      expect(asked).toHaveLength(1);
    });
  });

  it.each(['/moved', '/api/moved'])(
    'refuses a target that leads to one which is too long: %s',
    async (path) => {
      const origin = await open();
      served.respond = ({ url = '' }, response) =>
        response.writeHead(308, { location: url.replaceAll('"', '%22') }).end();
      const ask = (quotes: number) => rawRequest(origin, 'GET', `${path}?x=${'"'.repeat(quotes)}`);
      expect((await ask(2_000)).status).toBe(308);
      for (const turn of [3_000, 8_000, 8_000]) expect((await ask(turn)).status).toBe(414);
    },
  );

  it.each([
    ['POST', 200, 405],
    ['TRACE', 200, 405],
    ['PROPFIND', 308, 405],
    ['DELETE', 404, 404],
    ['OPTIONS', 404, 404],
    ['OPTIONS', 200, 204],
    ['PUT', 500, 500],
  ])('answers %s of a page that is %i to GET with %i', async (method, status, expected) => {
    const origin = await open();
    served.respond = (_, response) => response.writeHead(status, { location: '/x' }).end('body');
    const { status: found, headers, body } = await rawRequest(origin, method, '/about');
    expect([found, headers.get('allow')]).toEqual([
      expected,
      expected === 405 || expected === 204 ? 'GET, HEAD, OPTIONS' : undefined,
    ]);
    expect(body).not.toContain('body');
    expect(headers.has('content-security-policy')).toBe(true);
    expect(asked.map((request) => request.method)).toEqual(['GET']);
  });

  it.each([
    ['POST', 'POST'],
    ['OPTIONS', 'OPTIONS'],
    ['TRACE', 'PATCH'],
    ['REPORT', 'PATCH'],
  ])('asks the API for %s with %s', async (method, carried) => {
    const origin = await open();
    await rawRequest(origin, method, '/api/agent/v1');
    expect(asked.map((request) => request.method)).toEqual([carried]);
  });
});
