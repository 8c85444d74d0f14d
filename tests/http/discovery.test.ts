import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import robotsParser from 'robots-parser';
import { parseSitemapIndex } from 'sitemap';
import { describe, expect, inject, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { locations } from '../../scripts/markdown/crawl';
import { get, markdownOf } from '../support/both-forms';

const resolve = createRequire(import.meta.url).resolve;

describe('the sitemaps', () => {
  it('are an index that a parser of other people reads', async () => {
    const { headers, text } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const parsed = await parseSitemapIndex(Readable.from(text));
    expect(parsed.map(({ url }) => url)).toEqual(locations(text));
    expect(parsed.map(({ lastmod }) => lastmod)).not.toContain(undefined);
  });

  it('are valid by the schema of the protocol', { timeout: 120_000 }, async () => {
    // The package does not export its schema.
    const schema = readFileSync(
      path.join(path.dirname(resolve('sitemap')), '../../schema/sitemap.xsd'),
      'utf8',
    );
    const files = await Promise.all(
      locations((await get('/sitemap.xml')).text).map(async (url) => ({
        fileName: path.basename(url),
        contents: (await get(url)).text,
      })),
    );
    expect(files).toHaveLength(5);
    const { errors } = await validateXML({ xml: files, schema: [schema] });
    expect(errors).toEqual([]);
    const broken = {
      fileName: 'broken.xml',
      contents: (files[0]?.contents ?? '').replaceAll('lastmod', 'changed'),
    };
    expect((await validateXML({ xml: [broken], schema: [schema] })).errors).not.toEqual([]);
  });

  it('know no others', async () => {
    for (const address of [
      '/sitemaps',
      '/sitemaps/other.xml',
      '/sitemaps/states',
      '/sitemaps/..%2fstates.xml',
    ])
      expect((await get(address)).status).toBe(404);
  });
});

describe('robots.txt', () => {
  it('lets every crawler in and leads to the sitemap, as a parser of other people reads it', async () => {
    const base = inject('baseUrl');
    const robots = robotsParser(`${base}/robots.txt`, (await get('/robots.txt')).text);
    for (const agent of ['Googlebot', 'GPTBot', 'ClaudeBot', 'CCBot']) {
      for (const address of ['/', '/states/ohio', '/api/agent/v1'])
        expect(robots.isAllowed(base + address, agent)).toBe(true);
    }
    expect(robots.getSitemaps()).toEqual([`${base}/sitemap.xml`]);
  });

  it('has directives of known names alone, one a line', async () => {
    const lines = (await get('/robots.txt')).text.split('\n').filter((line) => line !== '');
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toMatch(/^(?:User-agent|Content-Signal|Allow|Sitemap): \S/);
  });

  it('says in a line of its own what may be done with the content', async () => {
    expect((await get('/robots.txt')).text).toMatch(
      /^Content-Signal: search=yes, ai-input=yes, ai-train=yes$/m,
    );
  });
});

describe('what assistants read first', () => {
  it('has all that is the same for everyone in one file', async () => {
    const { text } = await get('/llms-full.txt');
    for (const address of ['/', '/states/ohio', '/methodology/nursing-roi', '/data', '/privacy']) {
      expect(text).toContain((await markdownOf(address)).text);
    }
  });

  it('is sent packed under tags of its own, or not again', async () => {
    const packed = await fetch(`${inject('baseUrl')}/llms-full.txt`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    const plain = await get('/llms-full.txt', { 'Accept-Encoding': 'identity' });
    expect(await packed.text()).toBe(plain.text);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    const again = { 'Accept-Encoding': 'identity', 'If-None-Match': plain.headers.get('etag') ?? '' };
    expect((await get('/llms-full.txt', again)).status).toBe(304);
  });
});

describe('the API catalog', () => {
  it('is a link set whose targets are there', async () => {
    const { status, headers, text } = await get('/.well-known/api-catalog');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/linkset\+json; profile="/);
    const targets = z.array(z.looseObject({ href: z.url(), type: z.string().optional() }));
    const { linkset } = z
      .object({ linkset: z.array(z.object({ anchor: z.url() }).catchall(targets)) })
      .parse(JSON.parse(text));
    for (const { anchor: _, ...relations } of linkset) {
      for (const { href, type } of Object.values(relations).flat()) {
        if (href.endsWith('/api/mcp')) continue;
        const target = await get(href);
        expect([href, target.status]).toEqual([href, 200]);
        if (type) expect(target.headers.get('content-type')).toContain(type);
      }
    }
  });
});
