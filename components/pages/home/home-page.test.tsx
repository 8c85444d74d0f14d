import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { homeView } from '@/lib/site/pages/home';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { HomePage } from './home-page';

const markup = renderToStaticMarkup(<HomePage view={homeView(loadData())} />);

describe('the home page', () => {
  it('answers first what nursing pays and costs, with years and sources', () => {
    const [answer = ''] = elements(markup, 'section');
    expect(textOf(answer)).toMatch(/^A registered nurse in the United States earns \$101,000/);
    expect(textOf(answer)).toContain('May 2025');
    expect(textOf(answer)).toContain('2023-24');
  });

  it('asks the return calculator for a state and a degree, and the finder for a place too, with plain forms', () => {
    expect(attributes(markup, 'action')).toEqual(['/calculators/nursing-roi', '/programs']);
    expect(attributes(markup, 'method')).toEqual(['get', 'get']);
    const [returns = '', programs = ''] = elements(markup, 'form');
    expect(attributes(returns, 'name')).toEqual(['state', 'degree']);
    expect(attributes(programs, 'name')).toEqual(['near', 'state', 'credential']);
    const ids = attributes(markup, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says that no one can pay for an order', () => {
    expect(textOf(markup)).toContain('No one can pay to change a figure, an answer or an order.');
  });
});
