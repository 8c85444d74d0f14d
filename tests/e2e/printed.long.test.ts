import { describe, expect, it } from 'vitest';
import { dataVersion } from '@/lib/data/version';
import { identity } from '@/lib/site/identity';
import { answerPages } from '../support/answer-pages';
import { DESKTOP, PHONE, visitor } from '../support/visit';

const { visit } = visitor();

const { calculators, comparison, school } = answerPages;

const PAGES = /\/Type\s*\/Page\b(?!s)/g;

describe('printed', () => {
  const sheets = [...Object.values(calculators), comparison];

  it.each(
    [...sheets, school].flatMap(
      (path) =>
        [
          [path, PHONE],
          [path, DESKTOP],
        ] as const,
    ),
  )('%s is one page', async (path, viewport) => {
    const page = await visit(path, { viewport });
    for (const format of ['Letter', 'A4'] as const) {
      const pdf = await page.pdf({ format, preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(PAGES), format).toHaveLength(1);
    }
  });

  it.each(sheets)('%s names the site, its address, what was asked and the data', async (path) => {
    const page = await visit(path, { javaScriptEnabled: false });
    const address = await page.getByLabel('Address of this page').inputValue();
    expect(await page.locator('.print-header').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    const header = await page.locator('.print-header').textContent();
    for (const said of [identity().name, address, 'Your answers: ', dataVersion()]) {
      expect(header).toContain(said);
    }
    const unprinted = 'form, button, nav, summary, .save-answer, .site-header, .skip-link';
    for (const element of await page.locator(unprinted).all()) {
      expect(await element.isVisible(), await element.evaluate(({ outerHTML }) => outerHTML)).toBe(false);
    }
    expect(await page.locator('#answer').isVisible()).toBe(true);
  });

  it.each([calculators['nursing-roi'], comparison])('has the day where the script runs: %s', async (path) => {
    const page = await visit(path);
    await page.locator('#save > summary').click();
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    await page.pdf();
    expect(await page.locator('.print-header').textContent()).toMatch(/\. Printed [A-Z]\w+ \d+, \d{4}$/);
  });
});
