import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '@/tests/support/port';
import { rewriteBody } from './rewrite-body';

let server: Server;
afterEach(() => server.close());

/** What a client gets from a server that writes a response in some way; bodies of status 200 are sent in capitals. */
async function answer(write: (response: ServerResponse) => void) {
  let asked = 0;
  server = createServer((_, response) => {
    rewriteBody(
      response,
      () => {
        asked += 1;
        return response.statusCode === 200;
      },
      (body) => {
        response.removeHeader('content-length');
        response.setHeader('X-Rewritten', 'yes');
        return Buffer.from(body.toString().toUpperCase());
      },
    );
    write(response);
  }).listen(0);
  await once(server, 'listening');
  const response = await fetch(`http://localhost:${portOf(server)}/`);
  return { status: response.status, headers: response.headers, text: await response.text(), asked };
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
      setTimeout(() => response.end(Buffer.from('of it')), 5);
    },
  ],
  [
    'headers first',
    (status) => (response) => {
      response.statusCode = status;
      response.setHeader('X-Original', 'yes');
      response.flushHeaders();
      response.write(Buffer.from('616c6c20', 'hex'));
      setTimeout(() => response.end('6f66206974', 'hex'), 5);
    },
  ],
];

describe.each(ways)('a response that is written %s', (_, way) => {
  it('goes out with its body rewritten and its headers kept', async () => {
    const { status, headers, text, asked } = await answer(way(200));
    expect([status, text, asked]).toEqual([200, 'ALL OF IT', 1]);
    expect([headers.get('x-original'), headers.get('x-rewritten')]).toEqual(['yes', 'yes']);
  });

  it('goes out as it comes where that does not apply', async () => {
    const { status, headers, text, asked } = await answer(way(404));
    expect([status, text, asked]).toEqual([404, 'all of it', 1]);
    expect(headers.get('x-rewritten')).toBeNull();
  });
});

it('tells a writer in pieces to go on, for nothing waits to drain, and when all is sent', async () => {
  let more: boolean | undefined;
  let done = false;
  await answer((response) => {
    more = response.write('piece');
    response.end(() => {
      done = true;
    });
  });
  expect(more).toBe(true);
  await expect.poll(() => done).toBe(true);
});
