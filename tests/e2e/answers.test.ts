import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { identity } from '@/lib/site/identity';
import { answerPages } from '../support/answer-pages';
import { visitor } from '../support/visit';

const { visit } = visitor();

const { calculators, comparison, school } = answerPages;

const others = ['/programs?state=ohio&credential=BSN', comparison, '/states/ohio'];

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.each([...Object.values(calculators), ...others, school])('the answer at %s', (path) => {
  it('has a heading, and the first link of the page skips to it', async () => {
    const page = await visit(path, { javaScriptEnabled: false });
    expect(await page.locator('#answer > h2').textContent()).toMatch(/\w/);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the answer');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('answer');
  });

  it('has its address in a field, and goes into a message', async () => {
    const page = await visit(path, { javaScriptEnabled: false });
    const field = page.getByLabel('Address of this page');
    // A page that is written when the site is built has the address of that site.
    expect([inject('baseUrl'), identity().baseUrl]).toContain(new URL(await field.inputValue()).origin);
    expect(await field.isEditable()).toBe(false);
    const [email, text] = await page
      .locator('.save-answer a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(email).toMatch(/^mailto:\?subject=.+&body=.+/);
    for (const href of [email, text]) {
      expect(new URL(href ?? '').searchParams.get('body')).toContain(await field.inputValue());
    }
    expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
  });
});

describe('a sent form', () => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('moves the focus to the answer %s', async (_, javaScriptEnabled) => {
    const page = await visit(calculators['admission-readiness'], { javaScriptEnabled });
    await page.locator('#gpa').fill('3.1');
    await page.locator('form button[type=submit]').focus();
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).hash).toBe('#answer');
    expect(await focused(page)).toBe('answer');
    expect(await page.locator('#answer > h2').isVisible()).toBe(true);
  });

  it('of the finder moves it to the answer too', async () => {
    const page = await visit('/programs', { javaScriptEnabled: false });
    await page.locator('#near').fill('45402');
    await Promise.all([page.waitForEvent('load'), page.locator('#near').press('Enter')]);
    expect(await focused(page)).toBe('answer');
  });

  it('does not move it while the answer follows the fields', async () => {
    const page = await visit(calculators['admission-readiness']);
    await page.locator('#gpa').fill('3.1');
    await page.waitForURL(/gpa=3\.1/);
    await page.locator('.answer-sentence', { hasText: 'GPA of 3.1' }).waitFor();
    expect(await focused(page)).toBe('gpa');
  });
});

it.each([calculators['nursing-roi'], ...others])(
  'copies the address where the script runs: %s',
  async (path) => {
    const page = await visit(path);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('#save > summary').click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.locator('#save [role=status]', { hasText: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.getByLabel('Address of this page').inputValue(),
    );
  },
);

it('describes an answered page by its verdict and its sentence', async () => {
  const page = await visit(calculators['nursing-roi'], { javaScriptEnabled: false });
  const said = await page.locator('#answer > h2, .answer-sentence').allTextContents();
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(said.join('. '));
});
