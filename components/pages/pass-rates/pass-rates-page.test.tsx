import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { dataPageView } from '@/lib/pass-rates/page/data-page';
import { overviewView } from '@/lib/pass-rates/page/overview';
import { ratesIn } from '@/lib/pass-rates/page/source';
import { stateRatesView } from '@/lib/pass-rates/page/state-page';
import type { StateSlug } from '@/lib/places/states';
import { stateSlugs } from '@/lib/places/states';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { DataPage } from '../data/data-page';
import { PassRatesPage } from './pass-rates-page';
import { StateRatesPage } from './state-rates-page';

const source = ratesIn(loadData());
const state = (slug: StateSlug, query = '') =>
  renderToStaticMarkup(<StateRatesPage view={stateRatesView(slug, new URLSearchParams(query), source)} />);
const overview = renderToStaticMarkup(<PassRatesPage view={overviewView(source)} />);
const data = renderToStaticMarkup(<DataPage view={dataPageView(loadData())} />);

describe('the page of a state', () => {
  const georgia = state('georgia');

  it('gives every rate with its candidates, its period, its interval and its source', () => {
    const table = georgia.slice(georgia.indexOf('id="rates"'));
    const [head = '', ...rows] = elements(table, 'tr').map(textOf);
    expect(head).toMatch(/Period.*Passed.*Candidates.*Likely range.*Source/);
    for (const row of rows) expect(row).toMatch(/2025[\d.]+ ?\d+[\d.]+ to [\d.]+/);
  });

  it('names the first, the last and the school that is searched for', () => {
    const text = textOf(state('georgia', 'school=valdosta'));
    expect(text).toMatch(/Highest: .*100%, \d+ of \d+/);
    expect(text).toMatch(/Lowest: .*50%, 7 of 14/);
    expect(text).toContain('Your search, with a large dot:Valdosta State University');
  });

  it('gives old results as old, with the year first and the board beside them', () => {
    const [answer = ''] = elements(state('california'), 'section');
    expect(textOf(answer)).toMatch(/^In Jul 2016-Jun 2017, .*These results are old\..*rn\.ca\.gov/);
    expect(textOf(elements(georgia, 'section')[0] ?? '')).not.toContain('are old');
  });

  it('says who has the results of a state that we have none of', () => {
    const [ohio = ''] = elements(state('ohio'), 'section');
    expect(textOf(ohio)).toMatch(
      /^We don’t have pass rates of programs in Ohio.*publishes at nursing\.ohio\.gov/,
    );
    const [alabama = ''] = elements(state('alabama'), 'section');
    expect(textOf(ohio)).toContain('Look there for: annual pass-rate memo.');
    expect(textOf(alabama)).toContain(
      'We know no page where Alabama’s board of nursing publishes pass rates.',
    );
    expect(textOf(alabama)).toContain('its year, and how many took the exam');
  });

  it('opens its table where something is asked for', () => {
    const isOpen = (markup: string) => /<details[^>]*id="all-results"[^>]*open=""/.test(markup);
    expect([isOpen(georgia), isOpen(state('georgia', 'order=rate'))]).toEqual([false, true]);
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
    const text = textOf(state('tennessee'))
      .replace(/How to read.*/, '')
      .replace(/RN exam passed the first time, US|LPN exam passed the first time, US/g, '');
    expect(text).toContain('as collected in a public workbook that names no board');
    expect(text).not.toContain('copy of the board');
    expect(text.replace(/The whole state and the US.*/, '')).not.toMatch(/first.(?:attempt|time)/i);
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
    expect(text.indexOf('can’t be compared with')).toBeGreaterThan(text.indexOf('91% of 186,686'));
    expect(text.indexOf('616')).toBeGreaterThan(text.indexOf('can’t be compared with'));
  });
});

describe('the page of pass rates', () => {
  it('says first how much is known, and counts rows by how they were read at the end', () => {
    const [answer = ''] = elements(overview, 'section');
    expect(textOf(answer)).toMatch(
      /^We have current pass rates for Georgia and Tennessee\. For the others, ask/,
    );
    expect(textOf(answer)).toContain('States with a current table2 of 51');
    expect(textOf(overview.slice(overview.indexOf('id="provenance"')))).toMatch(
      /42 results read on the board’s own page.*948 results.*47 results/,
    );
  });

  it('maps every state by how new its results are, in words too', () => {
    const [map = ''] = elements(overview, 'svg');
    const names = attributes(map, 'aria-label');
    expect(names).toHaveLength(stateSlugs.length);
    expect(names).toContain('GA, Georgia: Current table, newest 2025');
    expect(names).toContain('CA, California: Old results only, newest 2017');
    expect(names).toContain('OH, Ohio: None here');
  });

  it('links the board of every state that has a known page', () => {
    const links = attributes(overview, 'href');
    for (const { publishes_at: address } of source.boards) if (address) expect(links).toContain(address);
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
