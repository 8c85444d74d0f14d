import { unstable_doesMiddlewareMatch as middlewareMatches } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { config, middleware } from '@/middleware';
import { canonicalPageQuery } from './queries';
import { canonicalStatePath } from './state-path';

describe.each([
  ['/states/Ohio', '/states/ohio'],
  ['/states/NY', '/states/new-york'],
  ['/states/ny', '/states/new-york'],
  ['/states/new_york', '/states/new-york'],
  ['/states/New%20York.md', '/states/new-york.md'],
  ['/nclex-pass-rates/Ohio', '/nclex-pass-rates/ohio'],
  ['/nclex-pass-rates/GA.md', '/nclex-pass-rates/georgia.md'],
])('%s', (path, canonical) => {
  it(`leads to ${canonical}`, () => {
    expect(canonicalStatePath(path)).toBe(canonical);
    expect(canonicalStatePath(canonical)).toBeUndefined();
  });

  it('is answered with 308 by the middleware, its query kept', () => {
    expect(middlewareMatches({ config, url: path, headers: { accept: 'text/html' } })).toBe(true);
    const answer = middleware(new NextRequest(`http://localhost:3000${path}?year=all&x=1`));
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000${canonical}?year=all&x=1`);
  });

  it('keeps its query until then', () => {
    expect(canonicalPageQuery(path.replace(/\.md$/, ''), new URLSearchParams('year=all&x=1'))).toBe(
      'x=1&year=all',
    );
  });
});

it.each(['/states', '/states/atlantis', '/states/sorted-by/rn-pay', '/calculators/Ohio', '/programs/NY'])(
  '%s leads nowhere else',
  (path) => {
    expect(canonicalStatePath(path)).toBeUndefined();
  },
);
