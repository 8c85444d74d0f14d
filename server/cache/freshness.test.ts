import { describe, expect, it } from 'vitest';
import { freshness } from './freshness';
import type { ResponseHead } from './upstream-response';

const cacheKey = { key: 'k', target: '/states/ohio', accept: '*/*' };
const NOW = 1_000_000;

/** Seconds for which a response with these headers may be kept: fresh, while renewed, where nothing else is to be had. */
function kept(headers: ResponseHead['headers'], status = 200) {
  const life = freshness(cacheKey, { status, headers }, NOW);
  return (
    life && [life.freshUntil, life.revalidateUntil, life.errorUntil].map((until) => (until - NOW) / 1000)
  );
}

describe('how long a response is kept', () => {
  it('is what it says, and a day longer where nothing else is to be had', () => {
    expect(kept({ 'cache-control': 'public, max-age=86400' })).toEqual([86_400, 86_460, 172_800]);
  });

  it('takes what is said to shared caches alone before what is said to all', () => {
    const field = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400';
    const said = { 'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate' };
    expect(kept({ ...said, 'cdn-cache-control': field })).toEqual([3600, 3660, 90_000]);
    expect(kept(said)).toEqual([10, 10, 10]);
  });

  it('counts the age that it comes with', () => {
    expect(kept({ 'cache-control': 'max-age=100', age: '40' })?.[0]).toBeCloseTo(60, 1);
  });

  it('is not at all where the answer is that of the path, and the target has a query as well', () => {
    const head = { status: 200, headers: { 'cache-control': 'max-age=60', 'no-vary-search': 'params' } };
    expect(freshness(cacheKey, head, NOW)).toBeDefined();
    expect(freshness({ ...cacheKey, target: '/states/ohio?a=1' }, head, NOW)).toBeUndefined();
  });

  it('is not at all where a response of the API varies by Accept, which its key does not hold', () => {
    const head = { status: 200, headers: { 'cache-control': 'max-age=60', vary: 'Accept' } };
    expect(freshness({ ...cacheKey, target: '/api/agent/v1' }, head, NOW)).toBeUndefined();
    expect(freshness(cacheKey, head, NOW)).toBeDefined();
  });

  it.each<[string, ResponseHead['headers'], number?]>([
    ['it forbids it', { 'cache-control': 'no-store' }],
    ['it is for one client', { 'cache-control': 'private, max-age=60' }],
    ['it has to be asked for each time', { 'cache-control': 'no-cache, max-age=60' }],
    ['it says nothing', {}],
    ['it is over at once', { 'cache-control': 'public, max-age=0' }],
    ['it sets a cookie', { 'cache-control': 'public, max-age=60', 'set-cookie': 'a=b' }],
    ['it varies by anything', { 'cache-control': 'public, max-age=60', vary: '*' }],
    [
      'it varies by what is no part of the question',
      { 'cache-control': 'max-age=60', vary: 'Accept, Origin' },
    ],
    ['it is a part', { 'cache-control': 'public, max-age=60' }, 206],
    ['it is a failure', { 'cache-control': 'public, max-age=60' }, 500],
  ])('is not at all where %s', (_, headers, status) => {
    expect(kept(headers, status)).toBeUndefined();
  });
});
