import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_SOCKET_IDLE_MS } from '@/server/limits/limits';
import { send, startCrowd, tally } from '../support/clients';
import { metric, type RunningProxy, startProxy } from '../support/proxy';
import { rawRequest } from '../support/raw-http';
import { exchange, expectServed, open, statuses } from './raw-client';

let proxy: RunningProxy;
beforeAll(async () => {
  proxy = await startProxy();
});
afterAll(() => proxy.stop());

const agent = new Agent({ keepAlive: false });
const MOST_MILLISECONDS = 30_000;

const CONNECTIONS_EACH = 100;

/** Each kind of slow client comes from addresses of its own, so that none takes the connections of another. */
const CLIENTS = { heads: 1, bodies: 4, goOn: 5, neverRead: 6 } as const;
const CROWD_PAUSE_MS = 10;

const UNREAD = 100;
const FEW = UNREAD / 10;
const descriptors = () => readdirSync(`/proc/${proxy.child.pid}/fd`).length;
/** Of the clients that never read: it takes longest until they are gone, so other tests run meanwhile. */
let before: number;
let unreadSince: number;
let unread: readonly Socket[] = [];

describe('slow clients', () => {
  it('that never read keep no one else from being served', async () => {
    before = descriptors();
    unread = Array.from({ length: UNREAD }, () => {
      const socket = open(proxy.origin, CLIENTS.neverRead);
      socket.pause();
      // More than the system buffers for one connection.
      socket.write('GET /data/nclex-pass-rates.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
      return socket;
    });
    unreadSince = Date.now();
    await vi.waitFor(() => expect(descriptors()).toBeGreaterThan(before + UNREAD - FEW), MOST_MILLISECONDS);
    await expectServed(proxy.origin);
  });

  it.concurrent('that never end their headers are cut off, and other clients are served', async () => {
    const began = Date.now();
    const slow = Array.from({ length: 300 }, (_, connection) => {
      const socket = open(proxy.origin, CLIENTS.heads + Math.floor(connection / CONNECTIONS_EACH));
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
      const timer = setInterval(() => socket.write('X-Slow: 1\r\n'), 1_000);
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      return new Promise<string>((resolve) =>
        socket.on('close', () => {
          clearInterval(timer);
          resolve(text);
        }),
      );
    });
    const crowd = startCrowd(4, () => `${proxy.origin}/states/ohio`, CROWD_PAUSE_MS);
    const ends = await Promise.all(slow);
    const took = Date.now() - began;
    const endings = tally(await crowd.stop());
    console.log('300 slow clients gone after', took, 'ms; meanwhile', endings);
    expect(took).toBeLessThan(MOST_MILLISECONDS);
    expect(new Set(ends.map((text) => text.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
    expect(Object.keys(endings)).toEqual(['200']);
  });

  it.concurrent('that never end their body are cut off, and the application hears nothing of them', async () => {
    const before = await metric(proxy, 'door_requests_total', 'passed');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        exchange(
          proxy.origin,
          'POST /api/mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
          MOST_MILLISECONDS,
          CLIENTS.bodies,
        ),
      ),
    );
    expect(new Set(answers.flatMap(statuses))).toEqual(new Set([408]));
    expect(await metric(proxy, 'door_requests_total', 'passed')).toBe(before);
    await expectServed(proxy.origin);
  });

  it.concurrent('that go on with their body after they were cut off are closed all the same', async () => {
    const began = Date.now();
    const socket = open(proxy.origin, CLIENTS.goOn);
    socket.write('POST /api/mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n');
    const timer = setInterval(() => socket.write('{'), 500);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    await once(socket, 'close');
    clearInterval(timer);
    expect(Date.now() - began).toBeLessThan(MOST_MILLISECONDS);
  });
});

describe('requests that could keep a place for good', () => {
  it('give it back, each of them', async () => {
    const kinds = [
      ['OPTIONS', '*'],
      ['POST', '/programs/any-name-204796'],
      ['DELETE', '/states/ohio/'],
      ['PUT', '/x/../about'],
      ['HEAD', '/programs?query=held'],
      ['POST', '/api/mcp'],
    ] as const;
    const patient = Array.from({ length: CONNECTIONS_EACH }, (_, turn) => {
      const [method, target] = kinds[turn % kinds.length] ?? kinds[0];
      return rawRequest(proxy.origin, method, target, { 'Content-Length': '0' });
    });
    const statuses = new Set((await Promise.all(patient)).map(({ status }) => status));
    // Clients that leave as soon as they have asked.
    for (let turn = 0; turn < 300; turn += 1) {
      const socket = open(proxy.origin);
      socket.write(`GET /programs?query=gone${turn} HTTP/1.1\r\nHost: x\r\n\r\n`, () => socket.destroy());
    }
    await vi.waitFor(
      async () => expect(await metric(proxy, 'door_upstream_waiting')).toBe(0),
      MOST_MILLISECONDS,
    );
    console.log('answered with', statuses);
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect((await send(agent, `${proxy.origin}/programs?query=after`)).status).toBe(200);
  }, 90_000);
});

describe('requests that are too large', () => {
  const long = 'x'.repeat(9_000);

  it.each([
    ['an address of the API', 'GET', `/api/agent/v1?x=${long}`, {}, '', 414],
    ['an address of a page', 'GET', `/states/ohio?x=${long}`, {}, '', 414],
    ['an address with its headers', 'GET', `/?x=${long}`, { 'X-Long': long }, '', 431],
    ['headers', 'GET', '/', { 'X-Long': long + long }, '', 431],
    ['a body', 'POST', '/api/mcp', { 'Content-Length': '200000' }, 'x', 413],
    [
      'a body for the endpoint for assistants',
      'POST',
      '/api/mcp',
      { 'Content-Type': 'application/json', 'Content-Length': '70000' },
      'x'.repeat(70_000),
      413,
    ],
  ] as const)('%s: refused', async (_, method, target, headers, body, status) => {
    const response = await rawRequest(proxy.origin, method, target, headers, body);
    expect(response.status).toBe(status);
  });

  it('a body without an end', async () => {
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const text = await exchange(
      proxy.origin,
      `POST /api/mcp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(64)}`,
    );
    expect(statuses(text)).toEqual([413]);
  });

  it('says so in the form that the client reads', async () => {
    const api = await rawRequest(proxy.origin, 'GET', `/api/agent/v1?x=${long}`);
    expect(JSON.parse(api.body).error.code).toBe('uri_too_long');
    const page = await rawRequest(proxy.origin, 'GET', `/?x=${long}`, { Accept: 'text/html' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('more connections than are served', () => {
  it('are closed, and the others go on', async () => {
    const small = await startProxy({ MAX_CONNECTIONS: '20' });
    const { hostname, port } = new URL(small.origin);
    const sockets = Array.from({ length: 60 }, () => connect(Number(port), hostname).on('error', () => {}));
    const alive = () => sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded);
    await vi.waitFor(() => expect(alive().length).toBeLessThanOrEqual(20), MOST_MILLISECONDS);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(
      async () => expect((await send(agent, `${small.origin}/`)).status).toBe(200),
      MOST_MILLISECONDS,
    );
    await small.stop();
  });
});

describe('slow clients that never read', () => {
  it('are closed', async () => {
    expect(unread.length).toBe(UNREAD);
    await vi.waitFor(() => expect(descriptors()).toBeLessThan(before + FEW), {
      timeout: unreadSince + 3 * MAX_SOCKET_IDLE_MS - Date.now(),
      interval: 1_000,
    });
    console.log(UNREAD, 'clients that never read gone after', Date.now() - unreadSince, 'ms');
    for (const socket of unread) socket.destroy();
  }, 240_000);
});
