/** The API on Hono and its server for Node; zod reads the queries, as it does everywhere. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { jsonResponse } from '@/lib/http/responses/json';
import { address, resources } from './resources';

const app = new Hono();

for (const [path, resource] of resources) {
  app.get(path, ({ req }) => jsonResponse(req.raw, resource(new URL(req.url).searchParams)));
}

serve({ fetch: app.fetch, ...address });
