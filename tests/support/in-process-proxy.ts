import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { assemble } from '@/server/assemble';
import { connectUpstream, type Upstream } from '@/server/listen/upstream';
import { readSettings } from '@/server/settings';
import { portOf } from './port';

const UPSTREAM_TIMEOUT_MS = 3_000;

/** A reverse proxy in this process, and an application behind it that answers as a test says. */
export interface InProcessProxy {
  /** Requests that reached the application. */
  readonly asked: IncomingMessage[];
  respond: (request: IncomingMessage, response: ServerResponse) => void;
  proxy: ReturnType<typeof assemble>;
  /** Starts the proxy. @returns its origin. */
  open(environment?: Readonly<Record<string, string>>): Promise<string>;
}

/** Sets up a proxy for each test of a file, and closes it after. */
export function inProcessProxy(): InProcessProxy {
  let application: Server;
  let upstream: Upstream;
  const state = {
    asked: [] as IncomingMessage[],
    async open(environment = {}) {
      const supervisor = { isUp: () => true, isReady: () => true, restarts: () => 0 };
      state.proxy = assemble(readSettings(environment), supervisor, upstream, pino({ level: 'silent' }));
      const { server } = state.proxy.proxy;
      server.listen(0);
      await once(server, 'listening');
      return `http://localhost:${portOf(server)}`;
    },
  } as InProcessProxy;

  beforeEach(async () => {
    state.asked.length = 0;
    state.respond = (_, response) =>
      response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end('answer');
    application = createServer((request, response) => {
      state.asked.push(request);
      state.respond(request, response);
    }).listen(0);
    await once(application, 'listening');
    upstream = connectUpstream(() => `http://localhost:${portOf(application)}`, UPSTREAM_TIMEOUT_MS);
  });

  afterEach(async () => {
    const { proxy, close } = state.proxy;
    proxy.server.closeAllConnections();
    proxy.server.close();
    close();
    await upstream.close();
    application.closeAllConnections();
    application.close();
  });
  return state;
}
