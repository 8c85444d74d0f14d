import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unfold, withoutOwnScripts } from '../../scripts/axe/run';
import { DESKTOP, PHONE, violationsOf, visitor } from './visit';

/** axe looks at each of some ten thousand elements of the reference pages. */
const LONG = 180_000;

/** Widths of phones, tablets and desktops, those included where a layout changes. */
const WIDTHS = [320, 700, 1000, 1216, 1280];

// Colors differ by scheme and layout by width: between them these see every one of both; `npm run axe` visits them all.
const looks = {
  'with scripts': [
    { colorScheme: 'light', viewport: PHONE },
    { colorScheme: 'dark', viewport: DESKTOP },
  ],
  'without scripts': [
    { colorScheme: 'light', viewport: DESKTOP },
    { colorScheme: 'dark', viewport: PHONE },
  ],
} as const;

/** Pixels by which a page is wider than its window, by the width of that. */
async function beyond(page: Page): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found[width] = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
  return found;
}

/** Returns what axe finds on a page, in each color scheme and width. */
async function violationsIn(page: Page, scripts: keyof typeof looks): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, viewport } of looks[scripts]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOf(page);
    found.push(
      ...violations.map((violation) => `${scripts}, ${colorScheme}, ${viewport.width} px: ${violation}`),
    );
  }
  return found;
}

/** Tests that pages have no accessibility violation and never scroll sideways. */
export function describeAccessibility(paths: readonly string[]): void {
  const { visit } = visitor();
  describe.each(paths)('%s', (path) => {
    it('has no accessibility violation with and without scripts, in light and dark, on a phone and a desktop', {
      timeout: LONG,
    }, async () => {
      const page = await visit(path);
      await unfold(page);
      expect(await violationsIn(page, 'with scripts')).toEqual([]);
      await withoutOwnScripts(page);
      expect(await violationsIn(page, 'without scripts')).toEqual([]);
    });

    it('fits a narrow phone, a tablet and a desktop without scrolling sideways, folded or not', async () => {
      const page = await visit(path);
      const none = Object.fromEntries(WIDTHS.map((width) => [width, 0]));
      expect(await beyond(page)).toEqual(none);
      await unfold(page);
      expect(await beyond(page), 'unfolded').toEqual(none);
    });
  });
}
