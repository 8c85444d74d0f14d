import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { editions } from '@/lib/data/editions';
import { chargeYears } from '@/lib/data/year-words';
import { formatDollars } from '@/lib/numbers/format';
import { ratesIn } from '@/lib/pass-rates/page/source';
import { stateExams } from '@/lib/pass-rates/page/state-exams';
import { stateView } from '@/lib/places/page/state';
import type { StateSlug } from '@/lib/places/states';
import { finderSource } from '@/lib/programs/page/source';
import { stateLists, topLists } from '@/lib/programs/page/top';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { StatePage } from './state-page';

const page = (state: StateSlug) =>
  renderToStaticMarkup(
    <StatePage
      view={stateView(state, loadData())}
      top={topLists(state, finderSource())}
      lists={stateLists(state, finderSource())}
      exams={stateExams(state, ratesIn(loadData()))}
    />,
  );
const ohio = page('ohio');

/** The page as it is before anything is opened; folds within folds go first. */
function withoutFolds(markup: string): string {
  const inner = markup.replace(/<details(?:(?!<details).)*?<\/details>/gs, '');
  return inner === markup ? markup : withoutFolds(inner);
}

describe('the page of a state', () => {
  it('links to the pass rates of its programs, and says so where there are no results', () => {
    expect(attributes(ohio, 'href')).toContain('/nclex-pass-rates/ohio');
    expect(textOf(ohio)).toContain('We have no result by program.');
    expect(textOf(ohio)).toContain('Where pass rates of Ohio are published');
    expect(textOf(page('rhode-island'))).toContain('What to ask about pass rates in Rhode Island');
    expect(textOf(page('georgia'))).toMatch(/NCLEX-RN: \d+ results of 2022 to 2025/);
  });

  it('answers first, with year and source', () => {
    const [answer = ''] = elements(ohio, 'section');
    expect(textOf(answer)).toMatch(
      /^A public ADN costs about \$[\d,]+ here and leads to about \$[\d,]+ a year/,
    );
    expect(textOf(answer)).toContain(`BLS wages (OEWS), ${editions.wages.edition}`);
    expect(textOf(answer)).toContain(chargeYears.charges);
  });

  it('prints figures to the dollar in its tables', () => {
    expect(textOf(ohio)).toContain(formatDollars(loadData().wage('ohio', '29-1141').mean_annual ?? 0));
    expect(textOf(ohio)).toContain(formatDollars(loadData().price('ohio', 'BSN', 'all')?.median ?? 0));
  });

  it('names the middle pass rate where a current table is known, else the page of the board', () => {
    const [here = ''] = elements(page('georgia'), 'section');
    expect(textOf(here)).toMatch(/RN exam passed the first time\d+%The middle of \d+ ADN programs, 2025/);
    const [elsewhere = ''] = elements(ohio, 'section');
    expect(attributes(elsewhere, 'href')).toContain('https://nursing.ohio.gov/');
    expect(textOf(elsewhere)).not.toMatch(/The middle of \d+ ADN/);
  });

  it('has its next step, one chart and the license rules in sight, the rest folded', () => {
    const open = withoutFolds(ohio);
    expect(attributes(open, 'id')).toEqual(expect.arrayContaining(['next', 'pay-chart', 'rules', 'returns']));
    expect(elements(open, 'figure')).toHaveLength(1);
    expect(textOf(open)).toContain('your RN or LPN license can also let you work in');
    const folded = ['areas', 'costs', 'programs', 'outlook', 'limits'];
    expect(folded.filter((id) => !ohio.includes(`<details class="disclosure" id="${id}">`))).toEqual([]);
  });

  it('has each id once', () => {
    const ids = attributes(ohio, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leads to the programs that come first, and to all of them', () => {
    const links = attributes(ohio, 'href');
    expect(links.filter((href) => /^\/programs\/[^/]+\/bsn$/.test(href))).toHaveLength(3);
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

  it('says why a figure is missing', () => {
    const text = textOf(page('alaska'));
    expect(text).toContain('No public college in Alaska with a known price awards it.');
    expect(text).toContain('Not published: too few schools in Alaska.');
    expect(text).toContain(formatDollars(loadData().price('us', 'ADN', 'public')?.median ?? 0));
  });

  it('warns beside the estimates where measured earnings disagree', () => {
    const returns = (markup: string) =>
      markup.slice(markup.indexOf('id="returns"'), markup.indexOf('id="more"'));
    for (const slug of ['california', 'district-of-columbia', 'ohio'] as const) {
      const shown = returns(page(slug));
      const { cautions } = stateView(slug, loadData());
      expect(shown.includes('<h3>Read with care</h3>')).toBe(cautions.length > 0);
      for (const { text } of cautions) expect(textOf(shown)).toContain(text);
    }
  });

  it('names the state that an area from across the line is filed under', () => {
    expect(attributes(page('new-jersey'), 'href')).toContain('/states/new-york#areas');
  });

  it('calls practical nurses as the state does', () => {
    const texas = textOf(page('texas'));
    expect(texas).toContain('Licensed vocational nurses');
    expect(texas).not.toMatch(/LPN|[Pp]ractical nurse/);
    expect(textOf(ohio)).not.toMatch(/LVN|[Vv]ocational/);
  });

  it('says what the clock starts from, and what the pay rests on', () => {
    const [head, ...rows] = elements(ohio.slice(ohio.indexOf('id="returns-table"')), 'tr').map(textOf);
    expect(head).toBe('TypeCost ($)Ahead after (months)');
    expect(rows.slice(0, 5).map((row) => /^\D+/.exec(row)?.[0])).toEqual([
      'LPN$',
      'ADN$',
      'BSN$',
      'Accelerated BSN$',
      'MSN$',
    ]);
    expect(rows[3]).toMatch(/\$[\d,]+$/);
    expect(textOf(ohio)).toContain('books and fees, for accelerated BSN those of the US.');
    expect(textOf(ohio)).toMatch(/from the usual pay: LPN, ADN, and BSN \$[\d,]+;/);
    expect(textOf(ohio)).toMatch(
      /Four years after finishing, the middle of \d+ programs\. All RNs: \$[\d,]+\./,
    );
  });

  it('gives the pay at the start as the estimate that the calculator gives', () => {
    expect(textOf(ohio)).toMatch(
      /what new nurses start at \(we estimate about \$[\d,]+ with an ADN, from what a quarter of RNs in Ohio/,
    );
  });

  it('gives the outlook of the whole US as such, and the year of an old rule', () => {
    expect(textOf(ohio)).toMatch(
      /expects \d+% more RN jobs in the US over 2024-34.*no outlook for Ohio alone/,
    );
    expect(textOf(ohio)).toContain('In 2016, a nursing assistant course took');
  });
});
