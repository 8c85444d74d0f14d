import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { answerLate, calculatorIds, openForm, READINESS } from '../support/answer-pages';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { PHONE, visitor } from '../support/visit';

const { visit } = visitor();

const sentence = (page: Page) => page.locator('.answer-sentence').textContent();

async function sentenceBecomes(page: Page, expected: RegExp): Promise<void> {
  await page.locator('.answer-sentence', { hasText: expected }).waitFor();
}

/** The question that the page answers, as its heading. */
async function questionBecomes(page: Page, expected: RegExp): Promise<void> {
  await page.locator('h1', { hasText: expected }).waitFor();
}

/** What the page says of the fields. */
async function givenBecomes(page: Page, expected: RegExp): Promise<void> {
  await page.locator('.given', { hasText: expected }).waitFor();
}

describe('with scripts, the answer', () => {
  it('follows the fields, and the URL with it', async () => {
    const page = await visit('/calculators/nursing-roi');
    await page.selectOption('#state', 'texas');
    await questionBecomes(page, / in Texas\?/);
    expect(new URL(page.url()).search).toBe('?state=texas&degree=BSN');
    await page.fill('#current_income', '52000');
    await givenBecomes(page, /You earn \$52,000 a year now/);
    expect(new URL(page.url()).search).toBe('?state=texas&degree=BSN&current_income=52000');
    expect(await page.title()).toMatch(/^BSN in Texas: /);
    await page.reload();
    await questionBecomes(page, / in Texas\?/);
    await givenBecomes(page, /You earn \$52,000 a year now/);
  });

  it('comes without a jump: focus, scroll position and layout stay', async () => {
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN&current_income=30000', {
      viewport: PHONE,
    });
    await recordLayoutShifts(page);
    await page.reload();
    await openForm(page);
    await page.locator('#current_income').focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('38000');
    await givenBecomes(page, /\$38,000/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('current_income');
    expect(await page.locator('#current_income').inputValue()).toBe('38000');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.locator('#current_income').isVisible()).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
  });

  it('is read out in one line, and only when it changes', async () => {
    const page = await visit('/calculators/lpn-pathway');
    const status = page.locator('body > [role=status]');
    expect(await status.textContent()).toBe('');
    await page.selectOption('#end_goal', 'nurse_now');
    await sentenceBecomes(page, /^You get your LPN license in about /);
    const verdict = await page.locator('#answer > h2').textContent();
    expect(await status.textContent()).toBe(`${verdict}. ${await sentence(page)}`);
    expect(await page.locator('.answer[aria-live]').count()).toBe(0);
  });

  it('waits while a number cannot be read', async () => {
    const page = await visit(`/calculators/admission-readiness${READINESS}`);
    const before = await sentence(page);
    await page.fill('#gpa', '3,9');
    await page.waitForTimeout(1_000);
    expect(new URL(page.url()).search).toBe(READINESS);
    expect(await sentence(page)).toBe(before);
    await page.fill('#gpa', '3.9');
    await sentenceBecomes(page, /^With a GPA of 3\.9 /);
  });

  it('waits while a number would be refused, and does not take the focus from who types it', async () => {
    const page = await visit('/calculators/nursing-roi');
    const before = await sentence(page);
    await page.fill('#current_income', '99000000');
    await page.waitForTimeout(1_000);
    expect([new URL(page.url()).search, await sentence(page)]).toEqual(['', before]);
    expect(await page.locator('.error-summary').count()).toBe(0);
    await page.fill('#current_income', '9900000');
    await givenBecomes(page, /\$9,900,000/);
  });

  it('waits while an amount would be asked about, and follows pay by the hour', async () => {
    const page = await visit('/calculators/nursing-roi?state=georgia&degree=ADN');
    const before = await sentence(page);
    await page.fill('#current_income', '17.50');
    await page.waitForTimeout(1_000);
    expect(await sentence(page)).toBe(before);
    expect(await page.locator('#hours').isVisible()).toBe(false);
    await page.selectOption('#pay_per', 'hour');
    await givenBecomes(page, /\(\$36,400 a year\)/);
    expect(new URL(page.url()).search).toBe('?state=georgia&degree=ADN&current_income=17.50&pay_per=hour');
    await page.fill('#hours', '36');
    await givenBecomes(page, /\$17\.50 an hour, 36 hours a week \(\$32,760 a year\)/);
    expect(await page.locator('#current_income').inputValue()).toBe('17.50');
  });

  it('reads thousands, and takes the usual pay where the field is emptied', async () => {
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN');
    await page.fill('#current_income', '34k');
    await givenBecomes(page, /You earn \$34,000 a year now/);
    await page.fill('#current_income', '');
    await givenBecomes(page, /We used what people usually earn before [^,]+, \$36,820 a year/);
    expect(new URL(page.url()).search).toBe('?state=ohio&degree=BSN');
  });

  it('leaves a school out that is in another state', async () => {
    const page = await visit(
      '/calculators/nursing-roi?state=ohio&degree=BSN&program=ohio-state-university-main-campus-204796',
    );
    await page.selectOption('#state', 'texas');
    await questionBecomes(page, / in Texas\?/);
    expect(new URL(page.url()).searchParams.has('program')).toBe(false);
  });

  it.each([
    ['#gpa', '34', '3.6'],
    ['#entrance_exam_score', '0.7', '71'],
  ])('waits while a number would be asked back: %s', async (field, unlikely, likely) => {
    const page = await visit(`/calculators/admission-readiness${READINESS}`);
    await page.fill(field, unlikely);
    await page.waitForTimeout(1_000);
    expect(new URL(page.url()).search).toBe(READINESS);
    expect(await page.locator('.error-summary').count()).toBe(0);
    await page.fill(field, likely);
    await sentenceBecomes(page, new RegExp(likely.replace('.', '\\.')));
  });

  it('is given for three exam scores once the score is taken out', async () => {
    const page = await visit(`/calculators/admission-readiness${READINESS}`);
    await page.fill('#entrance_exam_score', '');
    await sentenceBecomes(page, /depending on the exam/);
  });

  it('is that to the last question, also when the one before is asked again meanwhile', async () => {
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN');
    await answerLate(page);
    await page.selectOption('#state', 'texas');
    await page.waitForRequest((request) => request.url().includes('state=texas'));
    await page.selectOption('#state', 'ohio');
    await page.waitForRequest((request) => request.url().includes('state=ohio'));
    await page.waitForLoadState('networkidle');
    await questionBecomes(page, / in Ohio\?/);
    expect(new URL(page.url()).searchParams.get('state')).toBe('ohio');
  });

  it('leaves open what was opened', async () => {
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN');
    await page.locator('#earnings summary').first().click();
    await page.selectOption('#state', 'texas');
    await questionBecomes(page, / in Texas\?/);
    expect(await page.locator('#ahead-table').isVisible()).toBe(true);
    expect(await page.locator('#salary-table').isVisible()).toBe(false);
  });

  it('puts a comparison beside it', async () => {
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN');
    await page.getByText('More details', { exact: true }).first().click();
    await page.selectOption('#compare', 'ADN');
    await page.locator('#comparison-table').waitFor();
    await page.selectOption('#compare_2', 'california');
    await page.locator('#comparison-table', { hasText: 'BSN in California' }).waitFor();
    expect(new URL(page.url()).search).toBe('?state=ohio&degree=BSN&compare=ADN&compare=california');
  });

  it('takes the place of what had to be corrected', async () => {
    const page = await visit('/calculators/nursing-roi?state=&degree=BSN');
    expect(await page.title()).toMatch(/^Error: /);
    await openForm(page);
    await page.selectOption('#state', 'ohio');
    await questionBecomes(page, / in Ohio\?/);
    expect(await page.locator('.error-summary, .field-error').count()).toBe(0);
    expect(await page.locator('#state').getAttribute('aria-invalid')).toBe(null);
    expect(await page.title()).toMatch(/^BSN in Ohio: /);
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('answer');
  });

  it('has its address in what is kept, sent and printed', async () => {
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN');
    await page.selectOption('#state', 'texas');
    await questionBecomes(page, / in Texas\?/);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toContain('state=texas');
    expect(await page.getByLabel('Address of this page').inputValue()).toBe(canonical);
    expect(await page.locator('.print-header').textContent()).toContain('state=texas');
    await page.locator('#save > summary').click();
    await page.getByRole('button', { name: 'Copy' }).waitFor();
  });

  it('stays, and says so, where another cannot be had', async () => {
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN');
    const before = await sentence(page);
    await page.context().setOffline(true);
    await page.selectOption('#state', 'texas');
    await page.locator('form [role=alert]', { hasText: /Press the button to try again\.$/ }).waitFor();
    expect(await sentence(page)).toBe(before);
    await page.context().setOffline(false);
    await page.selectOption('#degree', 'ADN');
    await questionBecomes(page, / in Texas\?/);
    expect(await page.locator('form [role=alert]').count()).toBe(0);
  });

  it('leaves the browser history alone', async () => {
    const page = await visit('/calculators');
    await page.locator('main a[href="/calculators/lpn-pathway"]').click();
    await page.waitForURL(/lpn-pathway/);
    await page.waitForLoadState('networkidle'); // The scripts of the page that was led to are there.
    await page.selectOption('#budget', 'flexible');
    await page.waitForURL(/budget=flexible/);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/calculators');
  });
});

