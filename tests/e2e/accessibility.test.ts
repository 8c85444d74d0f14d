import { describe, expect, it } from 'vitest';
import { unfold, withoutOwnScripts } from '../../scripts/axe/run';
import { templatePaths } from '../../scripts/templates';
import { DESKTOP, PHONE, violationsOf, visitor } from '../support/visit';

const { visit } = visitor();

/** axe looks at each of some ten thousand elements of the reference pages. */
const LONG = 180_000;

describe.each(templatePaths)('%s', (path) => {
  // Colors differ by scheme and layout by width: these see every one of both; `npm run axe` visits them all.
  it.each([
    ['light', true, PHONE],
    ['dark', true, DESKTOP],
    ['light', false, DESKTOP],
    ['dark', false, PHONE],
  ] as const)(
    'has no accessibility violation in %s, scripts %s, on %j',
    { timeout: LONG },
    async (colorScheme, scripts, viewport) => {
      const page = await visit(path, { viewport, colorScheme });
      if (scripts) await unfold(page);
      else await withoutOwnScripts(page);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  it('fits a narrow phone, a tablet and a desktop without scrolling sideways, folded or not', async () => {
    for (const width of [320, 700, 1000, 1216, 1280]) {
      const page = await visit(path, { viewport: { width, height: 800 } });
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await beyond(), `${width} px`).toBe(0);
      await unfold(page);
      expect(await beyond(), `${width} px, unfolded`).toBe(0);
    }
  });
});
