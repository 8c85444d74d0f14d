import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/site/urls';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { PHONE, visitor } from '../support/visit';

declare global {
  interface Window {
    /** Set by a test: lost where the document is loaded again. */
    isSameDocument?: true;
  }
}

const { visit } = visitor();

const LIST = `${paths.programs}?state=ohio&credential=BSN`;

const chosen = (page: Page) => new URL(page.url()).searchParams.getAll('program');
const picks = (page: Page) => page.locator('a.pick');

async function statusBecomes(page: Page, status: string): Promise<void> {
  await page.locator('#compare-tray [role=status]', { hasText: status }).waitFor();
}

/** A list whose document is known again. */
async function openList(): Promise<Page> {
  const page = await visit(LIST, { viewport: PHONE });
  await recordLayoutShifts(page);
  await page.reload();
  await page.evaluate(() => {
    window.isSameDocument = true;
  });
  return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => window.isSameDocument === true);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('with scripts, the comparison tray', () => {
  it('counts a program without a load, and keeps the focus and the place', async () => {
    const page = await openList();
    const pick = picks(page).nth(1);
    const id = await pick.getAttribute('id');
    await pick.focus();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await statusBecomes(page, '1 of 4');
    expect(await isSameDocument(page)).toBe(true);
    expect(chosen(page)).toHaveLength(1);
    expect(await focused(page)).toBe(id);
    expect(await pick.textContent()).toContain('Added');
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    expect(await layoutShifts(page)).toEqual([]);
  });

  it('has its programs in every link that leads to another list', async () => {
    const page = await openList();
    await picks(page).first().click();
    await statusBecomes(page, '1 of 4');
    const [program = ''] = chosen(page);
    const lists = await page
      .locator('main a[href^="/programs?"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const others = lists.filter((href) => !new URL(href).searchParams.getAll('program').includes(program));
    // Without it: the link beside the program, and the one in the tray.
    expect([others.length, lists.length > 2]).toEqual([2, true]);
    await page.reload();
    await statusBecomes(page, '1 of 4');
  });

  it('counts two clicks that follow each other at once', async () => {
    const page = await openList();
    await page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLAnchorElement>('a.pick');
      first?.click();
      second?.click();
    });
    await statusBecomes(page, '2 of 4');
    expect(chosen(page)).toHaveLength(2);
    expect(
      await page.locator('#compare-tray').getByRole('link', { name: 'Compare', exact: true }).count(),
    ).toBe(1);
  });

  it('takes no fifth, and a program out again, with the focus in the tray', async () => {
    const page = await openList();
    for (const nth of [0, 1, 2, 3]) {
      await picks(page).nth(nth).click();
      await statusBecomes(page, `${nth + 1} of 4`);
    }
    expect(await picks(page).nth(4).textContent()).toContain('Remove one first');
    await page.locator('#compare-tray summary').click();
    await page
      .locator('#compare-tray')
      .getByRole('link', { name: /^Remove/ })
      .first()
      .press('Enter');
    await statusBecomes(page, '3 of 4');
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.locator('#compare-tray :focus').count()).toBe(1);
    expect(await page.locator('#compare-tray details').getAttribute('open')).not.toBe(null);
    expect(await picks(page).nth(4).textContent()).toContain('Compare');
    await page
      .locator('#compare-tray')
      .getByRole('link', { name: /^Remove/ })
      .last()
      .press('Enter');
    await statusBecomes(page, '2 of 4');
    expect(await focused(page)).toBe('compare-tray');
  });

  it('loads the page where it cannot be fetched', async () => {
    const page = await openList();
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await picks(page).first().click();
    await statusBecomes(page, '1 of 4');
    expect(await isSameDocument(page)).toBe(false);
  });

  it('leaves a click for a new tab to the browser', async () => {
    const page = await openList();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      picks(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await statusBecomes(tab, '1 of 4');
    expect(chosen(page)).toEqual([]);
  });
});
