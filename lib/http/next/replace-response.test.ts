import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '@/tests/support/port';
import { replaceResponse } from './replace-response';

const notice = { status: 410, headers: { 'Content-Type': 'text/plain' }, body: 'gone' };
let server: Server;
afterEach(() => server.close());

/** What a client gets from a server that writes a response in some way, replaced where it is 404. */
async function answer(write: (response: ServerResponse) => void) {
  const decisions: number[] = [];
  server = createServer((_, response) => {
    replaceResponse(response, () => {
      decisions.push(response.statusCode);
      return response.statusCode === 404 ? notice : undefined;
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
  it('goes out as it is where nothing replaces it', async () => {
    const { status, headers, text, decisions } = await answer(way(200));
    expect(status).toBe(200);
    expect(text).toBe('all of it');
    expect(headers.get('x-original')).toBe('yes');
    expect(decisions).toEqual([200]);
  });

  it('gives way to a notice whole, headers included', async () => {
    const { status, headers, text, decisions } = await answer(way(404));
    expect(status).toBe(410);
    expect(text).toBe('gone');
    expect(headers.get('x-original')).toBeNull();
    expect(headers.get('content-type')).toBe('text/plain');
    expect(decisions).toEqual([404]);
  });
});

it('tells a writer in pieces to go on, for nothing waits to drain', async () => {
  let more: boolean | undefined;
  await answer((response) => {
    response.statusCode = 404;
    more = response.write('piece');
    response.end();
  });
  expect(more).toBe(true);
});
