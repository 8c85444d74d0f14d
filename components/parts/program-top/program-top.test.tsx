import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { finderSource } from '@/lib/programs/page/source';
import { topLists } from '@/lib/programs/page/top';
import { elements, textOf } from '@/tests/support/markup';
import { ProgramTop } from './program-top';

const markup = renderToStaticMarkup(<ProgramTop lists={topLists('ohio', finderSource())} />);

it('shows the first programs of each degree with their scores, and links to all of them', () => {
  expect(elements(markup, 'h3')).toEqual(['LPN', 'ADN', 'BSN']);
  expect(elements(markup, 'li')).toHaveLength(9);
  expect(textOf(elements(markup, 'li')[0] ?? '')).toMatch(/[\d.]+ of 100, (all|partly) measured( \(.+\))?$/);
  expect(textOf(markup)).toContain('on no accreditor’s list, school last seen in 2024');
  expect(textOf(markup)).toMatch(/All \d+ BSN programs/);
});
