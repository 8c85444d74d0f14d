import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { states } from '@/lib/data/geography';
import { formatDollars } from '@/lib/site/format';
import { occupationColumns } from '@/lib/site/occupation-pay';
import { areasPath, occupationPages, occupationPath } from '@/lib/site/occupations';
import { sortedPages, sortedPath } from '@/lib/site/sort';
import { stateColumns } from '@/lib/site/state-list';
import { openBrowser } from '../support/browser';
import { records } from '../support/figures';
import { attributes, elements, textOf } from '../support/markup';

const url = (path: string) => inject('baseUrl') + path;

async function page(path: string): Promise<{ status: number; markup: string }> {
  const response = await fetch(url(path), { headers: { accept: 'text/html' } });
  return { status: response.status, markup: await response.text() };
}

const canonical = (markup: string) => /<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1];
const pathOf = (address: string | undefined) =>
  address === undefined ? undefined : new URL(address).pathname;

const sortedStates = sortedPages(stateColumns).map(({ slug }) => sortedPath('/states', stateColumns, slug));
const sortedOccupations = occupationPages.flatMap((occupation) =>
  sortedPages(occupationColumns).map(({ slug }) => ({
    path: sortedPath(occupationPath(occupation), occupationColumns, slug),
    of: occupationPath(occupation),
  })),
);

/** One page of each kind; the widest tables and the longest gaps among them. */
const templates = [
  '/',
  '/states',
  '/states/ohio',
  '/states/alaska',
  '/salaries',
  '/salaries/nurse-practitioners',
  '/salaries/nurse-midwives',
  '/salaries/nursing-instructors/areas',
];

describe('the page of every state', () => {
  const wages = records('data/wages.csv').filter(({ soc }) => soc === '29-1141');

  it.each(states)('answers for $name and prints its mean pay', async ({ slug, name }) => {
    const { status, markup } = await page(`/states/${slug}`);
    const mean = Number(wages.find(({ state_slug }) => state_slug === slug)?.['mean_annual']);
    expect(status).toBe(200);
    expect(textOf(elements(markup, 'h1')[0] ?? '')).toContain(name);
    expect(textOf(elements(markup, 'main')[0] ?? '')).toContain(formatDollars(mean));
    expect(pathOf(canonical(markup))).toBe(`/states/${slug}`);
  });

  it('is not there for a state that does not exist', async () => {
    expect((await page('/states/atlantis')).status).toBe(404);
  });
});

describe('the page of every occupation', () => {
  it.each(occupationPages)('answers for $plural, areas included where they are held', async (occupation) => {
    const { status, markup } = await page(occupationPath(occupation));
    expect(status).toBe(200);
    expect(textOf(elements(markup, 'h1')[0] ?? '')).toContain(occupation.plural);
    expect((await page(areasPath(occupation))).status).toBe(occupation.byArea ? 200 : 404);
  });
});

describe('sorted pages', () => {
  it.each(sortedStates)('%s answers and points to the page itself', async (path) => {
    const { status, markup } = await page(path);
    expect([status, pathOf(canonical(markup))]).toEqual([200, '/states']);
    expect(attributes(markup, 'aria-sort')).toHaveLength(1);
  });

  it.each(sortedOccupations)('$path answers and points to the page itself', async ({ path, of }) => {
    const { status, markup } = await page(path);
    expect([status, pathOf(canonical(markup))]).toEqual([200, of]);
  });
});

describe('links within the site', () => {
  it('lead to pages that are there, from each template', async () => {
    const found = new Set<string>();
    for (const path of templates) {
      const links = attributes((await page(path)).markup, 'href').filter((href) => /^\/(?!_next)/.test(href));
      for (const link of links) found.add(link.replaceAll('&amp;', '&').replace(/#.*/, ''));
    }
    const broken: string[] = [];
    for (const link of found) {
      const { status } = await page(link);
      if (status !== 200) broken.push(`${status} ${link}`);
    }
    expect(broken).toEqual([]);
  });
});

describe('in a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function open(path: string, width: number, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, ...options });
    const tab = await context.newPage();
    await tab.goto(url(path));
    return { tab, close: () => context.close() };
  }

  describe.each(templates)('%s', (path) => {
    // Colors differ by scheme and layout by width: these two see every one of both.
    it.each([
      ['light', 1280],
      ['dark', 390],
    ] as const)('has no accessibility violation in %s at %i px', async (colorScheme, width) => {
      const { tab, close } = await open(path, width, { colorScheme });
      const { violations } = await new AxeBuilder({ page: tab }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)])).toEqual([]);
      await close();
    });

    it('fits a narrow phone, a tablet and a desktop without scrolling sideways, and needs no scripts', async () => {
      for (const width of [320, 1000, 1280]) {
        const { tab, close } = await open(path, width, { javaScriptEnabled: false });
        const widest = await tab.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
        expect(widest).toBe(0);
        await close();
      }
    });
  });

  it('a state is asked about on the home page by keyboard, without scripts', async () => {
    const { tab, close } = await open('/', 390, { javaScriptEnabled: false });
    await tab.getByLabel('State', { exact: true }).focus();
    await tab.keyboard.type('Ohio');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    await tab.waitForURL('**/calculators/nursing-roi?**');
    expect(new URL(tab.url()).search).toBe('?state=ohio&degree=BSN');
    expect(await tab.locator('main').textContent()).toContain('Ohio');
    await close();
  });
});
