import { readdirSync } from 'node:fs';
import path from 'node:path';
import { unstable_doesMiddlewareMatch as middlewareMatches } from 'next/experimental/testing/server';
import { describe, expect, it } from 'vitest';
import { config } from '@/middleware';
import { markdownUrl } from '../markdown-url';
import { pageKindOf, pageKinds } from './kinds';
import { pages } from './pages';
import { pageQuery } from './queries';

const folders = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => path.posix.join('/', path.dirname(file).split(path.sep).join('/')));

/** A path of each kind. */
const examples = pageKinds.map(({ id, pattern }) => ({
  id,
  address: pattern
    .replace('[calculator]', 'nursing-roi')
    .replace('[state]', 'ohio')
    .replace('[occupation]', 'registered-nurses')
    .replace(/\[\w+\]/g, 'any-name'),
}));

const files = [
  '/agents.md',
  '/data/nclex-pass-rates.csv',
  '/sitemaps/pages.xml',
  '/.well-known/api-catalog',
  '/llms.txt',
  '/programs/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
];

describe('kinds of page', () => {
  it('are the folders of app that have a page', () => {
    expect(pageKinds.map(({ pattern }) => pattern).toSorted()).toEqual(folders.toSorted());
  });

  it.each(examples)('$address is of kind $id', ({ id, address }) => {
    expect(pageKindOf(address)?.id).toBe(id);
  });

  it('cover every page of the registry', () => {
    expect(pages.filter(({ path: address }) => !pageKindOf(address))).toEqual([]);
  });

  it.each([...files, '/no-such-page', '/states/ohio/more', '/api/agent/v1', '/programs/', '/'.repeat(2)])(
    '%s is of no kind',
    (address) => {
      expect(pageKindOf(address)).toBeUndefined();
    },
  );

  it('read the query where parameters are declared', () => {
    const reading = examples.filter(({ address }) => pageKindOf(address)?.readsQuery);
    expect(examples.filter(({ address }) => pageQuery(address))).toEqual(reading);
  });
});

describe('the middleware', () => {
  const accept = 'text/markdown';
  const matches = (url: string, headers = {}) => middlewareMatches({ config, url, headers });

  it.each(examples)('sees requests for $address in Markdown alone', ({ address }) => {
    expect(matches(address, { accept })).toBe(true);
    expect(matches(markdownUrl(address))).toBe(true);
    expect(matches(address, { accept: 'text/html' })).toBe(false);
  });

  it.each(files.filter((file) => !file.startsWith('/.well-known')))('does not see %s', (file) => {
    expect(matches(file, { accept })).toBe(false);
  });
});
