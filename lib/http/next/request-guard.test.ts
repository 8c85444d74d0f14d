import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { portOf } from '@/tests/support/port';
import { guard, installRequestGuard } from './request-guard';
import { installStaticMarkup, keepContent } from './static-markup';

/** What is filled in where no pay is given: what a quarter of all who work in Ohio earn less than. */
const usualPay = loadData().wage('ohio', '00-0000').p25_annual;

/** Answers like Next: /page and /moved are known, everything else is 404; says which request it saw. */
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
  if (path.startsWith('/programs/')) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    // Requests are rendered in turns, so each has to find its own content.
    setImmediate(() => {
      const content = globalThis.renderStaticMarkup?.(path);
      setImmediate(() => response.end(`<body>${content}</body>`));
    });
    return;
  }
  response.statusCode = path === '/page' || path.startsWith('/api/') ? 200 : path === '/moved' ? 308 : 404;
  response.setHeader('X-Saw', `${method} ${url}`);
  response.setHeader('Vary', ['rsc, next-router-state-tree', 'Accept']);
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
      `/calculators/nursing-roi?state=ohio&degree=BSN&current_income=${usualPay}`,
    ],
    ['/states/ohio?b=1&a=2', '/states/ohio?b=1&a=2'],
    [
      '/calculators/nursing-roi?_rsc=1&state=ohio&degree=BSN',
      `/calculators/nursing-roi?state=ohio&degree=BSN&current_income=${usualPay}`,
    ],
    ['/api/x?b=1&a=2', '/api/x?b=1&a=2'],
  ])('asks Next for the canonical query of a page that reads it: %s', async (target, seen) => {
    expect((await send('GET', target)).headers['x-saw']).toBe(`GET ${seen}`);
  });

  it('sends a notice in place of a 404 that the framework rendered', async () => {
    const markdown = await send('GET', '/empty');
    expect(markdown.status).toBe(404);
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.body).toMatch(/^# We can’t find that page\n/);
    expect((await send('HEAD', '/empty')).headers['content-type']).toBe('text/markdown; charset=utf-8');
    const html = await send('GET', '/empty', { Accept: 'text/html' });
    expect(html.status).toBe(404);
    expect(html.body).toContain('<h1>We can’t find that page</h1>');
    expect((await send('GET', '/nope')).body).toBe('body of the router');
  });

  it('sends a notice in place of the empty shell of a page that failed', async () => {
    const html = await send('GET', '/failed', { Accept: 'text/html' });
    expect(html.status).toBe(500);
    expect(html.headers['cache-control']).toBe('no-store');
    expect(html.body).toContain('<h1>Something went wrong</h1>');
    expect((await send('GET', '/failed')).body).toMatch(/^# Something went wrong\n/);
  });

  it('sends API answers as they are, but for a short Vary', async () => {
    const { headers, body } = await send('POST', '/api/x', { rsc: '1' });
    expect([headers['x-saw'], headers['vary'], body]).toEqual([
      'POST /api/x',
      'Accept',
      'body of the router',
    ]);
    expect((await send('GET', '/api')).headers['vary']).toBe('Accept');
  });

  it('sends every response with the security headers', async () => {
    for (const path of ['/page', '/api/x', '/empty', '/failed']) {
      expect((await send('GET', path)).headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('puts the content of a page into the document that Next wrote, of each request its own', async () => {
    await installStaticMarkup();
    const targets = ['/programs/a', '/programs/$$', '/programs/b/bsn'];
    const contents = await Promise.all(targets.map(async (target) => (await send('GET', target)).body));
    globalThis.renderStaticMarkup = undefined;
    expect(contents).toEqual(targets.map((target) => `<body>${target}</body>`));
  });

  it('sends no page whose content was not rendered', () => {
    expect(() => keepContent()('<body><page-content></page-content></body>')).toThrow('missing');
    expect(keepContent()('<body>Not found</body>')).toBe('<body>Not found</body>');
  });

  it('answers HEAD of a page that is rewritten with the headers of GET', async () => {
    const { headers, body } = await send('HEAD', '/calculators/nursing-roi');
    expect([headers['x-saw'], body]).toEqual(['GET /calculators/nursing-roi', '']);
  });
});

it('once installed, every server of the process is guarded', async () => {
  installRequestGuard();
  const plain = createServer(router).listen(0);
  await once(plain, 'listening');
  const guarded = server;
  server = plain;
  const { status, headers } = await send('GET', '/page');
  expect([status, headers['x-frame-options']]).toEqual([200, 'DENY']);
  expect(plain.keepAliveTimeout).toBe(65_000);
  plain.close();
  server = guarded;
});
