import { describe, expect, inject, it } from 'vitest';
import { formatDollars } from '@/lib/numbers/format';
import { areasPath, occupationPages, occupationPath } from '@/lib/places/occupations';
import { occupationColumns } from '@/lib/places/page/occupation';
import { stateColumns } from '@/lib/places/page/state-list';
import { states } from '@/lib/places/states';
import { sortedPages, sortedPath } from '@/lib/site/sort';
import { records } from '../support/figures';
import { attributes, elements, textOf } from '../support/markup';
import { DESKTOP, PHONE, visitor } from '../support/visit';

const { visit } = visitor();

async function page(path: string): Promise<{ status: number; markup: string }> {
  const response = await fetch(inject('baseUrl') + path, { headers: { accept: 'text/html' } });
  return { status: response.status, markup: await response.text() };
}

const canonical = (markup: string) => /<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1];
const pathOf = (address: string | undefined) =>
  address === undefined ? undefined : new URL(address).pathname;

const sortedStates = sortedPages(stateColumns).map(({ slug }) => sortedPath('/states', stateColumns, slug));
const sortedOccupations = occupationPages.flatMap((occupation) =>
  sortedPages(occupationColumns).map(({ slug }) => ({
    path: sortedPath(occupationPath(occupation), occupationColumns, slug),
    of: occupationPath(occupation),
  })),
);

describe('the page of every state', () => {
  const wages = records('data/wages.csv').filter(({ soc }) => soc === '29-1141');

  it.each(states)('answers for $name and prints its mean pay', async ({ slug, name }) => {
    const { status, markup } = await page(`/states/${slug}`);
    const mean = Number(wages.find(({ state_slug }) => state_slug === slug)?.['mean_annual']);
    expect(status).toBe(200);
    expect(textOf(elements(markup, 'h1')[0] ?? '')).toContain(name);
    expect(textOf(elements(markup, 'main')[0] ?? '')).toContain(formatDollars(mean));
    expect(pathOf(canonical(markup))).toBe(`/states/${slug}`);
  });

  it('is not there for a state that does not exist', async () => {
    expect((await page('/states/atlantis')).status).toBe(404);
  });
});

describe('the page of every occupation', () => {
  it.each(occupationPages)('answers for $plural, areas included where they are known', async (occupation) => {
    const { status, markup } = await page(occupationPath(occupation));
    expect(status).toBe(200);
    expect(textOf(elements(markup, 'h1')[0] ?? '')).toContain(occupation.plural);
    expect((await page(areasPath(occupation))).status).toBe(occupation.byArea ? 200 : 404);
  });
});

describe('sorted pages', () => {
  it.each(sortedStates)('%s answers and points to the page itself', async (path) => {
    const { status, markup } = await page(path);
    expect([status, pathOf(canonical(markup))]).toEqual([200, '/states']);
    expect(attributes(markup, 'aria-sort')).toHaveLength(1);
  });

  it.each(sortedOccupations)('$path answers and points to the page itself', async ({ path, of }) => {
    const { status, markup } = await page(path);
    expect([status, pathOf(canonical(markup))]).toEqual([200, of]);
  });
});

it('the three questions of the home page are answered by keyboard, without scripts', async () => {
  const tab = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
  await tab.getByLabel('Where are you now?').focus();
  await tab.keyboard.type('CNA');
  await tab.keyboard.press('Tab');
  await tab.keyboard.type('Ohio');
  await tab.keyboard.press('Tab');
  await tab.keyboard.type('Become a registered');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await tab.waitForURL('**/options?**');
  expect(new URL(tab.url()).search).toBe('?now=healthcare&near=Ohio&want=become_rn');
  expect(await tab.locator('#answer').textContent()).toContain('In Ohio');
});

it('a place that several states have is asked about, and one of them answers', async () => {
  const tab = await visit('/options?now=none&near=Springfield&want=become_rn', { javaScriptEnabled: false });
  await tab.getByRole('alert').getByRole('link', { name: 'Springfield, Ohio' }).click();
  await tab.waitForURL('**/options?**');
  expect(await tab.locator('#answer').textContent()).toContain('In Ohio');
});

it('pay of a state is asked about by keyboard, without scripts, and the answer is in view', async () => {
  const tab = await visit('/salaries/registered-nurses', { viewport: PHONE, javaScriptEnabled: false });
  await tab.getByLabel('State', { exact: true }).focus();
  await tab.keyboard.type('Ohio');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await tab.waitForURL('**/salaries/registered-nurses?**');
  expect(new URL(tab.url()).search).toBe('?state=ohio');
  expect(new URL(tab.url()).hash).toBe('#answer');
  expect(await tab.locator('#answer h2').textContent()).toMatch(/^Half of RNs in Ohio earn more than \$/);
});

it('a link to a folded section opens it, without scripts', async () => {
  const tab = await visit('/methodology/nursing-roi#every-constant', {
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  expect(await tab.locator('#every-constant').isVisible()).toBe(true);
  expect(await tab.locator('#evidence').isVisible()).toBe(false);
});

it('a phone shows the columns that a decision needs, the others on request, without scripts', async () => {
  // A sorted page: its table is open.
  const tab = await visit('/states/sorted-by/rn-pay', { viewport: PHONE, javaScriptEnabled: false });
  const headers = () => tab.locator('#states-table thead th:visible').allTextContents();
  const needed = await headers();
  await tab.getByText(/^More columns: /).click();
  expect(needed).toHaveLength(3);
  expect((await headers()).length).toBeGreaterThan(needed.length);
  await tab.setViewportSize(DESKTOP);
  await tab.reload();
  expect((await headers()).length).toBeGreaterThan(needed.length);
  expect(await tab.getByText(/^More columns: /).isVisible()).toBe(false);
});
