import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { calculatorPage } from '@/lib/calculators/page/registry';
import { calculators } from '@/lib/calculators/registry';
import { distinctSources } from '@/lib/site/short-sources';
import { exampleData } from '@/tests/support/data';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { Proof } from './proof-sections';

it.each(calculators)(
  'folds what an answer of $id rests on, each part under a line that says what is in it',
  ({ id }) => {
    const view = calculatorPage(id).read(new URLSearchParams(), exampleData());
    const { answer } = view;
    if (!answer) throw new Error('The example is refused');
    const markup = renderToStaticMarkup(<Proof view={view} answer={answer} />);
    const parts = elements(markup, 'details');
    expect(attributes(markup, 'id')).toEqual(
      expect.arrayContaining(['assumptions', 'formula', 'sources', 'data']),
    );
    expect(elements(markup, 'summary').map(textOf)).toEqual([
      `What it assumes: ${answer.assumptions.length} assumptions`,
      `The working with your numbers: ${answer.formula.length} steps`,
      expect.stringMatching(/^Where the figures come from: \d+ sources?$/),
      'The same answer as data: JSON and Markdown',
    ]);
    const [assumptions = '', formula = '', sources = '', data = ''] = parts;
    expect(elements(assumptions, 'li')).toHaveLength(answer.assumptions.length);
    expect(elements(formula, 'dt').map(textOf)).toEqual(answer.formula.map(({ label }) => label));
    expect(elements(sources, 'li')).toHaveLength(distinctSources(answer.sources).length);
    expect(
      attributes(data, 'href')
        .slice(0, 2)
        .map((href) => href.split('?')[0]),
    ).toEqual([`/api/agent/v1/calculators/${id}`, `/calculators/${id}.md`]);
    expect(markup).not.toContain('open=""');
  },
);
