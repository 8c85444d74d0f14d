import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elements } from '@/tests/support/markup';
import { Tabs } from './tabs';

it('are links, the shown one marked', () => {
  const tabs = [
    { href: '/a', label: 'A' },
    { href: '/b', label: 'B' },
  ];
  const markup = renderToStaticMarkup(<Tabs label="Views" tabs={tabs} current="/b" />);
  expect(elements(markup, 'li')).toEqual(['<a href="/a">A</a>', '<a href="/b" aria-current="page">B</a>']);
});

it('show their label to the eye where they are one of several rows', () => {
  const markup = renderToStaticMarkup(
    <Tabs label="Sort by" tabs={[{ href: '/a', label: 'A' }]} current="/a" labeled />,
  );
  expect(elements(markup, 'nav')[0]).toContain('<li class="tabs-label" aria-hidden="true">Sort by</li>');
  expect(markup).toContain('aria-label="Sort by"');
});
