import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openBrowser } from './browser';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/**
 * A browser for the tests of a file, opened before the first and closed after the last; each visit has a context of
 * its own, closed after its test.
 */
export function visitor() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser.close());

  return {
    /** A page of the built site, loaded whole. */
    async visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ viewport: DESKTOP, ...options });
      const page = await context.newPage();
      await page.goto(inject('baseUrl') + path);
      return page;
    },
  };
}

/**
 * Lets the page run no script of its own and loads it again. axe itself needs scripts, so that it cannot look at a page
 * of a browser that has none.
 */
export async function withoutOwnScripts(page: Page): Promise<void> {
  await page.route('**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.reload();
}

/** What axe finds wrong by WCAG 2.2 AA and its best practices: rule and elements, empty where nothing is. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
