import fc from 'fast-check';
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

it.each([
  '%C3%A9',
  '%C3%A0',
  '%D1%8E',
  'ohio%C3%A9',
  '%4F%48%',
  '%',
  '%zz',
  'OH%00',
  '%2FOH',
  'OH1',
  '%E0%A4%A',
  'new%2520york',
])('no state is read into %s', (segment) => {
  for (const folder of ['/states/', '/nclex-pass-rates/'])
    for (const form of ['', '.md']) expect(canonicalStatePath(folder + segment + form)).toBeUndefined();
});

it('no state is read into what is encoded, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('é', 'ю', '\0', '1', '%', '/'),
      (text, garbage) => {
        expect(canonicalStatePath(`/states/${encodeURIComponent(text + garbage)}`)).toBeUndefined();
      },
    ),
  );
});
