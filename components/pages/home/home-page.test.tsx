import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { editions } from '@/lib/data/editions';
import { chargeYears } from '@/lib/data/year-words';
import { homeView } from '@/lib/site/pages/home';
import { attributes, elements, tableRows, textOf } from '@/tests/support/markup';
import { HomePage } from './home-page';

const markup = renderToStaticMarkup(<HomePage view={homeView(loadData())} />);

describe('the home page', () => {
  it('asks where someone is, lives and wants to go, with one plain form', () => {
    expect(attributes(markup, 'action')).toEqual(['/options#answer']);
    expect(attributes(markup, 'method')).toEqual(['get']);
    const [form = ''] = elements(markup, 'form');
    expect(attributes(form, 'name')).toEqual(['now', 'near', 'want']);
    const ids = attributes(markup, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows an example answer with its sources', () => {
    expect(tableRows(markup).map(([label]) => label)).toEqual([
      'RN license in',
      'First nursing pay in',
      'Tuition, books and fees, public schools',
    ]);
    expect(textOf(markup)).toContain('See this answer');
    expect(textOf(markup)).toContain(`Sources: IPEDS published tuition and fees, ${chargeYears.charges}`);
  });

  it('ends with three figures, the middle ones, with year and count', () => {
    const [figures = ''] = elements(markup, 'dl');
    expect(textOf(figures)).toMatch(
      new RegExp(`\\$[\\d,]+.*${editions.wages.edition}(.*\\$[\\d,]+.*${chargeYears.charges}){2}`),
    );
  });
});
