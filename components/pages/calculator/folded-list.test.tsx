import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elements, textOf } from '@/tests/support/markup';
import { FoldedList } from './folded-list';

function list(count: number): string {
  const items = Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: `Item ${index}` }));
  return renderToStaticMarkup(<FoldedList items={items} shown={3} noun="sources" />);
}

it('folds what is beyond the first items', () => {
  expect(elements(list(6), 'summary').map(textOf)).toEqual(['3 more sources']);
  expect(elements(list(6), 'li').map(textOf)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Item ${index}`));
  expect(textOf(elements(list(6), 'details')[0] ?? '')).not.toContain('Item 2');
});

it('is a plain list where folding would save one line or none', () => {
  for (const count of [0, 3, 4]) expect(list(count)).not.toContain('<details');
});
