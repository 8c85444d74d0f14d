import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { unfold, withoutOwnScripts } from '../../scripts/axe/run';
import { templatePaths } from '../../scripts/templates';
import { DESKTOP, PHONE, violationsOf, visitor } from './visit';

/** axe looks at each of some ten thousand elements of the reference pages. */
const LONG = 180_000;

// Colors differ by scheme and layout by width: with scripts they see every one of both. Without them a page lacks only
// what the browser module adds, so one look is enough. `npm run axe` visits them all.
const looks = {
  'with scripts': [
    { colorScheme: 'light', viewport: PHONE },
    { colorScheme: 'dark', viewport: DESKTOP },
  ],
  'without scripts': [{ colorScheme: 'dark', viewport: PHONE }],
} as const;

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

/** Tests that axe finds nothing on a page of each kind in each state. In a file for each way, which run side by side. */
export function describeAccessibility(scripts: keyof typeof looks): void {
  const { visit } = visitor();
  it.each(templatePaths)(
    `%s has no accessibility violation ${scripts}`,
    {
      timeout: LONG,
    },
    async (path) => {
      const page = await visit(path);
      await unfold(page);
      if (scripts === 'without scripts') await withoutOwnScripts(page);
      expect(await violationsIn(page, scripts)).toEqual([]);
    },
  );
}
