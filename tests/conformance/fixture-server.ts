import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { mcpEndpoint } from '@/lib/mcp/endpoint';
import { freePort } from '../../scripts/server-process';
import { fixtureServer } from './fixture-tools';

/** Serves the fixture tools through the service's own endpoint. Returns its address and how to end it. */
export async function startFixtureServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const fetch = mcpEndpoint({
    createServer: fixtureServer,
    access: { origins: [url], hostnames: [] },
  });
  const server = serve({ fetch, port });
  if (!server.listening) await once(server, 'listening');
  return {
    url: `${url}/mcp`,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
