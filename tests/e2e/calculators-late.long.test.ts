import { describe, expect, inject, it } from 'vitest';
import { answerLate, calculatorIds, openForm, READINESS } from '../support/answer-pages';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { DESKTOP, PHONE, visitor } from '../support/visit';

const { visit } = visitor();

describe.each([PHONE, DESKTOP])('an answer that takes its time, at $width px', (viewport) => {
  it.each(calculatorIds)('moves nothing in %s, and is seen to be on its way', async (id) => {
    const page = await visit('/about', { viewport });
    await answerLate(page);
    await recordLayoutShifts(page);
    await page.goto(
      `${inject('baseUrl')}/calculators/${id}${id === 'admission-readiness' ? READINESS : ''}`,
      { waitUntil: 'networkidle' },
    );
    await openForm(page);
    const select = page.locator('form select');
    const region = page.locator('.calculator-answer');
    for (const [nth, top] of [
      [0, 0],
      [1, 0],
      [0, 500],
    ] as const) {
      const before = page.url();
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const chosen = await select.nth(nth).evaluate((element: HTMLSelectElement) => element.selectedIndex);
      await select.nth(nth).selectOption({ index: chosen === 0 ? 1 : 0 });
      const place = await select.nth(nth).boundingBox();
      await region.and(page.locator('[aria-busy=true]')).waitFor();
      await expect.poll(() => region.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.6');
      await page.waitForURL((url) => url.href !== before);
      expect(await region.getAttribute('aria-busy')).toBe(null);
      expect(await select.nth(nth).boundingBox()).toEqual(place);
    }
    expect(await layoutShifts(page)).toEqual([]);
  });
});
