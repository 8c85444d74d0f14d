import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '@/tests/support/port';
import { ParseTurns } from './parse-turns';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

let mostUnparsed = 0;
const turns = new ParseTurns({
  isIgnored: ({ destroyed }) => destroyed,
  clientOf: ({ remotePort }) => String(remotePort),
  lastRequest: () => undefined,
  countUnparsed: (_, bytes) => {
    mostUnparsed = Math.max(mostUnparsed, bytes);
  },
});

function serve(socket: Socket): void {
  turns.noteAccepted();
  turns.add(socket);
}

const tiny = 'GET / HTTP/1.1\r\nHost:\r\n\r\n';

describe('a connection that is parsed in turns', () => {
  it('is not parsed any more once it was ended', async () => {
    let requests = 0;
    server = createServer(({ socket }) => {
      requests += 1;
      socket.destroy();
    }).on('connection', serve);
    await once(server.listen(0), 'listening');
    const socket = connect(portOf(server), 'localhost').on('error', () => {});
    socket.resume().write(tiny.repeat(2_400));
    await once(socket, 'close');
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThan(50);
  });

  it('answers every request of a client that reads late, though answers wait meanwhile', async () => {
    const body = Buffer.alloc(100_000, 'x');
    const bodies: number[] = [];
    server = createServer(async (request, response) => {
      let bytes = 0;
      for await (const chunk of request) bytes += chunk.length;
      bodies.push(bytes);
      response.end(body);
    }).on('connection', serve);
    await once(server.listen(0), 'listening');
    const count = 200;
    const post = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n${'y'.repeat(900)}`;
    const socket = connect(portOf(server), 'localhost');
    socket.pause().write(post.repeat(count) + tiny);
    await new Promise((resolve) => setTimeout(resolve, 200));
    let read = 0;
    socket.on('data', (chunk) => {
      read += chunk.length;
    });
    socket.resume();
    while (read < (count + 1) * body.length) await once(socket, 'data');
    expect(bodies.toSorted()).toEqual([0, ...Array.from({ length: count }, () => 900)]);
  });

  it('is not read while earlier bytes of it wait, though a body is wanted', async () => {
    let bodies = 0;
    server = createServer(async (request, response) => {
      for await (const _ of request);
      bodies += 1;
      response.end();
    }).on('connection', serve);
    await once(server.listen(0), 'listening');
    mostUnparsed = 0;
    const body = 'y'.repeat(60_000);
    const post = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const clients = Array.from({ length: 20 }, () => connect(portOf(server), 'localhost').resume());
    for (const client of clients) for (let turn = 0; turn < 20; turn += 1) client.write(post);
    while (bodies < 400) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const client of clients) client.destroy();
    expect(mostUnparsed).toBeGreaterThan(0);
    expect(mostUnparsed).toBeLessThanOrEqual(64 * 1024);
  });

  it.each([
    { when: 'at once', isPutOff: false },
    { when: 'in promises', isPutOff: true },
  ])('does not wait for others that have much to parse and are answered $when', async ({ isPutOff }) => {
    const began: string[] = [];
    server = createServer(async ({ url = '' }, response) => {
      if (isPutOff) await Promise.resolve();
      began.push(url);
      const end = performance.now() + 1;
      while (performance.now() < end);
      response.end('answer');
    }).on('connection', serve);
    await once(server.listen(0), 'listening');
    const busy = Array.from({ length: 20 }, () => connect(portOf(server), 'localhost').resume());
    await Promise.all(busy.map((socket) => once(socket, 'connect')));
    for (const socket of busy) socket.write('GET /busy HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
    while (began.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const other = connect(portOf(server), 'localhost');
    other.write('GET /other HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(other, 'data');
    expect(began.length).toBeLessThan(600);
  });

  it.each([
    { others: 'others that connect', isServed: true },
    { others: 'connections that are refused, or that others have reset', isServed: false },
  ])('leaves as much time to $others', async ({ isServed }) => {
    let answered = 0;
    let accepted = 0;
    server = createServer((_, response) => {
      answered += 1;
      const end = performance.now() + 1;
      while (performance.now() < end);
      response.end('answer');
    }).on('connection', (socket) => {
      accepted += 1;
      if (isServed || accepted === 1) {
        serve(socket);
        return;
      }
      turns.noteAccepted();
      socket.destroy();
    });
    await once(server.listen(0), 'listening');
    const busy = connect(portOf(server), 'localhost').resume();
    busy.write('GET /busy HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
    while (answered === 0) await new Promise((resolve) => setImmediate(resolve));
    const others = Array.from({ length: 300 }, () =>
      connect(portOf(server), 'localhost').on('error', () => {}),
    );
    while (accepted <= others.length) await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBeLessThan(others.length);
    for (const socket of [busy, ...others]) socket.destroy();
  });
});
