import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { galleryNames, renderGalleryPage } from '../fixtures/gallery/gallery';
import { openBrowser } from '../support/browser';
import { violationsOf } from '../support/visit';

/** Smallest side of a target, WCAG 2.2 AA. */
const TARGET_PIXELS = 24;

let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());
afterEach(() => context?.close());

type View = NonNullable<Parameters<Browser['newContext']>[0]>;

async function show(name: (typeof galleryNames)[number], width: number, view: View = {}): Promise<Page> {
  context = await browser.newContext({ viewport: { width, height: 800 }, ...view });
  const page = await context.newPage();
  await page.setContent(renderGalleryPage(name));
  return page;
}

describe.each(galleryNames)('the %s of the gallery', (name) => {
  it.each(['light', 'dark'] as const)('have no accessibility violation in %s', async (colorScheme) => {
    for (const width of [390, 1280]) {
      const page = await show(name, width, { colorScheme });
      expect(await violationsOf(page)).toEqual([]);
      await context?.close();
    }
  });

  it('fit a screen of 320 px without scrolling sideways', async () => {
    const page = await show(name, 320);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  });

  it('look the same without scripts', async () => {
    const page = await show(name, 390, { javaScriptEnabled: false });
    expect(await page.locator('main').isVisible()).toBe(true);
  });
});

describe('the components', () => {
  it('have map tiles that a thumb can hit on the narrowest phone', async () => {
    const page = await show('states', 320);
    const boxes = await Promise.all(
      (await page.locator('a.tile rect').all()).map((tile) => tile.boundingBox()),
    );
    expect(boxes.filter((box) => box === null || box.width < TARGET_PIXELS)).toEqual([]);
  });

  it('let a keyboard reach the fields of a folded form beside the answer', async () => {
    const page = await show('calculator', 1280);
    await page.locator('.breadcrumbs a').last().focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('state');
  });

  it('fold the form to its values on a phone, and open it by keyboard', async () => {
    const page = await show('calculator', 390);
    expect(await page.locator('#state').isVisible()).toBe(false);
    await page.locator('.form-panel summary').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#state').isVisible()).toBe(true);
  });

  it('put the error summary in focus, and its link leads to the field', async () => {
    const page = await show('fields', 390);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
    await page.locator('.error-summary a').press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('gpa');
  });

  it('skip the map in one step', async () => {
    const page = await show('states', 390);
    await page.locator('.skip-chart').press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Show the figures as a table',
    );
  });
});
