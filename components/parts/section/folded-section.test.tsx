import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FoldedSection } from './folded-section';

it('is closed, its heading in what opens it, its id where a link opens it', () => {
  const markup = renderToStaticMarkup(
    <FoldedSection id="rules" heading="The rules">
      <p>Text</p>
    </FoldedSection>,
  );
  expect(markup).toBe(
    '<details class="disclosure"><summary><h2 id="rules-heading">The rules</h2></summary>' +
      '<section class="disclosure-content section stack" id="rules" aria-labelledby="rules-heading"><p>Text</p></section></details>',
  );
});

it('within a section has a heading below that of the section', () => {
  expect(
    renderToStaticMarkup(
      <FoldedSection id="a" heading="A" level={3}>
        Text
      </FoldedSection>,
    ),
  ).toContain('<summary><h3 id="a-heading">A</h3></summary>');
});
