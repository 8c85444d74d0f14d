import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../responses/errors';
import { readOnlyRoute } from './read-only-route';

const url = 'http://localhost:3000/api/agent/v1/things/one?b=2&a=1';
const context = { params: Promise.resolve({ thing: 'one' }) };

const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(({ thing }) => {
  if (thing !== 'one') throw new ApiError('not_found', 'No such thing.');
  return (query) => {
    if (query.get('a') === 'broken') throw new Error('secret detail of /srv/app/file.ts');
    if (query.get('a') === 'moved') return { movedTo: '/api/agent/v1/things/two' };
    if (query.get('a') === 'bad') throw new ApiError('invalid_parameter', 'a is bad.', { parameter: 'a' });
    return { body: { thing, a: query.get('a') } };
  };
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a read-only route', () => {
  it('answers GET with what the resource answers', async () => {
    const response = await GET(new Request(url), context);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ thing: 'one', a: '1' });
  });

  it('leads to another path with its query, as every answer does', async () => {
    const { status, headers } = await GET(new Request(url.replace('a=1', 'a=moved')), context);
    expect([status, headers.get('location')]).toEqual([308, '/api/agent/v1/things/two?b=2&a=moved']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('link')).toContain('rel="service-desc"');
  });

  it('answers HEAD without the body', async () => {
    const [get, head] = await Promise.all([GET(new Request(url), context), HEAD(new Request(url), context)]);
    expect(await head.text()).toBe('');
    expect([...head.headers]).toEqual([...get.headers]);
  });

  it('answers OPTIONS whatever the path names', async () => {
    for (const thing of ['one', 'two']) {
      const response = await OPTIONS(new Request(url), { params: Promise.resolve({ thing }) });
      expect(response.status).toBe(204);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    }
  });

  it('refuses every other method with 405 and Allow', async () => {
    for (const handler of [POST, PUT, PATCH, DELETE]) {
      const response = await handler(new Request(url), context);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
    }
  });

  it('says that nothing is there before it says that the method is wrong', async () => {
    for (const handler of [GET, HEAD, POST, DELETE]) {
      const response = await handler(new Request(url), { params: Promise.resolve({ thing: 'two' }) });
      expect(response.status).toBe(404);
    }
  });

  it('writes an ApiError with its status, not to be kept', async () => {
    const response = await GET(new Request('http://localhost:3000/x?a=bad'), context);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      error: { code: 'invalid_parameter', message: 'a is bad.', parameter: 'a' },
      documentation_url: 'http://localhost:3000/developers',
    });
  });

  it('tells nothing of a failure of its own, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await GET(new Request('http://localhost:3000/x?a=broken'), context);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'internal_error' } });
    expect(text).not.toMatch(/secret|\.ts|Error:/);
    expect(log).toHaveBeenCalledOnce();
  });
});
