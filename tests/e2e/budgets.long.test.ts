import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { calculators } from '@/lib/calculators/registry';
import { exampleQuery } from '@/lib/parameters/canonical';
import { pages } from '@/lib/site/pages/pages';
import { paths, withQuery } from '@/lib/site/urls';
import { clientCodeOf } from '../../scripts/client-code';
import { siteBuild } from '../../scripts/site-build';
import { calculatorViews, measuredViews } from '../../scripts/templates';
import { eachOf, fetchPage } from '../support/crawl';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { attributes } from '../support/markup';
import { PHONE, visitor } from '../support/visit';

/** What a page may cost, in bytes as gzip sends them. */
const OWN_SCRIPTS = 12_000;
const ALL_SCRIPTS = 145_000;
const STYLES = 8_000;
/** About what a server sends before it first waits for the client: ten packets. */
const DOCUMENT = 14_000;
/** Documents that may be larger: long tables, and answers that carry their content twice for the live update. */
const LARGER_DOCUMENTS: readonly (readonly [pattern: RegExp, bytes: number])[] = [
  [/^\/salaries\/[^/]+\/areas$/, 20_000],
  [/^\/salaries\/nurse-practitioners$/, 15_000],
  [/^\/sources$/, 16_000],
  [/^\/developers$/, 40_000],
  [/^\/methodology\/[^/]+$/, 20_000],
  // The schools of a state to choose from, and the answer once more for the script that follows the fields.
  [/^\/calculators\/nursing-roi/, 36_000],
  [/^\/calculators\/[^?]+/, 28_000],
];

const AT_ONCE = 4;
const LONG = 300_000;
const registered = pages.map(({ path }) => path);
const everything = [...registered, ...calculatorViews];
const { visit } = visitor();

const zipped = (content: string | Buffer) => gzipSync(content).length;
const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

/** Tags of a document that make a browser fetch or run a script. */
const scriptTags = (markup: string) =>
  [...markup.matchAll(/<script[^>]*>|<link[^>]* as="script"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('type="application/ld+json"'));

/** Paths among `some` whose document is as asked. */
async function where(some: readonly string[], asked: (markup: string, path: string) => boolean) {
  const found: string[] = [];
  await eachOf(some, AT_ONCE, async (path) => {
    if (asked((await fetchPage(path)).markup, path)) found.push(path);
  });
  return found.sort();
}

/** Sizes of the scripts that a page fetches from now on, by file name. */
function scriptsOf(page: Page): ReadonlyMap<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const file = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    sizes.set(file, response.body().then(zipped));
  });
  return sizes;
}

/** What a reader does on a page: scrolls to its end, and opens what can be opened. */
async function read(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  for (const summary of await page.locator('main summary').all()) {
    if (await summary.isVisible()) await summary.click();
  }
  await page.waitForLoadState('networkidle');
}

/** Changes the first choice of a calculator and waits until the answer has followed. */
async function change(page: Page): Promise<void> {
  const before = page.url();
  const choice = page.locator('form select').first();
  if (!(await choice.isVisible())) await page.locator('form summary').first().click();
  await choice.focus();
  await choice.selectOption({ index: 2 });
  await page.waitForURL((url) => url.href !== before);
  await page.waitForLoadState('networkidle');
}

describe('scripts', () => {
  it('are on no page without a form', { timeout: LONG }, async () => {
    expect(
      await where(everything, (markup) => !markup.includes('<form') && scriptTags(markup).length > 0),
    ).toEqual([]);
  });

  it('are on the calculators alone', { timeout: LONG }, async () => {
    expect(await where(registered, (markup) => scriptTags(markup).length > 0)).toEqual(
      calculatorViews.filter((path) => !path.includes('?')).sort(),
    );
  });

  it('of the site stay within their budget on all pages together, those of the framework on each', async () => {
    const { own, framework } = clientCodeOf(siteBuild);
    const ours = new Map<string, number>();
    for (const { id, parameters } of calculators) {
      const path = withQuery(paths.calculatorPage(id), exampleQuery(parameters));
      const page = await visit('/about');
      const scripts = scriptsOf(page);
      await page.goto(inject('baseUrl') + path, { waitUntil: 'networkidle' });
      await change(page);
      const sizes = new Map<string, number>();
      for (const [file, size] of scripts) sizes.set(file, await size);
      for (const [file, size] of sizes) if (!framework.has(file)) ours.set(file, size);
      expect(sum(sizes.values()), path).toBeGreaterThan(0);
      expect(sum(sizes.values()), path).toBeLessThan(ALL_SCRIPTS);
    }
    expect([...ours.keys()].filter((file) => own.has(file)).length).toBeGreaterThan(0);
    expect(sum(ours.values())).toBeLessThan(OWN_SCRIPTS);
  });
});

describe('documents and styles', () => {
  it('there is one stylesheet, within its budget', { timeout: LONG }, async () => {
    const sheets = new Set<string>();
    await eachOf(everything, AT_ONCE, async (path) => {
      const { markup } = await fetchPage(path);
      const linked = [...markup.matchAll(/<link rel="stylesheet"[^>]*>/g)];
      for (const href of linked.flatMap(([tag]) => attributes(tag, 'href'))) sheets.add(href);
    });
    expect([...sheets]).toHaveLength(1);
    const [sheet = ''] = sheets;
    const response = await fetch(inject('baseUrl') + sheet);
    expect(zipped(await response.text())).toBeLessThan(STYLES);
  });

  it('every document stays within the budget of its kind', { timeout: LONG }, async () => {
    const budget = (path: string) =>
      LARGER_DOCUMENTS.find(([pattern]) => pattern.test(path))?.[1] ?? DOCUMENT;
    expect(await where(everything, (markup, path) => zipped(markup) > budget(path))).toEqual([]);
  });

  it('no document has a style of its own', { timeout: LONG }, async () => {
    const styled = (markup: string) => / style="|<style/.test(markup.replace(/<script.*?<\/script>/gs, ''));
    expect(await where(everything, styled)).toEqual([]);
  });

  it('no response sets a cookie', { timeout: LONG }, async () => {
    const set: string[] = [];
    await eachOf([...everything, '/api/agent/v1', '/no-such-page'], AT_ONCE, async (path) => {
      const { headers } = await fetch(inject('baseUrl') + path, { headers: { accept: 'text/html' } });
      if (headers.has('set-cookie')) set.push(path);
    });
    expect(set).toEqual([]);
  });
});

describe.each(measuredViews)('$name', ({ path }) => {
  const isCalculator = path.startsWith('/calculators/');

  it('asks no one but the site, and keeps nothing in the browser', async () => {
    const page = await visit('/about');
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto(inject('baseUrl') + path, { waitUntil: 'networkidle' });
    await read(page);
    if (isCalculator) await change(page);
    expect([...asked]).toEqual([inject('baseUrl')]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  it('moves nothing while it loads, and nothing while it is read', async () => {
    const page = await visit('/about', { viewport: PHONE });
    await recordLayoutShifts(page);
    await page.goto(inject('baseUrl') + path, { waitUntil: 'networkidle' });
    expect(await layoutShifts(page)).toEqual([]);
    await read(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
});
