import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { dataPageView } from '@/lib/pass-rates/page/data-page';
import { overviewView } from '@/lib/pass-rates/page/overview';
import { stateRatesView } from '@/lib/pass-rates/page/state-page';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import type { StateSlug } from '@/lib/places/states';
import { stateSlugs } from '@/lib/places/states';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { DataPage } from '../data/data-page';
import { PassRatesPage } from './pass-rates-page';
import { StateRatesPage } from './state-rates-page';

const source = {
  held: passRatesOf(loadData()),
  boards: loadData().rows('boards'),
  schoolPath: () => undefined,
};
const state = (slug: StateSlug, query = '') =>
  renderToStaticMarkup(<StateRatesPage view={stateRatesView(slug, new URLSearchParams(query), source)} />);
const overview = renderToStaticMarkup(<PassRatesPage view={overviewView(source.held)} />);
const data = renderToStaticMarkup(<DataPage view={dataPageView(loadData())} />);

describe('the page of a state', () => {
  const georgia = state('georgia');

  it('gives every rate with its candidates, its period, its interval and its source', () => {
    const table = georgia.slice(georgia.indexOf('id="rates"'));
    const [head = '', ...rows] = elements(table, 'tr').map(textOf);
    expect(head).toMatch(/Period.*Passed.*Candidates.*95% interval.*Source/);
    for (const row of rows) expect(row).toMatch(/2025[\d.]+ ?\d+[\d.]+ to [\d.]+/);
  });

  it('can be sorted and filtered without scripts', () => {
    expect(attributes(georgia, 'href')).toContain('/nclex-pass-rates/georgia?order=rate#rates');
    expect(elements(georgia, 'form').join()).toContain('name="school"');
    expect(attributes(state('georgia', 'order=rate'), 'aria-sort')).toEqual(['descending']);
  });

  it('tells what is wrong with its rows, and no other state’s', () => {
    expect(textOf(georgia)).toContain('names no issuer');
    expect(textOf(georgia)).not.toContain('Utah');
  });

  it('does not call Tennessee’s workbook a board’s, nor its results first attempts', () => {
    const text = textOf(state('tennessee')).replace(/How to read.*/, '');
    expect(text).toContain('as collected in a public workbook that names no board');
    expect(text).not.toContain('copy of the board');
    expect(text.replace(/What to mind.*/, '')).not.toMatch(/first.(?:attempt|time)/i);
  });

  it('says of every state what is known, with each id once', () => {
    for (const slug of stateSlugs) {
      const markup = state(slug);
      const ids = attributes(markup, 'id');
      expect(new Set(ids).size, slug).toBe(ids.length);
      const jumps = attributes(markup, 'href').filter((href) => href.startsWith('#'));
      expect(
        jumps.filter((href) => !ids.includes(href.slice(1))),
        slug,
      ).toEqual([]);
    }
  });

  it('never sets the first quarter of Mississippi against the year of the nation', () => {
    const text = textOf(state('mississippi'));
    expect(text.indexOf('cannot be set against')).toBeGreaterThan(text.indexOf('91.16%'));
    expect(text.indexOf('98% of 616')).toBeGreaterThan(text.indexOf('cannot be set against'));
  });
});

describe('the page of pass rates', () => {
  it('counts the rows by how near to the board they come, first', () => {
    const [answer = ''] = elements(overview, 'section');
    expect(textOf(answer)).toMatch(/read on the board’s own page42.*948.*47results/);
  });

  it('leads to all 51', () => {
    const links = attributes(overview, 'href');
    for (const slug of stateSlugs) expect(links).toContain(`/nclex-pass-rates/${slug}`);
  });
});

describe('the page of the dataset', () => {
  it('names every file, column and board', () => {
    const links = attributes(data, 'href');
    expect(links).toContain('/data/nclex-pass-rates.csv');
    expect(links).toContain('/data/checksums.txt');
    expect(textOf(data)).toContain('interval_low_percent');
    for (const slug of stateSlugs) expect(links).toContain(`/nclex-pass-rates/${slug}`);
  });

  it('has the license line and describes itself as a Dataset', () => {
    expect(textOf(data)).toContain('NCLEX Pass Rates by Program, version 1.0.0');
    expect(data).toContain('"@type":"Dataset"');
    expect(data).toContain('"temporalCoverage":"2002-07/2025-12"');
  });
});
