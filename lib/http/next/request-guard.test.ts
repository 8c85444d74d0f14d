import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '@/tests/support/port';
import { guard, installRequestGuard } from './request-guard';

/** Answers like the framework: /page and /moved are known, everything else is 404; says which method it saw. */
function router({ method, url }: IncomingMessage, response: ServerResponse): void {
  if (url === '/empty') {
    // A page that finds nothing to show: HTML in pieces, headers first.
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.flushHeaders();
    response.write('<p>');
    response.end('nothing here</p>');
    return;
  }
  if (url === '/failed') {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<html id="__next_error__">');
    return;
  }
  const path = url?.split('?')[0] ?? '';
  response.statusCode = path === '/page' || path.startsWith('/api/') ? 200 : path === '/moved' ? 308 : 404;
  response.setHeader('X-Saw', `${method} ${url}`);
  if (path === '/moved') response.setHeader('Location', '/page');
  response.end(method === 'HEAD' ? undefined : 'body of the router');
}

let server: Server;

beforeEach(async () => {
  server = createServer((incoming, response) => {
    guard(incoming, response);
    router(incoming, response);
  }).listen(0);
  await once(server, 'listening');
});

afterEach(() => {
  server.close();
});

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const outgoing = request({ port: portOf(server), method, path, headers }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, headers: response.headers, body };
}

describe('guard', () => {
  it('leaves GET and HEAD of a page alone', async () => {
    const get = await send('GET', '/page?a=1');
    expect(get).toMatchObject({ status: 200, body: 'body of the router' });
    expect(get.headers['x-saw']).toBe('GET /page?a=1');
    expect((await send('HEAD', '/page')).headers['x-saw']).toBe('HEAD /page');
  });

  it.each([
    [
      '/calculators/nursing-roi?utm=1&degree=BSN&state=ohio',
      '/calculators/nursing-roi?state=ohio&degree=BSN',
    ],
    ['/states/ohio?b=1&a=2', '/states/ohio?b=1&a=2'],
    ['/calculators/nursing-roi?_rsc=1&degree=BSN', '/calculators/nursing-roi?_rsc=1&degree=BSN'],
    ['/api/x?b=1&a=2', '/api/x?b=1&a=2'],
  ])('asks Next for the canonical query of a page that reads it: %s', async (target, seen) => {
    expect((await send('GET', target)).headers['x-saw']).toBe(`GET ${seen}`);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PROPFIND', 'TRACE'])('refuses %s to a page', async (method) => {
    const { status, headers, body } = await send(method, '/page');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers['x-saw']).toBeUndefined();
    expect(body).toContain('# Method not allowed');
  });

  it('answers OPTIONS of a page', async () => {
    const { status, headers, body } = await send('OPTIONS', '/page');
    expect(status).toBe(204);
    expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(body).toBe('');
  });

  it('answers every method with 404 where nothing is, in the form that the client prefers', async () => {
    expect(await send('POST', '/nope')).toMatchObject({ status: 404 });
    const { status, body } = await send('DELETE', '/nope', { Accept: 'text/html' });
    expect(status).toBe(404);
    expect(body).toContain('<h1>Page not found</h1>');
  });

  it('sends a notice in place of a 404 that the framework rendered', async () => {
    const markdown = await send('GET', '/empty');
    expect(markdown.status).toBe(404);
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.body).toMatch(/^# Page not found\n/);
    expect((await send('HEAD', '/empty')).headers['content-type']).toBe('text/markdown; charset=utf-8');
    const html = await send('GET', '/empty', { Accept: 'text/html' });
    expect(html.status).toBe(404);
    expect(html.body).toContain('<h1>Page not found</h1>');
    expect((await send('GET', '/nope')).body).toBe('body of the router');
  });

  it('sends a notice in place of the empty shell of a page that failed', async () => {
    const html = await send('GET', '/failed', { Accept: 'text/html' });
    expect(html.status).toBe(500);
    expect(html.headers['cache-control']).toBe('no-store');
    expect(html.body).toContain('<h1>Something went wrong</h1>');
    expect((await send('GET', '/failed')).body).toMatch(/^# Something went wrong\n/);
  });

  it('refuses as a page does what leads to a page, and says nothing of the way', async () => {
    for (const [method, status] of [
      ['POST', 405],
      ['DELETE', 405],
      ['OPTIONS', 204],
    ] as const) {
      const moved = await send(method, '/moved');
      expect(moved.status).toBe(status);
      expect(moved.headers.location).toBeUndefined();
    }
    expect((await send('GET', '/moved')).headers.location).toBe('/page');
    expect((await send('POST', '/failed')).status).toBe(500);
  });

  it('hands the methods of the API on, and the ones that cannot be carried as one that is refused', async () => {
    expect((await send('POST', '/api/mcp')).headers['x-saw']).toBe('POST /api/mcp');
    expect((await send('OPTIONS', '/api/mcp')).headers['x-saw']).toBe('OPTIONS /api/mcp');
    expect((await send('TRACE', '/api/mcp')).headers['x-saw']).toBe('PATCH /api/mcp');
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await send(method, '/api/x')).headers['x-saw']).toBe(`${method} /api/x`);
    }
    expect((await send('PROPFIND', '/api')).headers['x-saw']).toBe('PATCH /api');
    expect((await send('TRACE', '/page/api/x')).headers['x-saw']).toBeUndefined();
    expect((await send('POST', '/apiary')).status).toBe(404);
  });
});

it('once installed, every server of the process is guarded', async () => {
  installRequestGuard();
  const plain = createServer(router).listen(0);
  await once(plain, 'listening');
  const guarded = server;
  server = plain;
  expect((await send('POST', '/page')).status).toBe(405);
  expect((await send('GET', '/page')).status).toBe(200);
  plain.close();
  server = guarded;
});
