import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { finderPage } from '@/lib/programs/page/finder-page';
import { finderSource } from '@/lib/programs/page/source';
import { attributes, elements, tableRows, textOf } from '@/tests/support/markup';
import { ProgramFinder } from './program-finder';

const source = finderSource();
const finder = (query: string) =>
  renderToStaticMarkup(<ProgramFinder view={finderPage(new URLSearchParams(query), source)} />);

describe('the finder', () => {
  it('answers first, then shows who comes first', () => {
    const text = textOf(finder('state=ohio&credential=BSN'));
    expect(text.indexOf('BSN programs in Ohio')).toBeLessThan(text.indexOf('Programs 1 to 10 of'));
  });

  it('has each id once, as cards and as a table', () => {
    for (const query of [
      '',
      'state=ohio&credential=BSN',
      'state=ohio&credential=BSN&view=table',
      'limit=x',
    ]) {
      const ids = attributes(finder(query), 'id');
      expect(new Set(ids).size, query).toBe(ids.length);
    }
  });

  it('is a plain form for filters, which keeps the view and what was chosen', () => {
    const markup = finder('state=ohio&credential=BSN&view=table&program=emory-university-139658:BSN');
    expect(attributes(markup, 'action')).toEqual(['/programs#answer']);
    expect(attributes(markup, 'method')).toEqual(['get']);
    const [filters = ''] = elements(markup, 'form');
    expect(filters).toContain('<input type="hidden" name="view" value="table"/>');
    expect(filters).toContain('<input type="hidden" name="program" value="emory-university-139658:BSN"/>');
  });

  it('has the tray of chosen programs on every page, also where nothing is found or something is wrong', () => {
    for (const query of ['state=ohio', 'state=ohio&view=table', 'state=ohio&max_tuition=1', 'state=x']) {
      const markup = finder(`${query}&program=emory-university-139658:BSN`);
      const [tray = ''] = markup.match(/<section class="compare-tray".*?<\/section>/) ?? [];
      expect(textOf(tray), query).toContain('1 of 4 chosen.');
      expect(textOf(tray), query).toContain('Remove Emory University, BSN');
    }
  });

  it('shows as many programs in a table as in cards, with links that sort it', () => {
    expect(elements(finder('state=ohio&credential=BSN'), 'h3')).toHaveLength(10);
    const table = finder('state=ohio&credential=BSN&view=table');
    expect(tableRows(table)).toHaveLength(10);
    expect(attributes(table, 'aria-sort')).toEqual(['descending']);
    expect(attributes(table, 'href')).toContain(
      '/programs?state=ohio&amp;credential=BSN&amp;sort=tuition&amp;view=table#programs',
    );
  });

  it('folds the list of the whole country away until something is chosen', () => {
    const folded = (query: string) =>
      /<details class="disclosure"><summary>Go through the whole country/.test(finder(query));
    expect(['', 'sort=tuition', 'credential=LPN', 'program=emory-university-139658:BSN'].map(folded)).toEqual(
      [true, false, false, false],
    );
  });

  it('links to states and degrees where neither is chosen', () => {
    const links = attributes(finder(''), 'href');
    expect(links).toContain('/programs?state=wyoming');
    expect(links).toContain('/programs?credential=LPN');
  });

  it('opens the filters that are folded away where one of them is chosen or wrong', () => {
    const folded = (query: string) =>
      /<details class="disclosure"( open="")?><summary>More filters/.exec(finder(query))?.[1];
    expect(folded('state=ohio')).toBeUndefined();
    expect(folded('control=public')).toBe(' open=""');
    expect(folded('min_pass_rate=x')).toBe(' open=""');
  });

  it('shows near a place how far each school is, as cards and as a table', () => {
    const near = 'near=45402&credential=ADN&family_income=30000';
    const text = textOf(finder(near));
    expect(text).toContain('Dayton · public · under 1 mile');
    expect(text).toContain('families with incomes of $0 to $30,000');
    const table = finder(`${near}&view=table`);
    const heads = elements(elements(table, 'thead')[0] ?? '', 'th').map(textOf);
    expect(heads).toContainEqual(expect.stringMatching(/Distance.*miles/));
    expect(heads.join(' ')).not.toMatch(/NCLEX|owe/);
    const byDebt = finder(`${near}&view=table&sort=debt`);
    expect(textOf(elements(byDebt, 'thead')[0] ?? '')).toContain('Graduates owe');
  });

  it('offers orders above the list, and says once whose pass rates it does not have', () => {
    const markup = finder('state=ohio&credential=BSN');
    expect(attributes(markup, 'href')).toContain('/programs?state=ohio&amp;credential=BSN&amp;sort=earnings');
    expect(textOf(markup)).toContain('Ohio’s board of nursing publishes them: look there before you choose.');
    expect(elements(markup, 'dt').filter((label) => label.startsWith('Passed'))).toEqual([]);
  });

  it('lists several values of a field as boxes, each of which can be dropped', () => {
    const markup = finder('state=ohio&state=kentucky&credential=RN');
    const [chosen = ''] = elements(markup, 'fieldset');
    expect(attributes(chosen, 'value')).toEqual(['kentucky', 'ohio']);
    expect(markup).toContain('<option value="RN" selected="">Any for a first RN license</option>');
  });
});
