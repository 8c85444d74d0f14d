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
    expect(text.indexOf('In Ohio')).toBeLessThan(text.indexOf('Programs 1 to 10 of'));
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

  it('is a form for filters and a form for a comparison, both plain', () => {
    const markup = finder('state=ohio&credential=BSN&view=table');
    expect(attributes(markup, 'action')).toEqual(['/programs', '/programs/compare']);
    expect(attributes(markup, 'method')).toEqual(['get', 'get']);
    const [filters = ''] = elements(markup, 'form');
    expect(filters).toContain('<input type="hidden" name="view" value="table"/>');
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
});
