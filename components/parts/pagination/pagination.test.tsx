import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elements, textOf } from '@/tests/support/markup';
import { Pagination, visiblePages } from './pagination';

const pages = (current: number, total: number) =>
  renderToStaticMarkup(
    <Pagination label="Programs" current={current} total={total} href={(page) => `?page=${page}`} />,
  );

describe('pagination', () => {
  it('is nothing for one page', () => {
    expect(pages(1, 1)).toBe('');
  });

  it('shows the ends and the neighbors, gaps marked', () => {
    expect(elements(pages(5, 12), 'li').map(textOf)).toEqual([
      'Previous',
      'Page 1',
      '…',
      'Page 4',
      'Page 5',
      'Page 6',
      '…',
      'Page 12',
      'Next',
    ]);
  });

  it('has no previous page at the start and no next one at the end', () => {
    expect(pages(1, 3)).not.toContain('rel="prev"');
    expect(pages(3, 3)).not.toContain('rel="next"');
    expect(pages(1, 3)).toContain('href="?page=2" rel="next"');
  });

  it('always shows the current page, the first and the last, in order, once', () => {
    const total = fc.integer({ min: 1, max: 500 });
    const place = total.chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
    fc.assert(
      fc.property(place, ([current, last]) => {
        const shown = visiblePages(current, last).filter((page) => page !== null);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        expect(shown).toEqual(expect.arrayContaining([1, current, last]));
      }),
    );
  });
});
