import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { type Content, elementsIn, hasText, rewrite } from '../elements';
import { textOf } from '../text-of';

const isCell = (node: ElementContent): node is Element =>
  node.type === 'element' && ['td', 'th'].includes(node.tagName);

const cellsOf = ({ children }: Element) => children.filter(isCell);

/** Columns with something below their header. Others are for the hand, such as checkboxes. */
function filledColumns(rows: readonly Element[]): ReadonlySet<number> {
  const filled = rows.flatMap((row) =>
    cellsOf(row).flatMap((cell, index) => (cell.tagName === 'td' && hasText(cell) ? [index] : [])),
  );
  return new Set([0, ...filled]);
}

/** Removes the links of column headers, which lead to the same table in another order, and repeated links. */
function thinLinks(rows: readonly Element[]): void {
  const linked = new Set<unknown>();
  for (const cell of rows.flatMap(cellsOf)) {
    rewrite(cell, (node) => {
      if (node.type !== 'element' || node.tagName !== 'a') return node;
      const href = node.properties['href'];
      if (cell.properties['scope'] === 'col' || linked.has(href)) return node.children;
      linked.add(href);
      return node;
    });
  }
}

const space: ElementContent = { type: 'text', value: ' ' };

const inParentheses = (nodes: readonly ElementContent[]): ElementContent => ({
  type: 'text',
  value: ` (${textOf(...nodes)})`,
});

/** Contents of a cell in one line: items of a list after semicolons, units and small print in parentheses. */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = inOneLine(node.children);
    switch (node.tagName) {
      case 'ul':
      case 'ol':
        return children
          .filter((child) => child.type === 'element' && child.tagName === 'li')
          .flatMap((item, index) => [
            ...(index === 0 ? [] : [{ type: 'text', value: '; ' } as const]),
            ...('children' in item ? item.children : []),
          ]);
      case 'small':
        return [inParentheses(children)];
      case 'p':
      case 'div':
      case 'br':
        return [space, ...children, space];
      default:
        return [{ ...node, children }];
    }
  });
}

/** A cell in one line, without parentheses around all that it holds. */
function simplifyCell(cell: Element): Element {
  const children = inOneLine(cell.children);
  const alone = /^\(([^()]*)\)$/.exec(textOf(...children))?.[1];
  return { ...cell, children: alone === undefined ? children : [{ type: 'text', value: alone }] };
}

/** Returns a table as GFM can hold it: caption above, one line for each cell, no empty column. */
function simplified(table: Element): ElementContent[] {
  const rows = elementsIn(table, ({ tagName }) => tagName === 'tr');
  const filled = filledColumns(rows);
  thinLinks(rows);
  const kept = rows.map((row) =>
    h(
      'tr',
      cellsOf(row)
        .filter((_, column) => filled.has(column))
        .map(simplifyCell),
    ),
  );
  const captions = elementsIn(table, ({ tagName }) => tagName === 'caption');
  return [...captions.map(({ children }) => h('p', children)), h('table', kept)];
}

/** Rewrites tables as GFM can hold them. */
export const simplifyTables = () => (tree: Content) => {
  rewrite(tree, (node) => (node.type === 'element' && node.tagName === 'table' ? simplified(node) : node));
};
