import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, tabTo, visitor } from '../support/visit';

const { visit } = visitor();

/** What someone types into the fields, in the order in which Tab reaches them; a select takes the letters of its option. */
const journeys = [
  {
    id: 'nursing-roi',
    typed: { '#state': 'Calif', '#degree': 'ADN', '#current_income': '41k' },
    query: 'state=california&degree=ADN&current_income=41k&pay_per=year&hours=40',
    answer: /^School costs about \$[\d,]+, and you give up about /,
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
    answer: /^You get your RN license in about /,
  },
  {
    id: 'admission-readiness',
    typed: {
      '#program_type': 'ADN',
      '#entry_type': 'Straight',
      '#gpa': '3.1',
      '#entrance_exam_score': '66',
      '#experience': 'Volun',
      '#science_prereqs_complete': 'Not',
      '#has_retakes': 'One',
    },
    query:
      'program_type=ADN&entry_type=first_year&gpa=3.1&entrance_exam_score=66&experience=volunteer&science_prereqs_complete=false&has_retakes=true',
    answer: /^With a GPA of 3\.1 you score \d+ of 100 for an ADN program\. /,
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

  it('is answered on a phone, where the form is folded before and after and opens by keyboard', async () => {
    const page = await visit(`/calculators/${id}`, { viewport: PHONE, javaScriptEnabled: false });
    expect(await page.locator('form').isVisible()).toBe(false);
    await calculate(page, typed);
    expect(await page.locator('form').isVisible()).toBe(false);
    await tabTo(page, '.form-panel > summary');
    await page.keyboard.press('Enter');
    for (const field of Object.keys(typed)) expect(await page.locator(field).isVisible()).toBe(true);
  });
});

const mistakes = [
  {
    id: 'nursing-roi',
    start: '',
    field: '#current_income',
    message: /^Enter what you earn now,/,
    corrected: '30k',
  },
  {
    id: 'admission-readiness',
    start: '?program_type=BSN&experience=cna',
    field: '#gpa',
    message: /^Enter your GPA as a number from 0 to 4/,
    corrected: '3',
  },
];

describe.each(mistakes)('a mistake in $id', ({ id, start, field, message, corrected }) => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('is named first, linked to its field and corrected by keyboard %s', async (_, javaScriptEnabled) => {
    const page = await visit(`/calculators/${id}${start}`, { javaScriptEnabled });
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
    await page.keyboard.type(corrected);
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    expect(await page.title()).not.toMatch(/^Error/);
    expect(await page.locator('.answer-sentence').count()).toBe(1);
  });
});

it.each([
  ['with scripts', true],
  ['without scripts', false],
])('pay that is low for a year is asked about, and answered by a link %s', async (_, javaScriptEnabled) => {
  const page = await visit('/calculators/nursing-roi', { javaScriptEnabled });
  await calculate(page, { '#state': 'Georgia', '#degree': 'ADN', '#current_income': '17.50' });
  const summary = page.locator('.error-summary');
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await summary.locator('a').allTextContents()).toEqual([
    'Is $17.50 your pay for an hour, a month, or a year?',
    'An hour: $17.50 an hour, 40 hours a week = $36,400 a year',
    'A month: $17.50 × 12 = $210 a year',
    'A year: $17.50 is all that you earn in a year',
  ]);
  await page.getByRole('link', { name: /^An hour/ }).click();
  await page.locator('.given', { hasText: 'You earn $17.50 an hour ($36,400 a year).' }).waitFor();
  expect(await page.locator('#pay_per').inputValue()).toBe('hour');
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

describe('an exam that has not been taken', () => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('is left empty, and answered with three scores %s', async (_, javaScriptEnabled) => {
    const page = await visit('/calculators/admission-readiness', { javaScriptEnabled });
    await calculate(page, { '#program_type': 'BSN', '#gpa': '3.4', '#experience': 'CNA' });
    expect(await page.locator('.answer .figure-label').allTextContents()).toEqual([
      'Exam 65: usual minimum',
      'Exam 84: usual score',
      'Exam 95: full points',
    ]);
    expect(await page.locator('#entrance_exam_score').inputValue()).toBe('');
  });
});

it('asks back what a number on another scale meant, and answers by one link', async () => {
  const page = await visit(
    '/calculators/admission-readiness?gpa=3.4&entrance_exam_score=0.78&program_type=BSN&experience=cna',
    { javaScriptEnabled: false },
  );
  expect(await page.locator('.answer-sentence').count()).toBe(0);
  await page.getByRole('link', { name: 'Answer with an entrance exam score of 78' }).click();
  expect(new URL(page.url()).searchParams.get('entrance_exam_score')).toBe('78');
  expect(await page.locator('.answer-sentence').textContent()).toMatch(/an exam score of 78 /);
});
