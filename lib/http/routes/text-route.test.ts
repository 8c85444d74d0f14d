import { describe, expect, it } from 'vitest';
import { namedTextRoute, PLAIN, textRoute } from './text-route';

describe('a text', () => {
  it('is sent with its type, for an hour', async () => {
    const response = await textRoute(async () => 'words\n', PLAIN).GET();
    expect(await response.text()).toBe('words\n');
    expect(response.headers.get('content-type')).toBe(PLAIN);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=3600\b/);
  });

  it('that cannot be made is a failure, which the next request may not be', async () => {
    let isFirst = true;
    const { GET } = textRoute(() => {
      if (!isFirst) return 'words';
      isFirst = false;
      throw new Error('not yet');
    }, PLAIN);
    await expect(GET()).rejects.toThrow('not yet');
    expect(await (await GET()).text()).toBe('words');
  });
});

describe('texts with names', () => {
  const answer = namedTextRoute((name) => (name === 'known' ? 'words' : undefined), PLAIN);
  const request = new Request('http://localhost/a.txt', { headers: { Accept: 'text/html' } });

  it('are sent by their names', async () => {
    expect(await answer(request, 'known').text()).toBe('words');
  });

  it('redirect a name that is meant for another', () => {
    const meant = (name: string) => (name === 'Known' ? '/a.txt?name=known' : undefined);
    const leading = namedTextRoute(() => undefined, PLAIN, meant);
    const response = leading(request, 'Known');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/a.txt?name=known']);
    expect(leading(request, 'other').status).toBe(404);
  });

  it('are not found by others', () => {
    const response = answer(request, '__proto__');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
