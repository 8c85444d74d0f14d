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

it('a state is asked about on the home page by keyboard, without scripts', async () => {
  const tab = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
  await tab.getByLabel('State', { exact: true }).first().focus();
  await tab.keyboard.type('Ohio');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await tab.waitForURL('**/calculators/nursing-roi?**');
  expect(new URL(tab.url()).search).toBe('?state=ohio&degree=BSN');
  expect(await tab.locator('main').textContent()).toContain('Ohio');
});

it('a phone shows the columns that a decision needs, the others on request, without scripts', async () => {
  const tab = await visit('/states', { viewport: PHONE, javaScriptEnabled: false });
  const headers = () => tab.locator('#states-table thead th:visible').allTextContents();
  const needed = await headers();
  await tab.getByText(/^More columns: /).click();
  expect(needed).toHaveLength(4);
  expect((await headers()).length).toBeGreaterThan(needed.length);
  await tab.setViewportSize(DESKTOP);
  await tab.reload();
  expect((await headers()).length).toBeGreaterThan(needed.length);
  expect(await tab.getByText(/^More columns: /).isVisible()).toBe(false);
});
