import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { holdingsOf } from '@/lib/pass-rates/page/holdings';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { stateView } from '@/lib/places/page/state';
import type { StateSlug } from '@/lib/places/states';
import { finderSource } from '@/lib/programs/page/source';
import { topLists } from '@/lib/programs/page/top';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { StatePage } from './state-page';

const page = (state: StateSlug) =>
  renderToStaticMarkup(
    <StatePage
      view={stateView(state, loadData())}
      top={topLists(state, finderSource())}
      holdings={holdingsOf(state, passRatesOf(loadData()))}
    />,
  );
const ohio = page('ohio');

describe('the page of a state', () => {
  it('links to the pass rates of its programs, and says so where there are no results', () => {
    expect(attributes(ohio, 'href')).toContain('/nclex-pass-rates/ohio');
    expect(textOf(ohio)).toContain('We have no result by program.');
    expect(textOf(page('georgia'))).toMatch(/NCLEX-RN: \d+ results of 2022 to 2025/);
  });

  it('answers first, with year and source', () => {
    const [answer = ''] = elements(ohio, 'section');
    expect(textOf(answer)).toMatch(/^Registered nurses in Ohio earn \$87,700 a year on average/);
    expect(textOf(answer)).toContain('BLS wages (OEWS), May 2025');
    expect(textOf(answer)).toContain('2023-24');
  });

  it('prints figures to the dollar in its tables', () => {
    expect(textOf(ohio)).toContain('$87,730');
    expect(textOf(ohio)).toContain('$51,384');
  });

  it('leads to sections that are there, each id once', () => {
    const ids = attributes(ohio, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const jumps = attributes(ohio, 'href').filter((href) => href.startsWith('#'));
    expect(jumps.length).toBeGreaterThan(0);
    expect(jumps.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });

  it('leads to the programs that come first, and to all of them', () => {
    const links = attributes(ohio, 'href');
    expect(links.filter((href) => /^\/programs\/[^#]+#bsn$/.test(href))).toHaveLength(3);
    expect(links).toContain('/programs?state=ohio&amp;credential=BSN');
    expect(textOf(ohio)).toMatch(/All \d+ BSN programs/);
  });

  it('asks for a place in the state, and leads to programs near its cities', () => {
    const [form = ''] = elements(ohio, 'form');
    expect(ohio).toContain('<input type="hidden" name="state" value="ohio"/>');
    expect(attributes(form, 'name')).toEqual(['state', 'near']);
    expect(attributes(ohio, 'href')).toContain('/programs?near=Cincinnati%2C+Ohio');
  });

  it('fills the calculator in for each degree', () => {
    const links = attributes(ohio, 'href').filter((href) => href.includes('state=ohio'));
    expect(new Set(links)).toContain('/calculators/nursing-roi?state=ohio&amp;degree=RN_TO_MSN');
  });

  it('has a dash with a reason where a figure is missing', () => {
    const text = textOf(page('alaska'));
    expect(text).toContain('No public institution in Alaska with a known price awards it.');
    expect(text).toContain('Too few institutions in Alaska have a value that can be used.');
    expect(text).toContain('$8,760');
  });

  it('warns beside the answer and beside the figures where measured earnings disagree', () => {
    const california = page('california');
    expect(attributes(california, 'href')).toContain('#cautions');
    expect(textOf(california)).toContain('16.0% less than the calculated $144,269');
    expect(attributes(ohio, 'href')).not.toContain('#cautions');
  });

  it('names the state that an area from across the line is filed under', () => {
    expect(attributes(page('new-jersey'), 'href')).toContain('/states/new-york#areas');
  });

  it('prints no pass rate', () => {
    expect(textOf(ohio)).not.toMatch(/candidates passed|first-attempt/);
  });
});
