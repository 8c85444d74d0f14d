import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elements } from '@/tests/support/markup';
import { Breadcrumbs } from './breadcrumbs';

it('link the pages above and name the page itself', () => {
  const markup = renderToStaticMarkup(
    <Breadcrumbs crumbs={[{ href: '/', label: 'Home' }, { label: 'Ohio' }]} />,
  );
  expect(elements(markup, 'li')).toEqual(['<a href="/">Home</a>', '<span aria-current="page">Ohio</span>']);
});
