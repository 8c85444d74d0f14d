import { METHODS } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import { rawRequest } from '../support/raw-http';

const pages = [
  '/',
  '/calculators',
  '/calculators/nursing-roi?state=ohio&degree=BSN',
  '/states/ohio',
  '/developers',
];

/** Redirects. */
const redirects = ['/programs/any-name-204796', '/states/ohio/', '/programs/204796'];

/** Other spellings of pages, as clients send them that do not normalize. */
const spellings = ['/x/../about', '/%61bout', '/states/./ohio', '/%2e%2e/about'];

describe.each([...pages, ...redirects, ...spellings])('%s', (path) => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'])(
    'answers %s with 405 and Allow, in Markdown',
    async (method) => {
      const { status, headers, body } = await rawRequest(inject('baseUrl'), method, path, {
        'Next-Action': 'x',
      });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(body).toContain('# Method not allowed');
    },
  );

  it('answers OPTIONS with 204 and Allow', async () => {
    const { status, headers } = await rawRequest(inject('baseUrl'), 'OPTIONS', path);
    expect(status).toBe(204);
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});

describe.each([...pages, ...spellings])('%s', (path) => {
  it('does not echo a Host that the client made up', async () => {
    const claims = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    const { status, headers, body } = await rawRequest(inject('baseUrl'), 'GET', path, claims);
    expect(status).toBe(200);
    expect(JSON.stringify([...headers]) + body).not.toContain('evil.example');
  });
});

/** Methods that a client can send as text; CONNECT asks for a tunnel. */
const others = METHODS.filter((method) => !['GET', 'HEAD', 'OPTIONS', 'CONNECT'].includes(method));

it.each([
  ['/llms.txt', 405],
  ['/data/README.md', 405],
  ['/programs/any-name-204796', 405],
  ['/nope', 404],
  ['/404', 404],
  ['/a[b]', 404],
  ['/%E0%A4%A', 404],
])('%s answers every other method with %i', async (target, expected) => {
  const found = await Promise.all(
    others.map(async (method) => [method, (await rawRequest(inject('baseUrl'), method, target)).status]),
  );
  expect(found).toEqual(others.map((method) => [method, expected]));
});
