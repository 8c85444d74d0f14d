import { describe, expect, it, vi } from 'vitest';
import { namedTextRoutes } from './named-text-route';
import { PLAIN, textRoute } from './text-route';

const request = (headers: Record<string, string> = {}) => new Request('http://localhost/a.txt', { headers });

describe('a text', () => {
  it('is made once, has an entity tag, and is not sent to who has it', async () => {
    const make = vi.fn(() => 'words\n');
    const { GET } = textRoute(make, PLAIN);
    const first = await GET(request());
    expect(await first.text()).toBe('words\n');
    expect(first.headers.get('content-type')).toBe(PLAIN);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=3600\b/);
    const again = await GET(request({ 'If-None-Match': first.headers.get('etag') ?? '' }));
    expect(again.status).toBe(304);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('that could not be made is tried again', async () => {
    const make = vi.fn(async () => 'words').mockRejectedValueOnce(new Error('not yet'));
    const { GET } = textRoute(make, PLAIN);
    await expect(GET(request())).rejects.toThrow('not yet');
    expect(await (await GET(request())).text()).toBe('words');
  });
});

describe('texts with names', () => {
  const answer = namedTextRoutes((name) => (name === 'known' ? 'words' : undefined), PLAIN);

  it('are sent by their names', async () => {
    expect(await (await answer(request(), 'known')).text()).toBe('words');
    expect((await answer(request(), 'known')).headers.get('etag')).toMatch(/^"/);
  });

  it('are not found by others', async () => {
    const response = await answer(request({ Accept: 'text/html' }), '__proto__');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
