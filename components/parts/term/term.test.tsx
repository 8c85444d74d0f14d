import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { glossary } from '@/lib/site/glossary';
import { contentInMarkdown } from '@/tests/support/markdown';
import { Term } from './term';

it('links a term to the glossary and says what it means, in Markdown too', () => {
  const markup = renderToStaticMarkup(<Term id="median">the middle</Term>);
  const { meaning } = glossary().find(({ id }) => id === 'median') ?? {};
  expect(markup).toContain(`href="/glossary#median" title="${meaning}"`);
  expect(contentInMarkdown(markup)).toContain(`[the middle](`);
  expect(contentInMarkdown(markup)).toContain(`"${meaning}"`);
});

it('is the term itself where the sentence has no words of its own', () => {
  expect(renderToStaticMarkup(<Term id="ipeds" />)).toContain('>IPEDS</a>');
});

it('knows only terms of the glossary', () => {
  expect(() => renderToStaticMarkup(<Term id="gates" />)).toThrow('The glossary has no term gates');
});
