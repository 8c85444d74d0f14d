import type { Element, ElementContent } from 'hast';
import { attribute, element, findAll, isNamed, rebuild, text, textOf } from './tree';

const cellsOf = ({ children }: Element) => children.filter((child) => isNamed(child, 'td', 'th'));

/** Columns that hold something below their headers: others are for the hand, such as checkboxes. */
function filledColumns(rows: readonly Element[]): ReadonlySet<number> {
  const filled = rows.flatMap((row) =>
    cellsOf(row).flatMap((cell, index) => (cell.tagName === 'td' && textOf(cell) !== '' ? [index] : [])),
  );
  return new Set([0, ...filled]);
}

/** Rows in which each address is linked once: in a column of states it would stand at every area. */
function linkedOnce(rows: readonly Element[]): ElementContent[] {
  const linked = new Set<string | undefined>();
  return rebuild(rows, (node) => {
    if (node.tagName !== 'a') return [node];
    const href = attribute(node, 'href');
    if (linked.has(href)) return node.children;
    linked.add(href);
    return [node];
  });
}

/** What becomes of an element of a cell, which has one line. */
function inLine(node: Element): readonly ElementContent[] {
  const { tagName, children } = node;
  switch (tagName) {
    case 'ul':
    case 'ol':
      return children
        .filter((child) => isNamed(child, 'li'))
        .flatMap((item, index) => [...(index === 0 ? [] : [text('; ')]), ...item.children]);
    case 'small':
      // Small print stands below its figure: in Markdown beside it.
      return [text(` (${textOf(node)})`)];
    case 'p':
    case 'div':
    case 'br':
      return [text(' '), ...children, text(' ')];
    default:
      return [node];
  }
}

/** A cell in one line. What stands beside a figure is in parentheses, unless it is all there is. */
export function cell(node: Element): Element {
  const children = rebuild(node.children, inLine);
  const alone = /^\(([^()]*)\)$/.exec(textOf(...children))?.[1];
  return { ...node, children: alone === undefined ? children : [text(alone)] };
}

/** Header of a column, without the link to the same table in another order. */
const header = (node: Element): Element =>
  attribute(node, 'scope') === 'col'
    ? {
        ...node,
        children: rebuild(node.children, (child) => (child.tagName === 'a' ? child.children : [child])),
      }
    : node;

/** A table that Markdown can hold: its caption before it, its header first, none of its columns empty. */
export function table(node: Element): ElementContent[] {
  const captions = node.children.filter((child) => isNamed(child, 'caption'));
  const rows = findAll(node, ({ tagName }) => tagName === 'tr');
  const filled = filledColumns(rows);
  const kept = rows.map((row) => ({
    ...row,
    children: cellsOf(row)
      .filter((_, index) => filled.has(index))
      .map(header),
  }));
  return [...captions.map(({ children }) => element('p', children)), element('table', linkedOnce(kept))];
}
