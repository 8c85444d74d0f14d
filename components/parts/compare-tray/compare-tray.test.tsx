import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { CompareTray, PickLink } from './compare-tray';

const school = (name: string) => ({ id: name, label: `${name}, BSN`, without: `/programs?without=${name}` });
const tray = (names: readonly string[], compareHref: string | null = null) =>
  renderToStaticMarkup(
    <CompareTray
      tray={{
        chosen: names.map(school),
        status: `${names.length} of 4`,
        isFull: names.length === 4,
        compareHref,
      }}
    />,
  );
const status = (markup: string) => /<p role="status">(.*?)<\/p>/.exec(markup)?.[1] ?? '';

describe('the tray', () => {
  it('says how many are chosen and what to do', () => {
    expect(textOf(status(tray([])))).toBe('0 of 4 chosen. Choose two to compare.');
    expect(textOf(status(tray(['A'])))).toBe('1 of 4 chosen. Choose another to compare.');
    expect(textOf(status(tray(['A', 'B'], '/compare'))).trim()).toBe('2 of 4 chosen.');
    expect(textOf(status(tray(['A', 'B', 'C', 'D'], '/compare')))).toBe(
      '4 of 4 chosen. Remove one first to choose another.',
    );
  });

  it('names each with a link that removes it, and compares two', () => {
    const markup = tray(['A', 'B'], '/compare');
    expect(elements(markup, 'li').map(textOf)).toEqual(['A, BSN Remove A, BSN', 'B, BSN Remove B, BSN']);
    expect(attributes(markup, 'href')).toEqual(['/programs?without=A', '/programs?without=B', '/compare']);
    expect(tray([])).not.toContain('<li');
  });
});

describe('the link of a program', () => {
  const program = { institution: 'A College', name: 'BSN' };
  const link = (isChosen: boolean, href: string | null) =>
    renderToStaticMarkup(<PickLink program={program} pick={{ id: 'compare-a', isChosen, href }} />);

  it('chooses it, removes it, or says that one has to be removed first', () => {
    expect(attributes(link(false, '/a'), 'aria-label')).toEqual(['Compare A College, BSN']);
    expect(attributes(link(true, '/a'), 'aria-label')).toEqual(['✓ Added: A College, BSN. Remove']);
    expect(textOf(link(false, null))).toBe('Remove one first to compare A College, BSN');
    expect(attributes(link(false, null), 'href')).toEqual(['#compare-tray']);
  });
});
