import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { inProcessProxy } from '@/tests/support/in-process-proxy';
import {
  MAX_CONNECTIONS_PER_CLIENT,
  MAX_IN_APPLICATION,
  MAX_IN_APPLICATION_PER_CLIENT,
  MAX_UNANSWERED,
  MAX_WAITING_PER_CLIENT,
} from '../limits/limits';

/** Machines are shared: a crowd of clients may wait for its turn. */
const waitFor = (assertion: () => unknown) => vi.waitFor(assertion, 20_000);

const served = inProcessProxy();
const { asked, open } = served;

const NOTHING_TAKEN = { running: 0, waiting: 0, clients: 0 };

function rawClient(origin: string): Socket {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  return socket.on('error', () => {});
}

/** Sends bytes and waits until the proxy ends the connection. */
async function statusLinesOf(origin: string, bytes: string) {
  const socket = rawClient(origin);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(bytes);
  await waitFor(() => expect(socket.readableEnded).toBe(true));
  return answer.match(/HTTP\/1\.1 \d+/g);
}

const hanging = () => {};

describe('what follows a request that could be read in two ways', () => {
  it.each(['Host: x\r\nHost: y', 'Host: x y'])('is not handled: %j', async (hosts) => {
    const origin = await open();
    expect(
      await statusLinesOf(
        origin,
        `GET /first HTTP/1.1\r\n${hosts}\r\n\r\nGET /hidden HTTP/1.1\r\nHost: x\r\n\r\n`,
      ),
    ).toEqual(['HTTP/1.1 400']);
    expect(asked).toEqual([]);
  });
});

