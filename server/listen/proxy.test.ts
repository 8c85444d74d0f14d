import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portOf } from '@/tests/support/port';
import { rawRequest } from '@/tests/support/raw-http';
import { createCache } from '../cache/cache';
import { MAX_IN_FLIGHT, MAX_IN_FLIGHT_PER_CLIENT } from '../limits/limits';
import { createMetrics, type Metrics } from '../observe/metrics';
import { readSettings } from '../settings';
import { openProxy, type ReverseProxy } from './proxy';
import type { Streamed } from './upstream';
import { connectUpstream, type Upstream } from './upstream';

/** What the application was asked, and how it answers. */
let asked: IncomingMessage[];
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let application: Server;
let upstream: Upstream;
let proxy: ReverseProxy | undefined;
let metrics: Metrics;

/** Of the proxy with the application. */
const PATIENCE_MILLISECONDS = 1_000;

beforeEach(async () => {
  asked = [];
  respond = (_, response) => response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end('answer');
  application = createServer((request, response) => {
    asked.push(request);
    respond(request, response);
  }).listen(0);
  await once(application, 'listening');
  upstream = connectUpstream(() => `http://localhost:${portOf(application)}`, PATIENCE_MILLISECONDS);
});

afterEach(async () => {
  await proxy?.app.close();
  await upstream.close();
  application.closeAllConnections();
  application.close();
});

const connectionsOf = (server: Server | undefined) =>
  new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));

async function open(environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const cache = createCache<Streamed>({ bytes: 1_000_000, maxCachedBytes: 1_000_000, ask: upstream.ask });
  metrics = createMetrics(() => ({
    cacheEntries: 0,
    cacheBytes: 0,
    upstreamWaiting: upstream.waiting(),
    upstreamUp: 1,
    upstreamReady: 1,
    upstreamRestarts: 0,
  }));
  proxy = await openProxy({
    settings: readSettings(environment),
    cache,
    upstream,
    metrics,
    isReady: () => true,
    log: pino({ level: 'silent' }),
  });
  await proxy.app.listen({ port: 0 });
  return `http://localhost:${portOf(proxy.app.server)}`;
}

