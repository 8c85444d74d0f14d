import { describe, expect, it } from 'vitest';
import { internalError, methodNotAllowed } from './errors';
import { errorResponse, jsonResponse } from './json';

const url = 'http://localhost:3000/api/agent/v1';
const body = { name: 'Zoë', list: [1, 2] };
const text = '{"name":"Zoë","list":[1,2]}';
const service =
  '<http://localhost:3000/api/agent/v1/openapi.json>; rel="service-desc"; type="application/json", ' +
  '<http://localhost:3000/developers>; rel="service-doc"; type="text/html"';
const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Allow, ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
};

describe('jsonResponse', () => {
  it('is compact JSON with all that a cache and a client need', async () => {
    const response = jsonResponse(new Request(url), { body });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...cors,
      'cache-control': 'public, max-age=86400',
      'content-type': 'application/json',
      link: service,
      'no-vary-search': 'params',
      'x-cache-key': '/api/agent/v1',
    });
  });

  it('names the canonical query, which the query of the request may spell otherwise', () => {
    const spelled = new Request(`${url}?b=2&a=1&utm=1`);
    const key = (query?: string) =>
      jsonResponse(spelled, { body, ...(query && { query }) }).headers.get('x-cache-key');
    expect([key('a=1&b=2'), key()]).toEqual(['/api/agent/v1?a=1&b=2', '/api/agent/v1']);
  });

  it('adds the links of the answer to those of the service', () => {
    const links = [{ href: 'http://localhost:3000/x?a=1&b=2', rel: 'alternate', type: 'text/html' }] as const;
    expect(jsonResponse(new Request(url), { body, links }).headers.get('link')).toBe(
      `${service}, <http://localhost:3000/x?a=1&b=2>; rel="alternate"; type="text/html"`,
    );
  });
});

describe('errorResponse', () => {
  it('is not to be kept, and carries the headers of the error', async () => {
    const response = errorResponse(methodNotAllowed('GET'));
    const written = JSON.stringify(methodNotAllowed('GET').body());
    expect(response.status).toBe(405);
    expect(await response.text()).toBe(written);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...cors,
      allow: 'GET',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(written)),
      'content-type': 'application/json',
      link: service,
    });
  });

  it('has no other headers where the error has none', () => {
    expect([...errorResponse(internalError()).headers.keys()]).not.toContain('allow');
  });
});
