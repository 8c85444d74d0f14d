import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { siteBuild } from '../../scripts/site-build';
import { rawRequest } from '../support/raw-http';

const unknown = [
  '/nope',
  '/nope.html',
  '/states/atlantis',
  '/calculators/nope',
  '/salaries/nope',
  '/methodology/nope',
  '/states/ohio/more',
  '/a/b/c/d',
  '/api',
  '/api/nope',
  '/api/agent',
  '/api/agent/v1/nope',
  '/api/agent/v2',
  '/api/agent/v1/calculators/nursing-roi/more',
  '/_next',
  '/_next/nope',
  '/_next/static/nope.js',
  '/_next/image?url=x',
  '/_next/data/build/nope.json',
  '/404',
  '/500',
  '/_error',
  '/_not-found',
  '/.env',
  '/wp-login.php',
  '/%00',
  '/%',
  '/%E0%A4%A',
  '/%ED%A0%80',
  '/__proto__',
  '/constructor',
  '/..%2f..%2fetc%2fpasswd',
  `/${'x'.repeat(5000)}`,
];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Signs of a framework's own error page or of a stack trace. */
const LEAKS = /\bat .+:\d+:\d+|node_modules|\.next\/|Internal Server Error|__next|<script/;

describe.each(unknown)('%s', (path) => {
  it.each(methods)('is 404 in Markdown for %s, with the three pointers', async (method) => {
    const { status, headers, body } = await rawRequest(inject('baseUrl'), method, path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('vary')).toContain('Accept');
    expect(headers.get('cache-control')).toBe('no-store');
    for (const pointer of ['/sitemap.xml', '/llms.txt', '/agents.md'])
      expect(body).toContain(inject('baseUrl') + pointer);
    expect(body).not.toMatch(LEAKS);
  });

  it('is 404 without a body for HEAD', async () => {
    const { status, body } = await rawRequest(inject('baseUrl'), 'HEAD', path);
    expect(status).toBe(404);
    expect(body).toBe('');
  });
});

describe('the form of a 404', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'text/html'],
    ['text/html', 'text/html'],
    ['text/html, */*', 'text/html'],
    ['text/markdown;q=0.5, text/html', 'text/html'],
    ['text/markdown;q=0, text/html;q=0.1', 'text/html'],
    ['text/html;q=0.5, text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/markdown;q=0, */*', 'text/html'],
    ['*/*', 'text/markdown'],
    ['text/*', 'text/markdown'],
    ['application/json', 'text/markdown'],
    ['text/html;q=0', 'text/markdown'],
    ['application/xhtml+xml, text/htmlx, x-text/html', 'text/markdown'],
    [';;;,,,/,"', 'text/markdown'],
    ['', 'text/markdown'],
  ])('for Accept: %s is %s', async (Accept, type) => {
    for (const path of ['/nope', '/calculators/nope']) {
      const { status, headers, body } = await rawRequest(inject('baseUrl'), 'GET', path, { Accept });
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(body).toContain(
        type === 'text/html' ? '<h1>We can’t find that page</h1>' : '# We can’t find that page',
      );
      expect(body).toContain('/llms.txt');
    }
  });
});

describe('a path that cannot be decoded, below the calculators', () => {
  it.each(['%E0%A4%A', '%', '%zz', 'a%', '%C3%28', '%ED%A0%80'])('%s names no calculator', async (id) => {
    const { status, headers, body } = await rawRequest(
      inject('baseUrl'),
      'GET',
      `/api/agent/v1/calculators/${id}`,
    );
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/json');
    expect(body).toContain('unknown_calculator');
    expect(body).not.toMatch(LEAKS);
  });
});

describe('other odd requests', () => {
  it.each([
    ['GET', 'http://evil.example/nope'],
    ['GET', '//evil.example/nope'],
    ['GET', '/nope\\..\\..'],
    ['GET', '/nope/'],
    ['OPTIONS', '*'],
    ['FOO', '/'],
    ['GET', '/é'],
    ['GET', `/?${'x'.repeat(20_000)}`],
  ])('%s %s neither fails nor redirects to another origin', async (method, target) => {
    const { status, headers, body } = await rawRequest(inject('baseUrl'), method, target);
    expect(status).toBeLessThan(500);
    expect(headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    expect(body).not.toMatch(LEAKS);
  });
});

it('a page rendered on request leaves no file in the build, whatever its name', async () => {
  const name = 'made-up-name-for-this-test';
  for (const address of [`/programs/${name}`, `/nclex-pass-rates/${name}`]) {
    expect((await rawRequest(inject('baseUrl'), 'GET', address, { Accept: 'text/html' })).status).toBe(404);
  }
  const written = readdirSync(path.join(siteBuild, 'server', 'app'), { recursive: true, encoding: 'utf8' });
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((file) => file.includes(name))).toEqual([]);
});

describe('what Next reserves', () => {
  it.each([
    '/_next/image?url=%2Fapple-icon.png&w=64&q=75',
    '/_next/imageX?url=%2Fapple-icon.png&w=64&q=75',
    '/x/../_next/image?url=%2Fapple-icon.png&w=64&q=75',
    '/_next/image%2f?url=%2Fapple-icon.png&w=64&q=75',
    '/_next/image.md?url=%2Fapple-icon.png&w=64&q=75',
    '/_next/data/x.json',
    '/about.rsc',
    '/programs/zzz.rsc',
    '/calculators/nope.rsc',
    '/..md',
    '/x/...md',
    '/programs/...md',
  ])('%s is an unknown URL, which no cache stores', async (target) => {
    const { status, headers } = await rawRequest(inject('baseUrl'), 'GET', target);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('no-vary-search')).toBeUndefined();
  });

  it.each(['garbage', '%5B%22x%22%5D', 'null', '%E0%A4%A'])(
    'a state of its router is ignored: %s',
    async (state) => {
      const claims = { RSC: '1', 'Next-Router-State-Tree': state };
      for (const target of ['/calculators/nursing-roi', '/calculators/nursing-roi?_rsc=1', '/about']) {
        const { status, body } = await rawRequest(inject('baseUrl'), 'GET', target, claims);
        expect(status).toBeLessThan(400);
        expect(body).not.toContain('Internal Server Error');
      }
    },
  );
});
