import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '@/tests/support/port';
import { interceptResponse } from './intercept-response';

const notice = { status: 410, headers: { 'Content-Type': 'text/plain' }, body: 'gone' };
let server: Server;
afterEach(() => server.close());

/** Sends a response as a server writes it: 404 is replaced by a notice, 203 is rewritten in capitals. */
async function answer(write: (response: ServerResponse) => void) {
  const decisions: [number, boolean][] = [];
  server = createServer((_, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    interceptResponse(response, () => {
      decisions.push([response.statusCode, response.hasHeader('x-original')]);
      if (response.statusCode === 404) return notice;
      if (response.statusCode !== 203) return undefined;
      return (body) => {
        response.setHeader('X-Rewritten', 'yes');
        return Buffer.from(body.toString().toUpperCase().slice(0, -1));
      };
    });
    write(response);
  }).listen(0);
  await once(server, 'listening');
  const response = await fetch(`http://localhost:${portOf(server)}/`);
  return { status: response.status, headers: response.headers, text: await response.text(), decisions };
}

/** Ways in which frameworks write. */
const ways: [string, (status: number) => (response: ServerResponse) => void][] = [
  [
    'at once',
    (status) => (response) => {
      response.statusCode = status;
      response.setHeader('X-Original', 'yes');
      response.setHeader('Content-Length', 'all of it'.length);
      response.end('all of it');
    },
  ],
  [
    'with writeHead',
    (status) => (response) => {
      response.writeHead(status, { 'X-Original': 'yes' }).end('all of it');
    },
  ],
  [
    'in pieces',
    (status) => (response) => {
      response.statusCode = status;
      response.setHeader('X-Original', 'yes');
      response.write('all ');
      setTimeout(() => response.end('of it'), 5);
    },
  ],
  [
    'headers first',
    (status) => (response) => {
      response.statusCode = status;
      response.setHeader('X-Original', 'yes');
      response.flushHeaders();
      setTimeout(() => response.end(Buffer.from('all of it')), 5);
    },
  ],
];

describe.each(ways)('a response that is written %s', (_, way) => {
  it('is sent as it is where it is left alone', async () => {
    const { status, headers, text, decisions } = await answer(way(200));
    expect([status, text, headers.get('x-original')]).toEqual([200, 'all of it', 'yes']);
    expect(decisions).toEqual([[200, true]]);
  });

  it('is replaced whole by a notice, its headers but those of security included', async () => {
    const { status, headers, text, decisions } = await answer(way(404));
    expect([status, text]).toEqual([410, 'gone']);
    expect(headers.get('x-original')).toBeNull();
    expect(headers.get('content-type')).toBe('text/plain');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(decisions).toEqual([[404, true]]);
  });

  it('is sent with its body rewritten and its headers kept', async () => {
    const { status, headers, text, decisions } = await answer(way(203));
    expect([status, text, headers.get('content-length')]).toEqual([203, 'ALL OF I', '8']);
    expect([headers.get('x-original'), headers.get('x-rewritten')]).toEqual(['yes', 'yes']);
    expect(decisions).toEqual([[203, true]]);
  });
});

it.each([404, 203])('a writer in chunks needs no drain, and its callback runs: %i', async (status) => {
  let more: boolean | undefined;
  let done = false;
  await answer((response) => {
    response.statusCode = status;
    more = response.write('piece');
    response.end(() => {
      done = true;
    });
  });
  expect(more).toBe(true);
  await expect.poll(() => done).toBe(true);
});

it('chunks in other encodings are decoded', async () => {
  const { text } = await answer((response) => {
    response.statusCode = 203;
    response.setHeader('X-Original', 'yes');
    response.write(Buffer.from('all '));
    response.end('6f66206974', 'hex');
  });
  expect(text).toBe('ALL OF I');
});
