import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { editions } from '@/lib/data/editions';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { breadcrumbList, website } from '../structured-data';
import { homeView } from './home';
import { pageAt, pages } from './pages';

const view = homeView(loadData());

describe('the home page', () => {
  it('asks three questions, none of them answered yet', () => {
    expect(view.questions.map(({ name, value, error }) => [name, value, error])).toEqual([
      ['now', '', undefined],
      ['near', '', undefined],
      ['want', 'unsure', undefined],
    ]);
  });

  it('shows the answer to one case as the page of the options has it', () => {
    const { heading, table, sentence, link } = view.example;
    expect(heading).toBe('For example: a nursing assistant in Macon, Georgia');
    expect(table.columns.map(({ id }) => id)).toEqual(['ADN', 'LPN + bridge']);
    expect(table.rows.map(({ id }) => id)).toEqual(['time', 'first_pay', 'cost']);
    expect(table.rows.every(({ cells }) => cells.length === table.columns.length)).toBe(true);
    expect(view.example.meanings.map(({ term }) => term)).toEqual(['ADN', 'LPN', 'Bridge']);
    expect(sentence).toMatch(/^\d+ ADN programs within 50 miles\.$/);
    expect(link.href).toBe('/options?now=healthcare&near=Macon%2C+Georgia&want=become_rn');
  });

  it('leads straight to pages that exist', () => {
    const known = new Set(pages.map(({ path }) => path));
    expect(view.shortcuts.map(({ href }) => href).filter((href) => !known.has(href))).toEqual([]);
    expect(view.shortcuts).toHaveLength(4);
  });

  it('begins with the middle of the nation, each figure with its year and count', () => {
    const data = loadData();
    const dollars = (value: number | null | undefined) => formatDollarsRounded(value ?? 0);
    expect(view.figures.map(({ label, value }) => [label, value])).toEqual([
      ['RN pay, a year', dollars(data.wage('us', '29-1141').median_annual)],
      ['ADN tuition and fees', dollars(data.price('us', 'ADN', 'public')?.median)],
      ['BSN tuition and fees', dollars(data.price('us', 'BSN', 'public')?.median)],
    ]);
    const [pay, ...prices] = view.figures.map(({ note }) => note);
    expect(pay).toContain(editions.wages.edition);
    for (const note of prices) expect(note).toMatch(/The middle of \d+ colleges, 20\d\d-\d\d$/);
  });
});

describe('structured data', () => {
  it('leads from the home page to the page, each with its address', () => {
    const { itemListElement } = breadcrumbList(pageAt('/states/ohio'));
    expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'States'],
      [3, 'Ohio'],
    ]);
    expect(itemListElement.every(({ item }) => item.startsWith('http'))).toBe(true);
  });

  it('names the site and who runs it', () => {
    const [site, organization] = website()['@graph'];
    expect(site).toMatchObject({ '@type': 'WebSite', isAccessibleForFree: true });
    expect(organization).toMatchObject({ '@type': 'Organization' });
  });
});
