import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '@/lib/http/responses/security-headers';
import { MAX_SOCKET_IDLE_MS } from '@/server/limits/limits';
import { send, startCrowd, tally } from '../support/clients';
import { metric, type RunningProxy, startProxy } from '../support/proxy';
import { rawRequest } from '../support/raw-http';

let proxy: RunningProxy;
beforeAll(async () => {
  proxy = await startProxy();
}, 120_000);
afterAll(() => proxy.stop());

const agent = new Agent({ keepAlive: false });
const ROI = '/api/agent/v1/calculators/nursing-roi';
const MOST_MILLISECONDS = 30_000;

/** @param client which of many addresses of this machine it comes from: one has a bound of its own. */
function open(client = 1): Socket {
  const port = Number(new URL(proxy.origin).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.2.${client}` });
  socket.on('error', () => {});
  return socket;
}

const CONNECTIONS_EACH = 100;
const clientOf = (connection: number) => 1 + Math.floor(connection / CONNECTIONS_EACH);

/** Sends bytes and waits until the connection is closed, or for so long. @returns everything that came back. */
function exchange(bytes: string, milliseconds = 3_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = open();
    let text = '';
    const timer = setTimeout(() => socket.destroy(), milliseconds);
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.write(bytes, 'latin1');
  });
}

const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Whether others are served meanwhile. */
async function serves(): Promise<void> {
  for (const path of ['/', `${ROI}?state=ohio&degree=BSN`]) {
    expect((await send(agent, proxy.origin + path)).status).toBe(200);
  }
}

describe('slow clients', () => {
  it('that never end their headers are cut off, and other clients are served', async () => {
    const began = Date.now();
    const slow = Array.from({ length: 300 }, (_, connection) => {
      const socket = open(clientOf(connection));
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
    const crowd = startCrowd(4, () => `${proxy.origin}/states/ohio`);
    const ends = await Promise.all(slow);
    const took = Date.now() - began;
    const endings = tally(await crowd.stop());
    console.log('300 slow clients gone after', took, 'ms; meanwhile', endings);
    expect(took).toBeLessThan(MOST_MILLISECONDS);
    expect(new Set(ends.map((text) => text.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
    expect(Object.keys(endings)).toEqual(['200']);
  });

  it('that never end their body are cut off, and the application hears nothing of them', async () => {
    const before = await metric(proxy, 'door_requests_total', 'passed');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        exchange(
          'POST /api/mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
          MOST_MILLISECONDS,
        ),
      ),
    );
    expect(new Set(answers.flatMap(statuses))).toEqual(new Set([408]));
    expect(await metric(proxy, 'door_requests_total', 'passed')).toBe(before);
    await serves();
  });

  it('that go on with their body after they were cut off are closed all the same', async () => {
    const began = Date.now();
    const socket = open();
    socket.write('POST /api/mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n');
    const timer = setInterval(() => socket.write('{'), 500);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    await once(socket, 'close');
    clearInterval(timer);
    expect(Date.now() - began).toBeLessThan(MOST_MILLISECONDS);
  });

  it('that never read are closed, and other clients are served', async () => {
    const descriptors = () => readdirSync(`/proc/${proxy.child.pid}/fd`).length;
    const before = descriptors();
    const count = 100;
    const sockets = Array.from({ length: count }, () => {
      const socket = open();
      socket.pause();
      // More than the system buffers for one connection.
      socket.write('GET /data/nclex-pass-rates.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
      return socket;
    });
    await sleep(1_000);
    await serves();
    expect(descriptors()).toBeGreaterThanOrEqual(before + count);
    const began = Date.now();
    await vi.waitFor(() => expect(descriptors()).toBeLessThan(before + count / 10), {
      timeout: 3 * MAX_SOCKET_IDLE_MS,
      interval: 1_000,
    });
    console.log(count, 'clients that never read gone after', Date.now() - began, 'ms');
    for (const socket of sockets) socket.destroy();
  }, 240_000);
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
      const socket = open();
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
    await sleep(500);
    const alive = sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded);
    expect(alive.length).toBeLessThanOrEqual(20);
    for (const socket of sockets) socket.destroy();
    await sleep(200);
    expect((await send(agent, `${small.origin}/`)).status).toBe(200);
    await small.stop();
  });
});

const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Requests whose end one server sees elsewhere than another, and other things that are no HTTP. */
const shapes: readonly (readonly [string, string])[] = [
  [
    'both lengths',
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  [
    'two lengths',
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  ],
  ['a list of lengths', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['a length with a sign', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: +0\r\n\r\n${HIDDEN}`],
  ['a length in hex', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0x5\r\n\r\n${HIDDEN}`],
  [
    'an unknown transfer coding',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n${HIDDEN}`,
  ],
  [
    'chunked twice',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  [
    'a tab before the coding',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  [
    'a space before the colon',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['a folded line', `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['lines that end without a return', `POST / HTTP/1.1\nHost: x\nContent-Length: 0\n\n${HIDDEN}`],
  ['a return alone', `GET / HTTP/1.1\r\nHost: x\rX: y\r\n\r\n${HIDDEN}`],
  [
    'an invalid chunk size',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${HIDDEN}`,
  ],
  [
    'a chunk size beyond all numbers',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${HIDDEN}`,
  ],
  [
    'a chunk without its end',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nxx0\r\n\r\n${HIDDEN}`,
  ],
  ['a null in a header', `GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n${HIDDEN}`],
  ['no host', `GET / HTTP/1.1\r\n\r\n${HIDDEN}`],
  ['two hosts', `GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n${HIDDEN}`],
  ['no version', 'GET /\r\n\r\n'],
  ['another version', `GET / HTTP/3.7\r\nHost: x\r\n\r\n${HIDDEN}`],
  ['a space in the address', `GET /a b HTTP/1.1\r\nHost: x\r\n\r\n${HIDDEN}`],
  ['no method that there is', `ABCDE / HTTP/1.1\r\nHost: x\r\n\r\n${HIDDEN}`],
  ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['noise', '\x00\xff\xfe\x80'.repeat(200)],
];

describe('what is no HTTP or could be read in two ways', () => {
  it.each(shapes)('%s: at most one response, then closed', async (name, bytes) => {
    const served = await metric(proxy, 'door_requests_total');
    const found = statuses(await exchange(bytes));
    const handled = (await metric(proxy, 'door_requests_total')) - served;
    console.log(name, found, 'reached the proxy:', handled);
    expect(found.filter((status) => status >= 500)).toEqual([]);
    expect(found.at(-1)).toBe(400);
    expect(handled).toBeLessThanOrEqual(1);
    await serves();
  });

  it('is answered with the headers for browsers, as everything is', async () => {
    const { status, headers } = await rawRequest(proxy.origin, 'ABCDE', '/');
    expect(status).toBe(400);
    for (const name of Object.keys(securityHeaders)) expect(headers.has(name.toLowerCase()), name).toBe(true);
  });

  it('a body of GET is not taken for the next request', async () => {
    const text = await exchange(
      `GET /states/ohio HTTP/1.1\r\nHost: x\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}GET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(statuses(text)).toEqual([200, 200]);
    expect(text).toContain('Content-Signal:');
  });

  it('an upgrade is refused: the answer comes over HTTP/1.1', async () => {
    for (const protocol of ['websocket', 'h2c']) {
      const text = await exchange(
        `GET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
      );
      expect(statuses(text)).toEqual([200]);
    }
  });

  it('a tunnel is refused', async () => {
    expect(
      statuses(await exchange('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n')),
    ).not.toContain(200);
  });
});

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Headers by which a client may try to change what others get. */
const claims: readonly Readonly<Record<string, string>>[] = [
  { Host: 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'evil', 'X-Forwarded-Port': '1' },
  { 'X-Forwarded-For': '1.2.3.4', 'X-Real-IP': 'evil', 'True-Client-IP': 'evil' },
  { Forwarded: 'host=evil.example;proto=evil' },
  { 'X-Original-URL': '/evil', 'X-Rewrite-URL': '/evil', 'X-Forwarded-Prefix': '/evil' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'POST' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware', 'x-middleware-rewrite': '/about' },
  { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1', purpose: 'prefetch' },
  {
    'x-invoke-path': '/about',
    'x-invoke-status': '500',
    'x-matched-path': '/about',
    'x-now-route-matches': '1=a',
  },
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { 'Next-Action': 'a'.repeat(40), 'Content-Type': 'text/plain' },
  { Range: 'bytes=0-9' },
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'zstd, evil;q=1' },
  { Accept: 'text/markdown' },
  { Accept: 'text/markdown;q=0.1, text/html;q=0.2' },
  { Accept: 'application/json' },
  { Accept: 'evil' },
  { Cookie: 'evil=1', Authorization: 'Basic ZXZpbA==' },
  { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
  { 'If-None-Match': '*' },
  { 'Cache-Control': 'no-store', Pragma: 'no-cache' },
  { 'Accept-Language': 'evil', 'User-Agent': 'evil' },
  { Connection: 'close, etag, content-type' },
  { 'CDN-Cache-Control': 'no-store', 'Surrogate-Control': 'max-age=99999999' },
  { 'x-accepted-codings': 'br', 'x-sent-coding': 'br', 'x-sent-length': '3' },
];

/** The parts of a response that a client would notice. */
const told = ({ status, headers, body }: Awaited<ReturnType<typeof rawRequest>>) => ({
  status,
  body,
  headers: [...headers]
    .filter(([name]) => !['date', 'age', 'x-request-id', 'connection', 'keep-alive'].includes(name))
    .filter(([name]) => !name.startsWith('ratelimit')),
});

describe('attempts to change what others get', () => {
  const clients = [
    { Accept: BROWSER },
    { Accept: '*/*' },
    { Accept: 'text/markdown', 'Accept-Encoding': 'gzip' },
  ];
  const addresses = [
    '/states/ohio',
    '/calculators/nursing-roi',
    '/programs',
    `${ROI}?state=ohio&degree=BSN`,
    '/llms.txt',
    '/data',
  ];

  it('by headers: none does, at an address that was never asked for before', async () => {
    let attempts = 0;
    let other = '';
    for (const [index, claim] of claims.entries()) {
      for (const address of addresses) {
        const sign = address.includes('?') ? '&' : '?';
        // Of the same length, for it stands in headers and in bodies.
        const spoilt = `${address}${sign}n=1${String(index).padStart(3, '0')}`;
        const clean = `${address}${sign}n=2${String(index).padStart(3, '0')}`;
        await rawRequest(proxy.origin, 'GET', spoilt, claim);
        for (const method of ['POST', 'HEAD'])
          await rawRequest(proxy.origin, method, spoilt, { ...claim, 'Content-Length': '0' });
        for (const client of clients) {
          const [found, right] = [
            told(await rawRequest(proxy.origin, 'GET', spoilt, client)),
            told(await rawRequest(proxy.origin, 'GET', clean, client)),
          ];
          // The address stands in bodies, and so in what is computed from them: the tag, and the digests in the policy.
          const plain = (text: unknown) =>
            JSON.stringify(text)
              .replaceAll(/n=[12](\d{3})/g, 'n=0$1')
              .replaceAll(/"etag","[^"]*\\"[^"]*"/g, '')
              .replaceAll(/'sha256-[^']*'/g, '');
          attempts += 1;
          if (plain(found) !== plain(right)) {
            other += `${JSON.stringify(claim)} ${address} ${JSON.stringify(client)}\n`;
          }
          expect(JSON.stringify(found)).not.toContain('evil');
        }
      }
    }
    console.log(attempts, 'answers compared');
    expect(other).toBe('');
  });

  it('by other spellings of the address: none does', async () => {
    const right = told(await rawRequest(proxy.origin, 'GET', '/states/ohio', { Accept: BROWSER }));
    const spellings = [
      '/states/%6fhio',
      '/states/ohio%2f',
      '/states/./ohio',
      '/states/x/../ohio',
      '/states//ohio',
      '/states/ohio%00',
      '/states/ohio;x',
      '/states/ohio%3f',
      '/states/ohio%23',
      '/states/ohio\\',
      '/STATES/ohio',
      'http://evil.example/states/ohio',
      '/states/ohio?_rsc=1',
      '/states/ohio?__nextDataReq=1',
      '/states/ohio?__nextLocale=evil',
      '/states/ohio?nxtPstate=texas',
      '//evil.example/states/ohio',
    ];
    for (const spelling of spellings) {
      await rawRequest(proxy.origin, 'GET', spelling, { RSC: '1' });
      await rawRequest(proxy.origin, 'GET', spelling, { Accept: BROWSER });
      expect(
        told(await rawRequest(proxy.origin, 'GET', '/states/ohio', { Accept: BROWSER })),
        spelling,
      ).toEqual(right);
    }
    const texas = await rawRequest(proxy.origin, 'GET', '/states/ohio?nxtPstate=texas', { Accept: BROWSER });
    expect(texas.body).toContain('Ohio');
  });
});
