import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { portOf } from '@/tests/support/port';
import { closeGracefully } from './shutdown';

/** Connects and asks, and says what came back. */
async function ask(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return text(socket).then(
    (answer) => answer.split('\r\n')[0] ?? '',
    (error: NodeJS.ErrnoException) => error.code ?? 'error',
  );
}

it('answers those whose connections the system has made and the server has not accepted yet', async () => {
  const server = createServer((_, response) => response.end('answer')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const answers = Array.from({ length: 40 }, () => ask(port));
  // The connections are made before the loop has its next turn, in which the server could take them.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  await closeGracefully(server, 5_000, async () => {});
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
  expect(server.listening).toBe(false);
});

it('answers what has arrived on an idle connection by the time that it closes', async () => {
  const server = createServer((_, response) => response.end('answer')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  const askLate = () => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const end = performance.now() + 200;
    while (performance.now() < end);
  };
  // Just before the second is over, and busy until after it: timers come before anything is read then.
  setTimeout(() => setImmediate(askLate), 900);
  const answer = text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? 'error');
  await closeGracefully(server, 5_000, async () => {});
  expect(await answer).toContain('200 OK');
});

it('ends what is still under way when the time is over', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = ask(portOf(server));
  await once(server, 'request');
  await closeGracefully(server, 200, async () => {});
  expect(await answer).not.toContain('200');
});

it('lets what is still under way be answered with an error before', async () => {
  const under: ServerResponse[] = [];
  const server = createServer((_, response) => under.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = ask(portOf(server));
  await once(server, 'request');
  const began = Date.now();
  await closeGracefully(server, 1_500, async () => {
    for (const response of under) response.writeHead(503).end();
  });
  expect(await answer).toContain('503');
  expect(Date.now() - began).toBeLessThan(2_500);
});
