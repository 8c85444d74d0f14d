import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { statesView } from '@/lib/places/page/state-list';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { StatesPage } from './states-page';

const view = statesView(loadData());
const page = (sortedBy?: string) =>
  renderToStaticMarkup(<StatesPage view={view} {...(sortedBy === undefined ? {} : { sortedBy })} />);
const table = (markup: string) => markup.slice(markup.indexOf('id="states-table"'));
const firstRow = (markup: string) =>
  textOf(elements(elements(table(markup), 'tbody')[0] ?? '', 'tr')[0] ?? '');
const headers = (markup: string) => elements(elements(table(markup), 'thead')[0] ?? '', 'th').map(textOf);

describe('the page of all states', () => {
  it('links each state from its tile and from the table', () => {
    const links = attributes(page(), 'href').filter((href) => href === '/states/rhode-island');
    expect(links.length).toBeGreaterThanOrEqual(2);
  });

  it('leads with medians and keeps the means in its table', () => {
    const markup = page();
    expect(textOf(markup)).toMatch(/^The middle RN earns from/);
    expect(headers(markup).slice(1, 3)).toEqual([
      expect.stringMatching(/RN pay/),
      expect.stringMatching(/ADN tuition/),
    ]);
    expect(headers(markup).filter((header) => header.includes('mean'))).toHaveLength(3);
  });

  it('asks for a place, without scripts', () => {
    const [form = ''] = elements(page(), 'form');
    expect(attributes(form, 'name')).toEqual(['near']);
    expect(page()).toMatch(/<form[^>]* action="\/programs"/);
  });

  it('is in order of name by itself', () => {
    expect(firstRow(page())).toMatch(/^Alabama/);
  });

  it('is sorted by links to pages of their own', () => {
    expect(attributes(page(), 'href')).toContain('/states/sorted-by/rn-pay#states-table');
    expect(attributes(page('rn-pay'), 'href')).toContain('/states#states-table');
  });

  it('shows the column that was asked for beside the names, and says how it is sorted', () => {
    const sorted = page('bsn-price');
    expect(headers(sorted)[1]).toMatch(/BSN tuition/);
    expect(sorted).toMatch(/<details[^>]*id="all-states"[^>]*open=""/);
    expect(page()).not.toMatch(/<details[^>]*id="all-states"[^>]*open/);
    expect(firstRow(sorted)).toMatch(/^[A-Z][a-z ]+\$[\d,]+/);
    expect(attributes(sorted, 'aria-sort')).toEqual(['ascending']);
    expect(headers(page())).toHaveLength(headers(sorted).length);
  });
});
