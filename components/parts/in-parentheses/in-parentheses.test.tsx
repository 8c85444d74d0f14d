import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '@/tests/support/markup';
import { InParentheses } from './in-parentheses';

it('sets words apart for those who do not see the stylesheet, and shows the words alone', () => {
  const markup = renderToStaticMarkup(<InParentheses>judged</InParentheses>);
  expect(textOf(markup)).toBe('(judged)');
  expect(markup.replace(/<span class="visually-hidden">[()]<\/span>/g, '')).toBe('judged');
});
