import { describe, expect, inject, it } from 'vitest';
import { securityHeaders } from '@/lib/http/responses/security-headers';
import { rawRequest } from '../support/raw-http';

const HTML = { Accept: 'text/html' };

/** Every kind of response: what it is, how it is asked for, and its status. */
const responses = [
  ['a page', 'GET', '/about', HTML, 200],
  ['a page rendered on request', 'GET', '/programs?state=ohio', HTML, 200],
  ['a page in Markdown', 'GET', '/about', { Accept: 'text/markdown' }, 200],
  ['an answer of the API', 'GET', '/api/agent/v1/calculators', {}, 200],
  ['an error of the API', 'GET', '/api/agent/v1/calculators/none', {}, 404],
  ['an unknown address', 'GET', '/nope', HTML, 404],
  ['the same in Markdown', 'GET', '/nope', {}, 404],
  ['a method that is not allowed', 'DELETE', '/about', HTML, 405],
  ['a download', 'GET', '/data/nclex-pass-rates.csv', {}, 200],
  ['a text', 'GET', '/llms.txt', {}, 200],
  ['a redirect', 'GET', '/programs/204796', HTML, 308],
  ['a refusal of the tool', 'GET', '/api/mcp', {}, 405],
] as const;

describe('headers for browsers', () => {
  it.each(responses)('are on %s', async (_, method, address, headers, status) => {
    const response = await rawRequest(inject('baseUrl'), method, address, headers);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(response.headers.get(name.toLowerCase()), name).toBe(value);
    }
    expect(response.headers.get('set-cookie')).toBeUndefined();
  });
});
