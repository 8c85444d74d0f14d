import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { elementsIn, hasText, omit, rewrite } from './elements';

const list = () => h('ul', [h('li', 'ADN'), h('li', [h('b', 'BSN'), ' and more'])]);

describe('elements of a page', () => {
  it('are found in reading order', () => {
    expect(elementsIn(list(), () => true).map(({ tagName }) => tagName)).toEqual(['li', 'li', 'b']);
  });

  it('have text where any part below them has some', () => {
    expect(hasText(list())).toBe(true);
    expect(hasText(h('td', [h('input'), ' \n', h('b', ' ')]))).toBe(false);
  });

  it('are omitted with all that they hold, and what is around them stays', () => {
    const tree = list();
    omit(tree, (node) => node.type === 'element' && node.tagName === 'b');
    expect(tree).toEqual(h('ul', [h('li', 'ADN'), h('li', ' and more')]));
  });

  it('are rewritten from the innermost: to none, one or several, each beside its list as it was', () => {
    const tree = h('p', [h('i', h('i', 'a')), 'b', h('s', 'c')]);
    const seen: [number, number][] = [];
    rewrite(tree, (node, index, { children }) => {
      if (node.type !== 'element') return node;
      seen.push([index, children.length]);
      if (node.tagName === 's') return [];
      return [{ type: 'text', value: '(' }, ...node.children, { type: 'text', value: ')' }];
    });
    expect(seen).toEqual([
      [0, 1],
      [0, 3],
      [2, 3],
    ]);
    expect(tree).toEqual(h('p', ['(', '(', 'a', ')', ')', 'b']));
  });
});
