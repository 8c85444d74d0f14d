import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stateSlugs } from '@/lib/places/states';
import { finderSource } from '@/lib/programs/page/source';
import { topLists } from '@/lib/programs/page/top';
import { elements, textOf } from '@/tests/support/markup';
import { ProgramTop } from './program-top';

const markup = renderToStaticMarkup(<ProgramTop lists={topLists('ohio', finderSource())} />);

it('names a program whose first degree is only presumed only where no other is', () => {
  const passedOver = stateSlugs.flatMap((state) => {
    const lists = topLists(state, finderSource());
    return lists.flatMap(({ unconfirmed, programs }) =>
      unconfirmed ? [{ lists, unconfirmed, programs }] : [],
    );
  });
  expect(passedOver.length).toBeGreaterThan(0);
  for (const { lists, unconfirmed, programs } of passedOver) {
    expect(programs.flatMap(({ doubts }) => doubts)).toEqual([]);
    expect(unconfirmed).toMatch(
      /^Something isn’t confirmed about \d+ programs? higher in the list, which says? what\.$/,
    );
    expect(textOf(renderToStaticMarkup(<ProgramTop lists={lists} />))).toContain(unconfirmed);
  }
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
