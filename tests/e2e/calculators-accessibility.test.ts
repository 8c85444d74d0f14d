import { describe, expect, it } from 'vitest';
import { calculatorViews } from '../support/calculator-views';
import { DESKTOP, PHONE, violationsOf, visitor, withoutOwnScripts } from '../support/visit';

const { visit } = visitor();

const pages = ['/calculators', ...calculatorViews];

const schemes = ['light', 'dark'] as const;

describe.each(pages)('%s', (path) => {
  it.each([
    ['with scripts', [PHONE, DESKTOP]],
    ['without scripts', [PHONE]],
  ] as const)('has no accessibility violation in light and dark, %s', async (scripts, viewports) => {
    const page = await visit(path);
    if (scripts === 'without scripts') await withoutOwnScripts(page);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page)).toEqual([]);
      }
    }
  });

  it('fits a screen of 320 px without scrolling sideways', async () => {
    const page = await visit(path, { viewport: { width: 320, height: 640 } });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBe(0);
  });
});
