import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { PHONE, visitor } from '../support/visit';

const { visit } = visitor();

const sentence = (page: Page) => page.locator('.answer-sentence').textContent();

async function sentenceBecomes(page: Page, expected: RegExp): Promise<void> {
  await page.locator('.answer-sentence', { hasText: expected }).waitFor();
}

describe('with scripts, the answer', () => {
  it('follows the fields, and the URL with it', async () => {
    const page = await visit('/calculators/nursing-roi');
    await page.selectOption('#state', 'texas');
    await sentenceBecomes(page, /^In Texas a BSN /);
    expect(new URL(page.url()).search).toBe('?state=texas&degree=BSN');
    await page.fill('#current_income', '52000');
    await sentenceBecomes(page, /if you earn \$52,000 a year now/);
    expect(new URL(page.url()).search).toBe('?state=texas&degree=BSN&current_income=52000');
    expect(await page.title()).toMatch(/^BSN in Texas: /);
    await page.reload();
    expect(await sentence(page)).toMatch(/^In Texas a BSN .* \$52,000/);
  });

  it('comes without a jump: focus, scroll position and layout stay', async () => {
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN&current_income=30000', {
      viewport: PHONE,
    });
    await recordLayoutShifts(page);
    await page.reload();
    await page.getByText('Change').click();
    await page.locator('#current_income').focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('38000');
    await sentenceBecomes(page, /\$38,000/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('current_income');
    expect(await page.locator('#current_income').inputValue()).toBe('38000');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.locator('#current_income').isVisible()).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
  });

  it('is read out in one line, and only when it changes', async () => {
    const page = await visit('/calculators/lpn-pathway');
    const status = page.locator('form [role=status]');
    expect(await status.textContent()).toBe('');
    await page.selectOption('#end_goal', 'nurse_now');
    await sentenceBecomes(page, /^Become an LPN: /);
    expect(await status.textContent()).toBe(await sentence(page));
    expect(await page.locator('.answer[aria-live]').count()).toBe(0);
  });

  it('waits while a number cannot be read', async () => {
    const page = await visit('/calculators/admission-readiness');
    const before = await sentence(page);
    await page.fill('#gpa', '3,9');
    await page.waitForTimeout(1_000);
    expect(new URL(page.url()).search).toBe('');
    expect(await sentence(page)).toBe(before);
    await page.fill('#gpa', '3.9');
    await sentenceBecomes(page, /^With a GPA of 3\.9 /);
  });

  it('puts a comparison beside it', async () => {
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN');
    await page.getByText('Compare', { exact: true }).first().click();
    await page.selectOption('#compare', 'ADN');
    await page.locator('#comparison-table').waitFor();
    await page.selectOption('#compare_2', 'california');
    await page.locator('#comparison-table', { hasText: 'BSN in California' }).waitFor();
    expect(new URL(page.url()).search).toBe('?state=ohio&degree=BSN&compare=ADN&compare_2=california');
  });

  it('leaves the browser history alone', async () => {
    const page = await visit('/calculators');
    await page.getByRole('link', { name: 'Routes into nursing' }).click();
    await page.waitForURL(/lpn-pathway/);
    await page.waitForLoadState('networkidle'); // The scripts of the page that was led to are there.
    await page.selectOption('#budget', 'flexible');
    await page.waitForURL(/budget=flexible/);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/calculators');
  });
});

it.each(['nursing-roi', 'lpn-pathway', 'admission-readiness'])(
  '%s loads without a layout shift',
  async (id) => {
    const page = await visit(`/calculators/${id}`, { viewport: PHONE });
    await recordLayoutShifts(page);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
  },
);

it('asks no one but the site', async () => {
  const page = await visit('/calculators/nursing-roi');
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.reload({ waitUntil: 'networkidle' });
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});
