import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, tabTo, visitor } from '../support/visit';

const { visit } = visitor();

/** What someone types into the fields, in the order in which Tab reaches them; a select takes the letters of its option. */
const journeys = [
  {
    id: 'nursing-roi',
    typed: { '#state': 'Calif', '#degree': 'Associate', '#current_income': '41000' },
    query: 'state=california&degree=ADN&current_income=41000',
    answer: /^Yes: in California you come out ahead about /,
  },
  {
    id: 'lpn-pathway',
    typed: {
      '#starting_point': 'Bachelor',
      '#end_goal': 'Become',
      '#priority': 'Speed',
      '#timeline': 'Starting within m',
      '#budget': 'Flex',
    },
    query: 'starting_point=degree_holder&end_goal=become_rn&priority=speed&timeline=asap&budget=flexible',
    answer: /^Take an accelerated BSN: your RN license in about /,
  },
  {
    id: 'admission-readiness',
    typed: {
      '#gpa': '3.1',
      '#entrance_exam_score': '66',
      '#program_type': 'Assoc',
      '#experience': 'Volun',
      '#science_prereqs_complete': 'Not',
      '#has_retakes': 'One',
      '#entry_type': 'Straight',
    },
    query:
      'gpa=3.1&entrance_exam_score=66&program_type=ADN&experience=volunteer&science_prereqs_complete=false&has_retakes=true&entry_type=first_year',
    answer: /^With a GPA of 3\.1 you score \d+ of 100 for an ADN program: /,
  },
];

/** Fills the form with the keyboard alone, opened first where it is folded, and sends it with Enter on its button. */
async function calculate(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  if (!(await page.locator('form').isVisible())) {
    await tabTo(page, '.form-panel > summary');
    await page.keyboard.press('Enter');
  }
  for (const [field, text] of Object.entries(typed)) {
    await tabTo(page, field);
    if (await page.locator(field).evaluate((control) => control.matches('input'))) {
      await page.keyboard.press('ControlOrMeta+A');
    }
    await page.keyboard.type(text);
  }
  await tabTo(page, 'form button');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

/** The pairs of a page's query that are not empty and not their parameter's default. */
function given(page: Page): string {
  const query = [...new URL(page.url()).searchParams].filter(([, value]) => value !== '');
  return new URLSearchParams(query).toString();
}

describe.each(journeys)('$id by keyboard alone', ({ id, typed, query, answer }) => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('is answered %s', async (_, javaScriptEnabled) => {
    const page = await visit(`/calculators/${id}`, { javaScriptEnabled });
    await calculate(page, typed);
    expect(given(page)).toBe(query);
    expect(await page.locator('.answer-sentence').textContent()).toMatch(answer);
    expect(await page.title()).not.toMatch(/^Error/);
  });

  it('is answered on a phone, where the form folds before and after and opens by keyboard', async () => {
    const page = await visit(`/calculators/${id}`, { viewport: PHONE, javaScriptEnabled: false });
    await calculate(page, typed);
    expect(await page.locator('form').isVisible()).toBe(false);
    await tabTo(page, '.form-panel > summary');
    await page.keyboard.press('Enter');
    for (const field of Object.keys(typed)) expect(await page.locator(field).isVisible()).toBe(true);
  });
});

const mistakes = [
  { id: 'nursing-roi', field: '#current_income', message: /^Enter what you earn now / },
  { id: 'admission-readiness', field: '#gpa', message: /^Enter your GPA as a number from 0 to 4/ },
];

describe.each(mistakes)('a mistake in $id', ({ id, field, message }) => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('is named first, linked to its field and corrected by keyboard %s', async (_, javaScriptEnabled) => {
    const page = await visit(`/calculators/${id}`, { javaScriptEnabled });
    await calculate(page, { [field]: 'much' });
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.locator('.answer-sentence').count()).toBe(0);
    const summary = page.locator('.error-summary');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await tabTo(page, '.error-summary a');
    expect(await page.locator(':focus').textContent()).toMatch(message);
    await page.keyboard.press('Enter');
    await page.locator(`${field}:focus`).waitFor();
    expect(await page.locator(field).inputValue()).toBe('much');
    expect(await page.locator(field).getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('3');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    expect(await page.title()).not.toMatch(/^Error/);
    expect(await page.locator('.answer-sentence').count()).toBe(1);
  });
});

it('names a value that lpn-pathway does not know', async () => {
  const page = await visit(
    '/calculators/lpn-pathway?starting_point=moon&end_goal=become_rn&priority=&timeline=asap&budget=tight',
  );
  expect(await page.locator('.error-summary a').allTextContents()).toEqual([
    'Choose where you start. Received "moon".',
    'Choose what matters most',
  ]);
});
