import { describe, expect, it } from 'vitest';
import { CacheKeys } from './cache-key';

const ROI = '/api/agent/v1/calculators/nursing-roi';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const head = (headers: Readonly<Record<string, string>>) => ({ status: 200, headers });

describe('the key of a target', () => {
  it('is one for the API whatever the client accepts, for which errors are asked', () => {
    const keys = new CacheKeys();
    const all = [BROWSER, 'text/markdown', undefined].map((accept) => keys.keyOf(ROI, accept));
    expect(new Set(all.map(({ key }) => key)).size).toBe(1);
    expect(all.map(({ accept }) => accept)).toEqual(['text/html', 'text/markdown', '*/*']);
  });

  it('is another for each form of a page', () => {
    const keys = new CacheKeys();
    const all = [BROWSER, 'text/markdown', '*/*'].map((accept) => keys.keyOf('/states/ohio', accept).key);
    expect(new Set(all).size).toBe(3);
    expect(keys.keyOf('/states/ohio', 'text/markdown;q=0.9, text/html;q=0.1').accept).toBe('text/markdown');
  });

  it('keeps queries apart until a response says otherwise', () => {
    const keys = new CacheKeys();
    expect(keys.keyOf('/states/ohio?a=1', '*/*').key).not.toBe(keys.keyOf('/states/ohio', '*/*').key);
  });
});

describe('a response with X-Cache-Key', () => {
  it('is stored under its canonical key, which its target is reduced to from then on', () => {
    const keys = new CacheKeys();
    const spelled = keys.keyOf(`${ROI}?degree=BSN&state=ohio&utm=1`, '*/*');
    const canonical = `${ROI}?state=ohio&degree=BSN`;
    expect(keys.learn(spelled, head({ 'x-cache-key': canonical }))).toEqual(keys.keyOf(canonical, '*/*'));
    expect(keys.keyOf(`${ROI}?degree=BSN&state=ohio&utm=1`, '*/*').target).toBe(canonical);
    expect(keys.keyOf(`${ROI}?degree=BSN&state=ohio&utm=2`, '*/*').target).not.toBe(canonical);
  });

  it('keeps the forms of a page apart', () => {
    const keys = new CacheKeys();
    const markdown = keys.keyOf('/programs?limit=10&state=ohio', 'text/markdown');
    const stored = keys.learn(markdown, head({ 'x-cache-key': '/programs?state=ohio' }));
    expect(stored).toEqual(keys.keyOf('/programs?state=ohio', 'text/markdown'));
    expect(keys.keyOf('/programs?limit=10&state=ohio', BROWSER)).toMatchObject({
      target: '/programs?state=ohio',
      accept: 'text/html',
    });
  });

  it.each([undefined, '', 'https://evil.example/', 'x'])(
    'is ignored where it names no target: %s',
    (value) => {
      const keys = new CacheKeys();
      const key = keys.keyOf('/programs?x=1', '*/*');
      expect(keys.learn(key, { status: 200, headers: { 'x-cache-key': value } })).toBe(key);
      expect(keys.keyOf('/programs?x=1', '*/*')).toEqual(key);
    },
  );

  it('is not remembered for a long target, of which there could be many', () => {
    const keys = new CacheKeys();
    const long = `/programs?x=${'x'.repeat(2000)}`;
    keys.learn(keys.keyOf(long, '*/*'), head({ 'x-cache-key': '/programs' }));
    expect(keys.keyOf(long, '*/*').target).toBe(long);
  });
});

describe('a response with No-Vary-Search', () => {
  it('makes all queries of its path one key, and of no other path', () => {
    const keys = new CacheKeys();
    const key = keys.keyOf('/about?utm_source=x', '*/*');
    expect(key.target).toBe('/about?utm_source=x');
    keys.learn(key, head({ 'no-vary-search': 'params=("a")' }));
    expect(keys.keyOf('/about?utm_source=y', '*/*').target).toBe('/about?utm_source=y');
    keys.learn(key, head({ 'no-vary-search': 'params' }));
    expect(keys.keyOf('/about?utm_source=y', '*/*')).toEqual(keys.keyOf('/about', '*/*'));
    expect(keys.keyOf('/about.md?a=1', '*/*').target).toBe('/about.md?a=1');
  });

  it('reduces a query to the parameters that it names, in their order', () => {
    const keys = new CacheKeys();
    keys.learn(
      keys.keyOf('/programs', '*/*'),
      head({ 'no-vary-search': 'key-order, params, except=("state" "program")' }),
    );
    const reduced = (query: string) => keys.keyOf(`/programs?${query}`, '*/*').target;
    expect(reduced('utm=1&program=b&%73tate=ohio&program=a&_rsc=1')).toBe(
      '/programs?%73tate=ohio&program=b&program=a',
    );
    expect(reduced('program=b&state=ohio')).toBe('/programs?state=ohio&program=b');
    expect([reduced('utm=1'), reduced(''), reduced('&&=1')]).toEqual(['/programs', '/programs', '/programs']);
    expect(keys.keyOf('/programs/compare?utm=1', '*/*').target).toBe('/programs/compare?utm=1');
  });

  it('leads every spelling to the key of an answer that was asked for in one of them', () => {
    const keys = new CacheKeys();
    const fields = {
      'no-vary-search': 'key-order, params, except=("state" "limit")',
      'x-cache-key': '/programs?state=ohio',
    };
    const first = keys.keyOf('/programs?utm=1&limit=10&state=ohio', '*/*');
    keys.learn(first, head(fields));
    const second = keys.keyOf('/programs?limit=10&state=ohio', '*/*');
    expect(second.target).toBe('/programs?state=ohio&limit=10');
    keys.learn(second, head(fields));
    for (const query of [
      'limit=10&state=ohio',
      'utm=1&limit=10&state=ohio',
      'state=ohio',
      'state=ohio&limit=10',
    ]) {
      expect(keys.keyOf(`/programs?${query}`, '*/*').target).toBe('/programs?state=ohio');
    }
  });
});

describe('a query with a name that no response has named', () => {
  const keys = new CacheKeys();
  keys.learn(
    keys.keyOf(`${ROI}?state=ohio`, '*/*'),
    head({ 'no-vary-search': 'key-order, params, except=("state" "current_income")' }),
  );
  const targetOf = (query: string) => keys.keyOf(`${ROI}?${query}`, '*/*').target;

  it('has other parameters left out of the key', () => {
    expect(targetOf('utm_source=1&state=ohio')).toBe(targetOf('state=ohio'));
  });

  it('keeps a name that the application may refuse as nearly one of its own', () => {
    expect(targetOf('state=ohio&current_incom=5')).toBe(`${ROI}?state=ohio&current_incom=5`);
    expect(targetOf('state=ohio&%43urrent_income=5')).not.toBe(targetOf('state=ohio'));
  });
});