describe('the door', () => {
  it('asks the application with a request that holds nothing of the client but its key', async () => {
    const origin = await open();
    await fetch(`${origin}/states/ohio`, {
      headers: { cookie: 'a=b', 'x-forwarded-host': 'evil', accept: 'text/html' },
    });
    expect(asked).toHaveLength(1);
    const { host: _, connection: __, ...headers } = asked[0]?.headers ?? {};
    expect(headers).toEqual({ accept: 'text/html', 'accept-encoding': 'identity' });
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
    respond = async (request, response) => {
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
    respond = (_, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end();
    const ask = async (client: string) =>
      (await fetch(`${origin}/a`, { headers: { 'x-forwarded-for': `9.9.9.9, ${client}` } })).status;
    expect([await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('2.2.2.2')]).toEqual([
      404, 404, 429, 404,
    ]);
  });

  it('believes no address that a client tells where no proxy is trusted', async () => {
    const origin = await open({ RATE_LIMIT: '1' });
    respond = (_, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end();
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

  it('says 503 where the application breaks off before it has answered, and breaks off where it has begun', async () => {
    const origin = await open();
    respond = (request) => request.socket.destroy();
    const failed = await fetch(`${origin}/api/agent/v1`);
    expect([failed.status, failed.headers.get('retry-after'), failed.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    respond = (request, response) => {
      response
        .writeHead(200, { 'cache-control': 'public, max-age=60', 'content-length': '10' })
        .write('half');
      setTimeout(() => request.socket.destroy(), 20);
    };
    expect((await fetch(`${origin}/b`)).status).toBe(503);
    respond = (request, response) => {
      response.writeHead(200, { 'cache-control': 'no-store', 'content-length': '10' }).write('half');
      setTimeout(() => request.socket.destroy(), 20);
    };
    await expect(fetch(`${origin}/c`).then((response) => response.text())).rejects.toThrow();
  });

  it('has a place again for each request that the application never answered, of whatever kind', async () => {
    const origin = await open({ RATE_LIMIT: '0' });
    respond = () => {};
    const many = Array.from({ length: MAX_IN_FLIGHT + 20 }, (_, turn) =>
      fetch(`${origin}/a${turn}`, { method: turn % 2 === 0 ? 'GET' : 'OPTIONS' }).then(
        ({ status }) => status,
      ),
    );
    expect(new Set(await Promise.all(many))).toEqual(new Set([503]));
    expect(asked.length).toBeLessThanOrEqual(MAX_IN_FLIGHT);
    expect(upstream.waiting()).toBe(0);
    respond = (_, response) => response.end('answer');
    expect((await fetch(`${origin}/b`)).status).toBe(200);
  });

  it('gives one client so many places that others have some', async () => {
    const origin = await open({ TRUST_PROXY: '1' });
    respond = () => {};
    const ask = (client: string, path: string) =>
      fetch(origin + path, { headers: { 'x-forwarded-for': client } });
    const first = Array.from({ length: MAX_IN_FLIGHT_PER_CLIENT + 5 }, (_, turn) =>
      ask(`192.0.2.1:${turn + 1024}`, `/${turn}`),
    );
    await vi.waitFor(() => expect(asked.length).toBe(MAX_IN_FLIGHT_PER_CLIENT));
    respond = (_, response) => response.end('answer');
    expect((await ask('192.0.2.1', '/more')).status).toBe(503);
    expect((await ask('192.0.2.2', '/more')).status).toBe(200);
    await Promise.all(first);
    expect((await ask('192.0.2.1', '/more')).status).toBe(200);
  });

  it('gives no place to a request that has not arrived', async () => {
    const origin = await open();
    const { port } = new URL(origin);
    const slow = Array.from({ length: MAX_IN_FLIGHT_PER_CLIENT + 1 }, () => {
      const socket = connect(Number(port), 'localhost');
      socket.write('POST /api/mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
      return socket;
    });
    await vi.waitFor(async () => expect(await connectionsOf(proxy?.app.server)).toBe(slow.length));
    expect((await fetch(`${origin}/a`)).status).toBe(200);
    expect(asked.length).toBe(1);
    for (const socket of slow) socket.destroy();
    await vi.waitFor(async () =>
      expect(await metrics.text()).toContain(`door_requests_total{outcome="left"} ${slow.length}`),
    );
  });

  it('tells those who leave from failures', async () => {
    const origin = await open();
    respond = () => {};
    const leaving = new AbortController();
    const answer = fetch(`${origin}/api/mcp`, { method: 'POST', body: '{}', signal: leaving.signal });
    await vi.waitFor(() => expect(asked.length).toBe(1));
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await vi.waitFor(async () =>
      expect(await metrics.text()).toContain('door_requests_total{outcome="left"} 1'),
    );
    expect(await metrics.text()).toContain('door_requests_total{outcome="failed"} 0');
    expect(upstream.waiting()).toBe(0);
  });

  it('tells those who are gone before they are counted from failures', async () => {
    const origin = await open();
    const { port } = new URL(origin);
    for (let turn = 0; turn < 100; turn += 1) {
      const socket = connect(Number(port), 'localhost');
      await once(socket, 'connect');
      socket.write(`GET /gone${turn} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(5), () => socket.resetAndDestroy());
    }
    await vi.waitFor(async () => expect(await connectionsOf(proxy?.app.server)).toBe(0));
    expect(await metrics.text()).toContain('door_requests_total{outcome="failed"} 0');
  });

  it.each(['no-store', 'public, max-age=60'])(
    'gives back the places of answers that wait behind one that nobody reads: %s',
    async (kept) => {
      const origin = await open();
      const big = Buffer.alloc(900_000, 'x');
      respond = ({ url }, response) =>
        response.writeHead(200, { 'cache-control': url === '/first' ? kept : 'no-store' }).end(big);
      await (await fetch(`${origin}/first`)).arrayBuffer();
      const socket = connect(Number(new URL(origin).port), 'localhost');
      const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nRange: bytes=0-\r\n\r\n`;
      const first = 'GET /first HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8);
      socket.pause().write(first + Array.from({ length: 12 }, (_, turn) => request(`/${turn}`)).join(''));
      await vi.waitFor(() => expect(upstream.waiting()).toBeGreaterThanOrEqual(12));
      socket.destroy();
      await vi.waitFor(() => expect(upstream.waiting()).toBe(0));
      expect((await fetch(`${origin}/after`)).status).toBe(200);
    },
  );

  it('tells of allowances with what no cache keeps, and with nothing else', async () => {
    const origin = await open();
    for (const [kept, policy] of [
      ['public, max-age=60', null],
      ['no-store', '"application";q=6000;w=60'],
    ] as const) {
      respond = (_, response) => response.writeHead(206, { 'cache-control': kept }).end('part');
      const { headers } = await fetch(`${origin}/file`, { headers: { range: 'bytes=0-3' } });
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
    proxy?.drain();
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    expect((await fetch(`${origin}/a`)).headers.get('connection')).toBe('close');
    expect(asked.map(({ url }) => url)).toEqual(['/a']);
  });
});
