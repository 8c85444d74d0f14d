import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { inProcessProxy } from '@/tests/support/in-process-proxy';
import { MAX_BODY_BYTES, MAX_UNANSWERED } from '../limits/limits';

const served = inProcessProxy();
const { asked, open } = served;

const CLOSED_MS = 2_500;

/** Sends bytes and reads until the proxy closes the connection. @returns everything that came back. */
function exchange(origin: string, ...writes: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), 'localhost');
    const timer = setTimeout(() => reject(new Error(`Not closed after: ${text}`)), CLOSED_MS);
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject).on('end', () => {
      clearTimeout(timer);
      resolve(text);
    });
    for (const bytes of writes) socket.write(bytes, 'latin1');
  });
}

const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Asks for a target with fields in a form of their own. */
const get = (target: string, fields = 'Host: x\r\n', version = 'HTTP/1.1') =>
  `GET ${target} ${version}\r\n${fields}\r\n`;
const post = (fields: string, body = '') => `POST /api/mcp HTTP/1.1\r\nHost: x\r\n${fields}\r\n${body}`;
const HIDDEN = get('/hidden');
const paths = () => asked.map(({ url }) => url);

describe('what follows a request for another protocol', () => {
  const upgrade = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n';

  it.each([0, 1, 100, 150, 199, 256, 300, 512])('is read as nothing else: after %i bytes', async (bytes) => {
    const origin = await open();
    const hiding = post(`Content-Length: ${bytes + HIDDEN.length}\r\n`, 'x'.repeat(bytes) + HIDDEN);
    const text = await exchange(origin, get('/first') + get('/healthz', upgrade) + hiding);
    expect(statusesIn(text)).toEqual([200, 200]);
    expect(text.match(/^Connection: .*$/gm)).toEqual(['Connection: keep-alive', 'Connection: close']);
    expect(paths()).toEqual(['/first']);
  });

  it('is not its own body', async () => {
    const origin = await open();
    const body = 'Connection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 2\r\n';
    expect(statusesIn(await exchange(origin, post(body, '{}') + HIDDEN))).toEqual([200]);
    expect(paths()).toEqual(['/api/mcp']);
  });

  it.each(['', get('/first')])('is nothing where a tunnel is asked for: after %j', async (before) => {
    const origin = await open();
    const text = await exchange(
      origin,
      `${before}CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n${HIDDEN}`,
    );
    expect(statusesIn(text)).toEqual(before === '' ? [501] : [200, 501]);
    expect(paths()).toEqual(before === '' ? [] : ['/first']);
  });
});

describe('a malformed request', () => {
  const many = Array.from({ length: 101 }, (_, name) => `x${name}: y\r\n`).join('');
  const chunked = 'Transfer-Encoding: chunked\r\n';
  const malformed: readonly (readonly [string, string, number])[] = [
    ['two hosts', get('/', 'Host: x\r\nHost: y\r\n'), 400],
    ['no host', get('/', ''), 400],
    ['a host with a space', get('/', 'Host: a b\r\n'), 400],
    ['101 headers', get('/', `Host: x\r\n${many}`), 431],
    ['HTTP/0.9', 'GET /\r\n\r\n', 400],
    ['HTTP/2.0', get('/', 'Host: x\r\n', 'HTTP/2.0'), 400],
    ['an invalid first chunk', post(chunked, 'zz\r\n'), 400],
    ['an invalid later chunk', post(chunked, '1\r\na\r\nzz\r\n'), 400],
    ['a length in trailers', post(chunked, '1\r\na\r\n0\r\nContent-Length: 3\r\n\r\n'), 400],
    ['noise', 'noise\r\n\r\n', 400],
    ['another transfer coding', post('Transfer-Encoding: gzip, chunked\r\n', '0\r\n\r\n'), 400],
    ['no transfer coding beside a length', post('Transfer-Encoding:\r\nContent-Length: 2\r\n', '{}'), 400],
    ['a transfer coding of HTTP/1.0', post(chunked, '0\r\n\r\n').replace('1.1', '1.0'), 400],
    ['the whole server', get('*'), 400],
    ['a fragment', get('/healthz#x'), 400],
    ['no authority', get('http:///healthz'), 400],
    ['an authority with a user', get('http://u@localhost/healthz'), 400],
    ['another scheme', get('ftp://localhost/healthz'), 400],
  ];

  it.each(malformed)('is answered after those before it, and none after: %s', async (_, bytes, status) => {
    const origin = await open();
    for (const before of [1, 2]) {
      asked.length = 0;
      const valid = Array.from({ length: before }, (_, turn) => get(`/valid${before}${turn}`)).join('');
      const text = await exchange(origin, valid + bytes + HIDDEN);
      expect(statusesIn(text)).toEqual([...Array.from({ length: before }, () => 200), status]);
      expect(text.slice(text.lastIndexOf('HTTP/1.1'))).toContain('\r\nConnection: close\r\n');
      expect(paths()).not.toContain('/hidden');
    }
  });

  it.each(['/healthz', '/kept'])(
    'is one with an invalid host, also where %s answers at once',
    async (path) => {
      const origin = await open();
      await fetch(origin + path);
      for (const host of ['a b', '[::1', '<script>', '%', 'u@localhost', 'localhost/x', 'a\tb']) {
        expect(statusesIn(await exchange(origin, get(path, `Host: ${host}\r\n`))), host).toEqual([400]);
      }
    },
  );
});

