import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { calculatorPage } from '@/lib/calculators/page/registry';
import { calculators } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { cardPath, cardSize } from '@/lib/site/cards/address';
import { pages } from '@/lib/site/pages/pages';
import { paths } from '@/lib/site/urls';
import { eachOf, fetchPage, idsOf, type Link, linksOf, only } from '../support/crawl';
import { attributes, textOf } from '../support/markup';

/** Requests at a time: enough to keep the server busy, few enough to keep it answering. */
const AT_ONCE = 6;
const LONG = 600_000;

const isLeaf = (path: string) => path.includes('?') || path.startsWith(`${paths.programs}/`);

/** The question that a calculator's page answers as its example. */
const questionAt = (path: string) => {
  const calculator = calculators.find(({ id }) => paths.calculatorPage(id) === path);
  return calculator && calculatorPage(calculator.id).read(new URLSearchParams(), loadData()).answer?.heading;
};

const content = (markup: string, pattern: RegExp) => pattern.exec(markup)?.[1];
const pathOf = (address = '') => new URL(address, 'http://none').pathname;

describe.each(pages)('$path', ({ path, title, description }) => {
  it('answers with one heading, a title, a description and its own address', async () => {
    const { status, type, markup } = await fetchPage(path);
    expect(status).toBe(200);
    expect(type).toBe('text/html; charset=utf-8');
    expect(textOf(only(markup, 'h1') ?? '')).toBe(questionAt(path) ?? title);
    // Drawings have titles as well; the page's is the one in its head.
    expect(textOf(content(markup, /<head>.*?<title>([^<]*)/s) ?? '').toLowerCase()).toContain(
      title.toLowerCase(),
    );
    expect(textOf(content(markup, /<meta name="description" content="([^"]*)"/) ?? '')).toBe(description);
    expect(pathOf(content(markup, /<link rel="canonical" href="([^"]*)"/))).toBe(path);
    expect(markup).toContain('<html lang="en-US">');
    expect(attributes(markup, 'id').filter((id) => id === 'main')).toHaveLength(1);
  });

  it('tells search engines its canonical address', async () => {
    const { markup } = await fetchPage(path);
    const blocks = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    );
    const list = z.object({ '@type': z.literal('BreadcrumbList'), itemListElement: z.array(z.unknown()) });
    const trails = blocks.filter((block) => list.safeParse(block).success);
    expect(trails).toHaveLength(path === '/' ? 0 : 1);
  });

  it('has a card where it is shared', async () => {
    const { markup } = await fetchPage(path);
    expect(pathOf(content(markup, /<meta property="og:image" content="([^"]*)"/))).toBe(cardPath(path));
    expect(markup).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    const response = await fetch(inject('baseUrl') + cardPath(path));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const image = Buffer.from(await response.arrayBuffer());
    // The header of a PNG: signature, then width and height.
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
  });

  it('loads nothing from other hosts, and has no inline style', async () => {
    const { markup } = await fetchPage(path);
    const loaded = [
      ...markup.matchAll(/<(?:script|img|iframe|source)[^>]*>|<link rel="(?:stylesheet|preload)[^>]*>/g),
    ]
      .flatMap(([tag]) => [...attributes(tag, 'src'), ...attributes(tag, 'href')])
      .filter((address) => !address.startsWith('/'));
    expect(loaded).toEqual([]);
    expect(markup.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/ style="|<style/);
  });
});

describe('every page of the registry', () => {
  it('is valid HTML', { timeout: LONG }, async () => {
    const validator = new HtmlValidate(new FileSystemConfigLoader());
    const wrong: string[] = [];
    for (const { path } of pages) {
      const { markup } = await fetchPage(path);
      const { results } = await validator.validateString(markup, 'page.html');
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        wrong.push(`${path}: ${ruleId}: ${message} (${selector})`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('leads only to pages that are there, and to places on them that are there', {
    timeout: LONG,
  }, async () => {
    const broken: string[] = [];
    const seen = new Set<string>();
    const fragments: { readonly from: string; readonly link: Link }[] = [];
    let layer = pages.map(({ path }) => path);
    while (layer.length > 0) {
      for (const path of layer) seen.add(path);
      const next = new Set<string>();
      await eachOf(layer, AT_ONCE, async (from) => {
        const { status, type, markup } = await fetchPage(from);
        if (status !== 200) broken.push(`${status} ${from}`);
        // Answers to a query and pages of schools are looked at; links from there are followed by kind of page.
        if (!type.startsWith('text/html') || isLeaf(from)) return;
        for (const link of linksOf(markup, from)) {
          if (link.fragment !== '') fragments.push({ from, link });
          if (!seen.has(link.path)) next.add(link.path);
        }
      });
      layer = [...next];
    }
    for (const { from, link } of fragments) {
      const { markup } = await fetchPage(link.path);
      if (!idsOf(markup).has(link.fragment)) broken.push(`${from} to ${link.path}#${link.fragment}`);
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(pages.length);
  });
});
