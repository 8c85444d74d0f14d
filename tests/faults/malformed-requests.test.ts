import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/http/responses/security-headers';
import { metric, type RunningProxy, startProxy } from '../support/proxy';
import { rawRequest } from '../support/raw-http';
import { exchange, expectServed, statuses } from './raw-client';

let proxy: RunningProxy;
beforeAll(async () => {
  proxy = await startProxy();
});
afterAll(() => proxy.stop());

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
    const found = statuses(await exchange(proxy.origin, bytes));
    const handled = (await metric(proxy, 'door_requests_total')) - served;
    console.log(name, found, 'reached the proxy:', handled);
    expect(found.filter((status) => status >= 500)).toEqual([]);
    expect(found.at(-1)).toBe(400);
    expect(handled).toBeLessThanOrEqual(1);
    await expectServed(proxy.origin);
  });

  it('is answered with the headers for browsers, as everything is', async () => {
    const { status, headers } = await rawRequest(proxy.origin, 'ABCDE', '/');
    expect(status).toBe(400);
    for (const name of Object.keys(securityHeaders)) expect(headers.has(name.toLowerCase()), name).toBe(true);
  });

  it('a body of GET is not taken for the next request', async () => {
    const text = await exchange(
      proxy.origin,
      `GET /states/ohio HTTP/1.1\r\nHost: x\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}${HIDDEN}`,
    );
    expect(statuses(text)).toEqual([200]);
  });

  it('an upgrade is refused: the answer comes over HTTP/1.1', async () => {
    for (const protocol of ['websocket', 'h2c']) {
      const text = await exchange(
        proxy.origin,
        `GET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
      );
      expect(statuses(text)).toEqual([200]);
    }
  });

  it('a tunnel is refused', async () => {
    expect(
      statuses(await exchange(proxy.origin, 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n')),
    ).toEqual([501]);
  });
});
