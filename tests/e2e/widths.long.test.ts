import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { unfold } from '../../scripts/axe/run';
import { templatePaths } from '../../scripts/templates';
import { visitor } from '../support/visit';

/** Widths of phones, tablets and desktops, those included where a layout changes. */
const WIDTHS = [320, 700, 1000, 1216, 1280];

const { visit } = visitor();

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

it.each(templatePaths)('%s fits every width without scrolling sideways, folded or not', async (path) => {
  const page = await visit(path);
  const none = Object.fromEntries(WIDTHS.map((width) => [width, 0]));
  expect(await beyond(page)).toEqual(none);
  await unfold(page);
  expect(await beyond(page), 'unfolded').toEqual(none);
});
