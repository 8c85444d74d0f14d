import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRequestTarget, normalizeTarget, partsOf } from './target';

describe('normalizeTarget', () => {
  it.each([
    ['/', '/'],
    ['/calculators/nursing-roi?state=ohio&degree=BSN', '/calculators/nursing-roi?state=ohio&degree=BSN'],
    ['/a%20b/%C3%A9?x=%', '/a%20b/%C3%A9?x=%'],
    ['/%', '/%25'],
    ['/a/%E0%A4%A/b?c=%E0%A4%A', '/a/%25E0%25A4%25A/b?c=%E0%A4%A'],
    ['/a%20b%zz', '/a%2520b%25zz'],
    ['/404', '/not-found'],
    ['/_error', '/not-found'],
    ['/_next/data/build/x.json?y', '/not-found'],
    ['/_next/image?url=x', '/not-found'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['/states/%5Bstate%5D', '/states/~state~'],
    ['/salaries/[occupation]/areas', '/salaries/~occupation~/areas'],
    ['/_global-error', '/not-found'],
    ['/about.rsc?x', '/not-found'],
    ['/programs.md.rsc', '/not-found'],
    ['/4040', '/4040'],
    ['/a/404', '/a/404'],
    ['/_next/imagery?url=x', '/not-found'],
    ['/_next/image.md', '/not-found'],
    ['/_next', '/not-found'],
    ['/_nextdoor', '/_nextdoor'],
    ['/go/http://a.example/b', '/go/http://a.example/b'],
    ['/x/../%61bout?a=/../b', '/about?a=/../b'],
    ['/%2e%2e/calculators/./nursing-roi', '/calculators/nursing-roi'],
    ['/a/..\\_next/image', '/a/..%5C_next/image'],
    ['/x/../_next/image', '/not-found'],
    ['/.well-known/ai-catalog.json', '/.well-known/ai-catalog.json'],
    ['/a/%2561/%2F/%5b', '/a/%2561/%2F/~'],
    ['/%%36%31', '/%25%2536%2531'],
  ])('%s is %s', (url, expected) => {
    expect(normalizeTarget(url)).toBe(expected);
  });

  it('can always be decoded, and is left alone from then on', () => {
    const piece = fc.oneof(
      fc.constantFrom('%', '/', '?', '..', '.', '\\', '%2e', '%61', '%E0', '%20', 'a', '%zz'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const url = normalizeTarget(`/${pieces.join('')}`);
        expect(() => decodeURIComponent(url.split('?')[0] ?? '')).not.toThrow();
        expect(normalizeTarget(url)).toBe(url);
      }),
    );
  });
});

describe('a request target', () => {
  it.each([
    ['/a?b', undefined, '/a?b'],
    ['//a', undefined, '//a'],
    ['http://evil.example/a?b', 'evil.example', '/a?b'],
    ['HTTPS://evil.example:80', 'evil.example:80', '/'],
    ['http://evil.example?x=', 'evil.example', '/?x='],
  ])('%s names the host %s and %s', (target, authority, address) => {
    expect(isRequestTarget(target)).toBe(true);
    expect(partsOf(target)).toEqual(authority === undefined ? { address } : { authority, address });
  });

  it.each(['*', '/a#b', 'http://x#', 'http:///a', 'http://:80/', 'http://u@x/', 'ftp://x/', 'nope', ''])(
    'is not %j',
    (target) => {
      expect(isRequestTarget(target)).toBe(false);
    },
  );

  it('is the whole server for OPTIONS alone', () => {
    expect([isRequestTarget('*', 'OPTIONS'), isRequestTarget('*', 'POST')]).toEqual([true, false]);
    expect(partsOf('*')).toEqual({ address: '/' });
  });
});
