import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elements, textOf } from '@/tests/support/markup';
import { Citation } from './citation';

it('is one text to copy, then the rules for figures', () => {
  const markup = renderToStaticMarkup(
    <Citation text="Decisions. Ohio." rules={['Quote the assumptions.']} />,
  );
  expect(elements(markup, 'p').map(textOf)).toEqual(['Cite this page', 'Decisions. Ohio.']);
  expect(elements(markup, 'li')).toEqual(['Quote the assumptions.']);
  expect(renderToStaticMarkup(<Citation text="Decisions." />)).not.toContain('<ul');
});