describe('a field that is changed before the scripts are there', () => {
  /** The page without its scripts, and what lets them come. */
  async function slowly(path: string) {
    const page = await visit('/about');
    let come = () => {};
    const there = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await there;
      await route.continue();
    });
    await page.goto(inject('baseUrl') + path, { waitUntil: 'commit' });
    await page.locator('form button').waitFor();
    return { page, come };
  }

  it.each([
    [
      'a choice',
      (page: Page) => page.selectOption('#state', 'texas'),
      / in Texas\?/,
      '?state=texas&degree=BSN',
    ],
    [
      'a number',
      (page: Page) => page.fill('#current_income', '52000'),
      /\$52,000/,
      '?state=ohio&degree=BSN&current_income=52000',
    ],
  ] as const)('is answered once they are: %s', async (_, change, expected, search) => {
    const { page, come } = await slowly('/calculators/nursing-roi');
    await change(page);
    come();
    await page.locator('main', { hasText: expected }).waitFor();
    expect(new URL(page.url()).search).toBe(search);
  });

  it('is not invented when it is missing: the address does not change', async () => {
    const { page, come } = await slowly('/calculators/nursing-roi?degree=BSN&state=ohio&x=1');
    come();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
    expect(new URL(page.url()).search).toBe('?degree=BSN&state=ohio&x=1');
  });
});

it.each(calculatorIds)('%s loads without a layout shift', async (id) => {
  const page = await visit(`/calculators/${id}`, { viewport: PHONE });
  await recordLayoutShifts(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
});

it('asks no one but the site', async () => {
  const page = await visit('/calculators/nursing-roi');
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.reload({ waitUntil: 'networkidle' });
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});
