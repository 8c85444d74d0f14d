import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { calculatorPage } from '@/lib/calculators/page/registry';
import { calculators } from '@/lib/calculators/registry';
import { distinctSources } from '@/lib/site/short-sources';
import { exampleData } from '@/tests/support/data';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { Sources, Working } from './proof-sections';

it.each(calculators)(
  'folds what an answer of $id rests on, each part under a line that says what is in it',
  ({ id }) => {
    const view = calculatorPage(id).read(new URLSearchParams(), exampleData());
    const { answer } = view;
    if (!answer) throw new Error('The example is refused');
    const markup = [Working, Sources]
      .map((Fold) => renderToStaticMarkup(<Fold view={view} answer={answer} />))
      .join('');
    const parts = elements(markup, 'details');
    expect(attributes(markup, 'id')).toEqual(
      expect.arrayContaining(['assumptions', 'formula', 'sources', 'data']),
    );
    expect(elements(markup, 'summary').map(textOf)).toEqual([
      `${answer.assumptions.length} assumptions, and the working`,
      expect.stringMatching(/^\d+ sources?; JSON and Markdown$/),
    ]);
    const [assumptions = '', sources = ''] = parts;
    expect(elements(assumptions, 'li')).toHaveLength(answer.assumptions.length);
    expect(elements(assumptions, 'dt').map(textOf)).toEqual(answer.formula.map(({ label }) => label));
    expect(elements(sources, 'li')).toHaveLength(distinctSources(answer.sources).length);
    expect(attributes(sources, 'href').map((href) => href.split('?')[0])).toEqual(
      expect.arrayContaining([`/api/agent/v1/calculators/${id}`, `/calculators/${id}.md`]),
    );
    expect(markup).not.toContain('open=""');
  },
);
