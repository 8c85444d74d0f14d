import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';
import { textOf } from '@/tests/support/markup';
import { Chip } from './chip';

it('says what it marks, also to a screen reader', () => {
  expect(textOf(renderToStaticMarkup(<Chip kind="age">2016-17</Chip>))).toBe('(Period of the data: 2016-17)');
  expect(textOf(renderToStaticMarkup(<Chip kind="derived" />))).toBe('(How the figure came about: derived)');
});

it('is in Markdown the mark alone', () => {
  const markup = renderToStaticMarkup(<Chip kind="derived" />);
  expect(contentInMarkdown(`<p>$137,323 ${markup}</p>`)).toBe('$137,323 (derived)');
});
