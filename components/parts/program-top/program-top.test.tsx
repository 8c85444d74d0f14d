import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { finderSource } from '@/lib/programs/page/source';
import { topLists } from '@/lib/programs/page/top';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { ProgramTop } from './program-top';

const markup = renderToStaticMarkup(<ProgramTop lists={topLists('ohio', finderSource())} />);

it('names a program whose first degree is only presumed only where no other is', () => {
  const lists = topLists('new-mexico', finderSource());
  const bsn = lists.find(({ credential }) => credential === 'BSN');
  expect(bsn?.programs.flatMap(({ doubts }) => doubts)).toEqual([]);
  expect(bsn?.unconfirmed).toBe(
    'Something isn’t confirmed about 1 program higher in the list, which says what.',
  );
  const shown = renderToStaticMarkup(<ProgramTop lists={lists} />);
  expect(attributes(shown, 'href').join(' ')).not.toContain('eastern-new-mexico-university-main-campus');
  expect(textOf(shown)).toContain(bsn?.unconfirmed);
});

it('shows programs of each type that do best with their groups, and links to all of them', () => {
  expect(elements(markup, 'h3')).toEqual(['LPN', 'ADN', 'BSN']);
  expect(elements(markup, 'li')).toHaveLength(9);
  expect(textOf(elements(markup, 'li')[0] ?? '')).toMatch(
    /group nationwide, (All \w+|\d of \d) measures known( \(.+\))?$/,
  );
  expect(textOf(markup)).toContain('We don’t have Ohio’s pass rates.');
  expect(textOf(markup)).toMatch(/All \d+ BSN programs/);
});
