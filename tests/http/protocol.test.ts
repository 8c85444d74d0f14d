import { describe, expect, inject, it } from 'vitest';
import { call, errorOf } from '../support/api';
import { rawRequest } from '../support/raw-http';

const addresses = [
  '/api/agent/v1',
  '/api/agent/v1/calculators',
  '/api/agent/v1/openapi.json',
  '/api/agent/v1/calculators/nursing-roi?state=ohio&degree=BSN',
];
const refusing = '/api/agent/v1/calculators/nursing-roi?state=ohio';

describe.each(addresses)('%s', (path) => {
  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await call(path);
    const head = await call(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    const kept = ['etag', 'link', 'cache-control', 'content-type', 'access-control-allow-origin'];
    for (const name of kept) expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  it('has a strong entity tag that stays the same', async () => {
    const { headers } = await call(path);
    expect(headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
    expect((await call(path)).headers.get('etag')).toBe(headers.get('etag'));
  });

  it('sends other bytes under another tag to a client that accepts a content coding', async () => {
    const plain = await rawRequest(inject('baseUrl'), 'GET', path);
    const gzip = await rawRequest(inject('baseUrl'), 'GET', path, { 'Accept-Encoding': 'gzip' });
    expect([plain.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual([
      undefined,
      'gzip',
    ]);
    expect(gzip.headers.get('vary')).toBe('Accept-Encoding');
    expect(gzip.headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
    expect(gzip.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  it('answers 304 without a body when If-None-Match names its entity tag', async () => {
    const { headers } = await call(path);
    const etag = headers.get('etag') ?? '';
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, `"a,b" ,W/"c",${etag}`, '*', ' * ']) {
      for (const method of ['GET', 'HEAD']) {
        const answered = await call(path, { method, headers: { 'If-None-Match': condition } });
        expect(answered.status, condition).toBe(304);
        expect(answered.text).toBe('');
        expect(answered.headers.get('etag')).toBe(etag);
        expect(answered.headers.get('cache-control')).toBe('public, max-age=86400');
        expect(answered.headers.get('access-control-allow-origin')).toBe('*');
        expect(answered.headers.get('content-type')).toBeNull();
      }
    }
  });

  it('answers 200 when If-None-Match names other tags or nothing readable', async () => {
    const etag = (await call(path)).headers.get('etag') ?? '';
    for (const condition of [
      '"other"',
      etag.slice(1, -1),
      etag.toLowerCase(),
      'W/',
      '',
      '"*"',
      `'${etag.slice(1, -1)}'`,
    ]) {
      expect((await call(path, { headers: { 'If-None-Match': condition } })).status, condition).toBe(200);
    }
  });

  it('answers OPTIONS with 204, Allow and the headers of a preflight', async () => {
    const answered = await call(path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(answered.status).toBe(204);
    expect(answered.text).toBe('');
    expect(answered.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
    expect(answered.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    expect(answered.headers.get('access-control-allow-headers')).toBe('*');
    expect(answered.headers.get('access-control-max-age')).toBe('86400');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'answers %s with 405, Allow and an Error body',
    async (method) => {
      const answered = await call(path, { method });
      expect(answered.status).toBe(405);
      expect(answered.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(answered.headers.get('cache-control')).toBe('no-store');
      expect(errorOf(answered).code).toBe('method_not_allowed');
    },
  );

  it.each(['TRACE', 'PROPFIND', 'QUERY', 'MKCOL', 'REPORT'])('answers %s with 405', async (method) => {
    const { status, headers, body } = await rawRequest(inject('baseUrl'), method, path);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(body).toContain('method_not_allowed');
  });

  it('says the same whatever Host, X-Forwarded-* and other headers claim', async () => {
    const plain = await rawRequest(inject('baseUrl'), 'GET', path);
    expect(plain.status).toBe(200);
    const claims = [
      { Host: 'evil.example' },
      { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '444' },
      { Forwarded: 'host=evil.example;proto=https' },
      { 'X-Original-URL': '/evil', 'X-Rewrite-URL': '/evil', 'X-HTTP-Method-Override': 'DELETE' },
      { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
      { Accept: 'text/html' },
    ];
    for (const claim of claims) {
      const answered = await rawRequest(inject('baseUrl'), 'GET', path, claim);
      expect(answered.status, JSON.stringify(claim)).toBe(200);
      expect(answered.body).toBe(plain.body);
      expect(answered.headers.get('link')).toBe(plain.headers.get('link'));
      expect(JSON.stringify([...answered.headers])).not.toContain('evil');
    }
  });
});

describe('an error', () => {
  it('may be read by any origin, is not kept, and is never 304', async () => {
    const answered = await call(refusing, { headers: { 'If-None-Match': '*' } });
    expect(answered.status).toBe(400);
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(answered.headers.get('etag')).toBeNull();
  });

  it('answers HEAD with its status and no body', async () => {
    const answered = await call(refusing, { method: 'HEAD' });
    expect(answered.status).toBe(400);
    expect(answered.text).toBe('');
  });
});
