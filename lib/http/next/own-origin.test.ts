import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { identity } from '@/lib/site/identity';
import { ownOrigin, rememberServer } from './own-origin';

const servers: Server[] = [];

function listening(host?: string): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer((_, response) => response.end('here')).listen({ port: 0, host }, () =>
      resolve(server),
    );
    servers.push(server);
  });
}

afterEach(() => {
  globalThis.answeringServer = undefined;
  for (const server of servers.splice(0)) server.close();
});

it('is the configured origin without a socket', () => {
  expect(ownOrigin()).toBe(identity().baseUrl);
  rememberServer(createServer());
  expect(ownOrigin()).toBe(identity().baseUrl);
});

it.each([undefined, '127.0.0.1', '::1', '0.0.0.0'])('reaches a server that listens on %s', async (host) => {
  rememberServer(await listening(host));
  expect(await (await fetch(ownOrigin())).text()).toBe('here');
});
