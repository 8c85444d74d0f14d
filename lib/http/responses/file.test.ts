import { expect, it } from 'vitest';
import { CACHE_ONE_HOUR } from './cache-control';
import { fileResponse } from './file';

const text = 'Zoë\n';

it('a file is sent with its type, for a day, in ranges, to any origin', async () => {
  const response = fileResponse({ text, type: 'text/csv' });
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(Object.fromEntries(response.headers)).toEqual({
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'access-control-expose-headers':
      'Allow, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Accept-Ranges, Content-Encoding, Content-Range',
    'cache-control': 'public, max-age=86400, no-transform',
    'content-type': 'text/csv',
  });
});

it('a file may be kept for another time, and may have links', () => {
  const links = [{ href: 'http://localhost:3000/x', rel: 'license', type: 'text/html' }] as const;
  const { headers } = fileResponse({ text, type: 'text/csv', links, cacheControl: CACHE_ONE_HOUR });
  expect(headers.get('cache-control')).toBe('public, max-age=3600, no-transform');
  expect(headers.get('link')).toBe('<http://localhost:3000/x>; rel="license"; type="text/html"');
});
