import { describe, expect, it } from 'vitest';
import { cacheKeyOf, type RequestParts, rememberIgnoresQuery } from './cache-key';

const asked = (url: string, more: Partial<RequestParts> = {}): RequestParts => ({
  method: 'GET',
  url,
  accept: '*/*',
  rsc: false,
  ranged: false,
  ...more,
});
const keyOf = (url: string, more?: Partial<RequestParts>) => cacheKeyOf(asked(url, more))?.key;

const ROI = '/api/agent/v1/calculators/nursing-roi';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('the cache key that a request puts', () => {
  it.each([
    [`${ROI}?degree=BSN&state=ohio`, `${ROI}?state=ohio&degree=BSN`],
    [`${ROI}?state=ohio&degree=BSN&utm_source=x&_=1`, `${ROI}?state=ohio&degree=BSN`],
    [`${ROI}?state=ohio&state=ohio&degree=BSN`, `${ROI}?state=ohio&degree=BSN`],
    [`${ROI}?state=%6fhio&degree=BSN`, `${ROI}?state=ohio&degree=BSN`],
    ['/api/agent/v1/openapi.json?x=1', '/api/agent/v1/openapi.json'],
    ['/api/agent/v1?format=json', '/api/agent/v1'],
    ['/api/agent/v1/programs?limit=10&state=ohio&sort=outcomes', '/api/agent/v1/programs?state=ohio'],
    ['/api/agent/v1/programs/some-school-1?x=1', '/api/agent/v1/programs/some-school-1'],
  ])('%s is %s at the API', (url, target) => {
    expect(cacheKeyOf(asked(url))).toMatchObject({ target, accept: '*/*' });
  });

  it('is the same at the API whatever the client accepts', () => {
    expect(keyOf(`${ROI}?state=ohio&degree=BSN`, { accept: BROWSER })).toBe(
      keyOf(`${ROI}?state=ohio&degree=BSN`, { accept: 'text/markdown' }),
    );
  });

  it('is put as it stands where the API rejects it', () => {
    expect(cacheKeyOf(asked(`${ROI}?state=oz&degree=BSN`))?.target).toBe(`${ROI}?state=oz&degree=BSN`);
  });

  it('is another for each form of a page', () => {
    const keys = [BROWSER, 'text/markdown', '*/*'].map((accept) => keyOf('/states/ohio', { accept }));
    expect(new Set(keys).size).toBe(3);
    expect(
      cacheKeyOf(asked('/states/ohio', { accept: 'text/markdown;q=0.9, text/html;q=0.1' }))?.accept,
    ).toBe('text/markdown');
  });

  it('is one for all queries of a path of which was said that none changes anything', () => {
    const cacheKey = cacheKeyOf(asked('/about?utm_source=x'));
    if (!cacheKey) throw new Error('There is no question');
    expect(cacheKey.target).toBe('/about?utm_source=x');
    rememberIgnoresQuery(cacheKey, { status: 200, headers: { 'no-vary-search': 'params=("a")' } });
    expect(keyOf('/about?utm_source=y')).not.toBe(keyOf('/about'));
    rememberIgnoresQuery(cacheKey, { status: 200, headers: { 'no-vary-search': 'params' } });
    expect(cacheKeyOf(asked('/about?utm_source=y'))?.target).toBe('/about');
    expect(keyOf('/about?utm_source=y')).toBe(keyOf('/about'));
    expect(keyOf('/about.md?a=1')).not.toBe(keyOf('/about.md'));
  });

  it('is another for each spelling of the address of a page, which the page may repeat', () => {
    expect(keyOf('/states/ohio?a=1')).not.toBe(keyOf('/states/ohio'));
  });

  it('is one for all spellings of a path that mean the same', () => {
    for (const spelled of [
      '/states/%6fhio',
      '/x/../states/ohio',
      '/states/./ohio',
      '/x/%2E%2e/states/ohio',
      '/states/ohio#x',
    ]) {
      expect(keyOf(spelled)).toBe(keyOf('/states/ohio'));
    }
    expect(cacheKeyOf(asked('/x/../api/mcp'))).toBeUndefined();
  });

  it('leaves out the host of an absolute address', () => {
    expect(keyOf('http://evil.example/states/ohio')).toBe(keyOf('/states/ohio'));
  });

  it.each([
    ['another method', asked('/states/ohio', { method: 'POST' })],
    ["the framework's navigation", asked('/states/ohio', { rsc: true })],
    ['a part of a file', asked('/data/nclex-pass-rates.csv', { ranged: true })],
    ['the endpoint for assistants', asked('/api/mcp')],
  ])('is none for %s', (_, request) => {
    expect(cacheKeyOf(request)).toBeUndefined();
  });
});
