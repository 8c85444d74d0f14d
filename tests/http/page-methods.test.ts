import { describe, expect, inject, it } from 'vitest';
import { rawRequest } from '../support/raw-http';

const pages = [
  '/',
  '/calculators',
  '/calculators/nursing-roi?state=ohio&degree=BSN',
  '/states/ohio',
  '/developers',
];

/** Addresses that lead to another one: what changes nothing there changes nothing here either. */
const redirects = ['/programs/any-name-204796', '/states/ohio/', '/programs/204796'];

/** Other spellings of pages, as clients may send them that mend nothing. */
const spellings = ['/x/../about', '/%61bout', '/states/./ohio', '/%2e%2e/about#a'];

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