describe('a valid request before something that is no HTTP', () => {
  it('is answered first', async () => {
    const origin = await open();
    expect(await statusLinesOf(origin, 'GET /miss HTTP/1.1\r\nHost: x\r\n\r\nnoise\r\n\r\n')).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 400',
    ]);
  });

  it('is the last one where it closes the connection', async () => {
    const origin = await open();
    const request = (more: string) => `GET /miss HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    expect(await statusLinesOf(origin, `${request('Connection: close\r\n')}${request('')}noise`)).toEqual([
      'HTTP/1.1 200',
    ]);
  });
});

describe('what one client can take', () => {
  it('is a part of the places, so that others find one', async () => {
    const origin = await open({ TRUST_PROXY: '1' });
    served.respond = hanging;
    const ask = (client: string, path: string) =>
      fetch(origin + path, { headers: { 'x-forwarded-for': client } }).then(({ status }) => status);
    const first = Array.from({ length: 20 }, (_, turn) => ask(`192.0.2.1:${turn + 1024}`, `/${turn}`));
    await waitFor(() => expect(asked.length).toBe(MAX_IN_APPLICATION_PER_CLIENT));
    served.respond = (_, response) => response.end('answer');
    expect(await ask('192.0.2.2', '/other')).toBe(200);
    await Promise.all(first);
    expect(served.proxy.queue.size).toEqual(NOTHING_TAKEN);
  });

  it('is all of the waiting of its own, and none of another', async () => {
    const origin = await open({ TRUST_PROXY: '1' });
    served.respond = hanging;
    const ask = (client: string, path: string) =>
      fetch(origin + path, { headers: { 'x-forwarded-for': client } }).then(({ status }) => status);
    const most = MAX_IN_APPLICATION_PER_CLIENT + MAX_WAITING_PER_CLIENT;
    const all = Array.from({ length: most + 5 }, (_, turn) => ask('192.0.2.1', `/${turn}`));
    await waitFor(() => expect(served.proxy.queue.size.waiting).toBe(MAX_WAITING_PER_CLIENT));
    served.respond = (_, response) => response.end('answer');
    expect(await ask('192.0.2.1', '/more')).toBe(503);
    expect(await ask('192.0.2.2', '/more')).toBe(200);
    await Promise.all(all);
    expect(await ask('192.0.2.1', '/more')).toBe(200);
  });

  it('comes back where the application never answers, whatever is asked', async () => {
    const origin = await open({ RATE_LIMIT: '0' });
    served.respond = hanging;
    const many = Array.from({ length: MAX_IN_APPLICATION_PER_CLIENT }, (_, turn) =>
      fetch(`${origin}/${turn % 2 === 0 ? 'a' : 'api/a'}${turn}`, {
        method: turn % 2 === 0 ? 'GET' : 'OPTIONS',
      }).then(({ status }) => status),
    );
    expect(new Set(await Promise.all(many))).toEqual(new Set([503]));
    expect(asked.length).toBeLessThanOrEqual(MAX_IN_APPLICATION);
    expect(served.proxy.queue.size).toEqual(NOTHING_TAKEN);
    served.respond = (_, response) => response.end('answer');
    expect((await fetch(`${origin}/b`)).status).toBe(200);
  });

  it('is no place for a request that has not arrived', async () => {
    const origin = await open();
    const slow = Array.from({ length: MAX_CONNECTIONS_PER_CLIENT - 1 }, () => {
      const socket = rawClient(origin);
      socket.write('POST /api/mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
      return socket;
    });
    await waitFor(() => expect(served.proxy.connections.size.unanswered).toBe(slow.length));
    expect(served.proxy.connections.size.heldBytes).toBe(slow.length);
    expect((await fetch(`${origin}/a`)).status).toBe(200);
    expect(asked.length).toBe(1);
    for (const socket of slow) socket.destroy();
    await waitFor(async () =>
      expect(await served.proxy.metrics.text()).toContain(
        `door_requests_total{outcome="left"} ${slow.length}`,
      ),
    );
    expect(served.proxy.connections.size).toMatchObject({ unanswered: 0, heldBytes: 0 });
  });

  it('is no place for a response that waits to be read, nor for those behind it', async () => {
    const origin = await open();
    const big = Buffer.alloc(4_000_000, 'x');
    served.respond = ({ url }, response) =>
      response.writeHead(200, { 'cache-control': url === '/first' ? 'max-age=60' : 'no-store' }).end(big);
    await (await fetch(`${origin}/first`)).arrayBuffer();
    const socket = rawClient(origin);
    // Node reads no more requests than have room for their answers: the fewest bytes first.
    const passed = 'POST /api/mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'.repeat(2);
    const kept = 'GET /first HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4);
    socket.pause().write(passed + kept);
    await waitFor(() => expect(asked).toHaveLength(3));
    await waitFor(() => expect(served.proxy.queue.size).toEqual(NOTHING_TAKEN));
    // Those from the cache are one buffer.
    await waitFor(() => expect(served.proxy.connections.size.heldBytes).toBe(3 * big.length));
    socket.destroy();
    await waitFor(() => expect(served.proxy.connections.size).toMatchObject({ unanswered: 0, heldBytes: 0 }));
  });

  it('is few requests at once on a connection: nothing beyond is read', async () => {
    const origin = await open();
    await fetch(`${origin}/a`);
    const socket = rawClient(origin);
    socket.write('GET /a HTTP/1.1\r\nHost:\r\n\r\n'.repeat(2_000));
    let answers = 0;
    socket.setEncoding('latin1').on('data', (text: string) => {
      answers += text.split('HTTP/1.1 200').length - 1;
    });
    await waitFor(() => expect(answers).toBe(MAX_UNANSWERED));
    const hits = /door_requests_total\{outcome="hit"\} (\d+)/.exec(await served.proxy.metrics.text())?.[1];
    expect(Number(hits)).toBe(MAX_UNANSWERED);
  });

  it('comes back where clients leave with requests that wait for an answer', async () => {
    const origin = await open();
    for (let turn = 0; turn < 8; turn += 1) {
      const socket = rawClient(origin);
      const requests = Array.from(
        { length: 16 },
        (_, one) => `GET /${turn}-${one} HTTP/1.1\r\nHost: x\r\n\r\n`,
      );
      socket.write(requests.join(''), () => socket.destroy());
    }
    await waitFor(() => expect(served.proxy.connections.size.unanswered).toBe(0));
    await waitFor(() => expect(served.proxy.queue.size).toEqual(NOTHING_TAKEN));
    const answers = Array.from({ length: 64 }, (_, turn) => fetch(`${origin}/after${turn}`));
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is a short address: many parameters are refused, in the form that the client reads', async () => {
    const origin = await open();
    const response = await fetch(`${origin}/api/x?${'state=ohio&'.repeat(60)}`);
    expect([response.status, (await response.json()).error.code]).toEqual([414, 'uri_too_long']);
    expect(asked).toHaveLength(0);
  });
});
