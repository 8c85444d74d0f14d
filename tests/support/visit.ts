import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { findingsOf } from '../../scripts/axe/run';
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

/** What axe finds wrong by WCAG 2.2 AA and good practice: rule and elements, empty where nothing is. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await findingsOf(page);
  return violations.map(({ rule, element }) => `${rule}: ${element}`);
}

/** Stops of the Tab key after which something counts as out of reach. */
const MOST_STOPS = 80;

/** Presses Tab until an element has the focus. @throws Error when it cannot be reached by keyboard. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
  }
  throw new Error(`${selector} cannot be reached with the Tab key`);
}
