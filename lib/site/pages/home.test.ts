import { describe, expect, it } from 'vitest';
import { calculators } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { records, unexplained } from '@/tests/support/figures';
import { breadcrumbList, website } from '../structured-data';
import { homeView } from './home';
import { pageAt, pages } from './pages';

const view = homeView(loadData());

describe('the home page', () => {
  it('answers what nursing pays and costs, from the rows of the nation', () => {
    expect(view.sentence).toBe(
      'A registered nurse in the United States earns $101,000 a year on average. Tuition and fees for an associate degree (ADN) are about $8,760 at a public college, for a bachelor’s (BSN) about $40,100.',
    );
    expect(view.rn.mean).toEqual({ value: 101_420 });
    expect([view.adn.median, view.bsn.median]).toEqual([8760, 40_104]);
    expect(unexplained(view)).toEqual([]);
  });

  it('leads to every calculator and every state', () => {
    expect(view.calculators).toHaveLength(calculators.length);
    expect(view.states).toHaveLength(51);
    const known = new Set(pages.map(({ path }) => path));
    const links = [...view.calculators.map(({ href }) => href), ...view.states.map(({ path }) => path)];
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('counts the evidence behind the answers as the tables do', () => {
    const earnings = records('data/graduate_earnings_by_state.csv').filter(
      ({ state_slug }) => state_slug === 'us',
    );
    expect(view.evidence.map(({ count }) => count)).toEqual([
      records('data/wages.csv').length,
      records('data/wages_metro.csv').length,
      records('data/institutions.csv').length,
      earnings.reduce((total, row) => total + Number(row['programs']), 0),
    ]);
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