describe('a target with an authority', () => {
  it('is that path of the host that it names', async () => {
    const origin = await open();
    const close = 'Host: other.example\r\nConnection: close\r\n';
    for (const target of ['http://evil?x=', 'http://evil/?x=']) await exchange(origin, get(target, close));
    expect(paths()).toEqual(['/?x=']);
    await exchange(origin, post('Connection: close\r\n').replace('/api', 'http://localhost:1/api'));
    expect(asked[1]?.headers.host).toBe('localhost:1');
  });
});

describe('a body', () => {
  it.each([
    ['whole', MAX_BODY_BYTES + 1, 'x'.repeat(MAX_BODY_BYTES + 1)],
    ['absent', 2_000_000, ''],
    ['whole, and ten times as long', 10 * MAX_BODY_BYTES, 'x'.repeat(10 * MAX_BODY_BYTES)],
  ])('that is too long is refused, and the connection closed: %s', async (_, length, body) => {
    const origin = await open();
    const text = await exchange(origin, post(`Content-Length: ${length}\r\n`, body), HIDDEN);
    expect(statusesIn(text)).toEqual([413]);
    expect(text).toContain('\r\nConnection: close\r\n');
    expect(asked).toEqual([]);
  });

  it.each(['Content-Length: 20000000\r\n', `Content-Length: ${HIDDEN.length}\r\n`])(
    'of GET ends its connection: %s',
    async (length) => {
      const origin = await open();
      for (const path of ['/miss', '/miss', '/healthz']) {
        const text = await exchange(origin, get(path, `Host: x\r\n${length}`) + HIDDEN, HIDDEN);
        expect(statusesIn(text)).toEqual([200]);
        expect(text).toContain('\r\nConnection: close\r\n');
      }
      expect(paths()).toEqual(['/miss']);
    },
  );

  it('is asked for where it is read, and only there', async () => {
    const origin = await open();
    const expects = (length: number) =>
      post(`Content-Length: ${length}\r\nExpect: 100-continue\r\nConnection: close\r\n`);
    expect(statusesIn(await exchange(origin, expects(MAX_BODY_BYTES + 1)))).toEqual([413]);
    expect(statusesIn(await exchange(origin, expects(2), '{}'))).toEqual([100, 200]);
  });

  it.each([
    ['many', 'x: y\r\n'.repeat(20_000)],
    ['long', `x: ${'y'.repeat(17_000)}\r\n`],
  ])('has trailers as short as headers: %s', async (_, trailers) => {
    const origin = await open();
    const text = await exchange(
      origin,
      post('Transfer-Encoding: chunked\r\n', `1\r\n1\r\n0\r\n${trailers}\r\n`),
    );
    expect(statusesIn(text)).toEqual([431]);
    expect(asked).toEqual([]);
  });
});

describe('the last request of a connection that is answered', () => {
  it.each([MAX_UNANSWERED, MAX_UNANSWERED + 1, 3 * MAX_UNANSWERED])(
    'says that it is: %i requests together',
    async (count) => {
      const origin = await open();
      served.respond = (_, response) => setTimeout(() => response.end('answer'), 100);
      const socket = connect(Number(new URL(origin).port), 'localhost').setEncoding('latin1');
      socket.write(get('/slow').repeat(count));
      let text = '';
      for await (const chunk of socket) {
        text += chunk;
        if (/\r\nConnection: close\r\n[\s\S]*answer$/.test(text)) break;
      }
      expect(statusesIn(text)).toEqual(Array.from({ length: MAX_UNANSWERED }, () => 200));
      expect(text.match(/^Connection: keep-alive/gm)).toHaveLength(MAX_UNANSWERED - 1);
    },
  );
});
