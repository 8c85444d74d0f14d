import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { headingId } from '@/lib/site/pages/prose';

/** Begins the paragraph before a table that is its caption, as Pandoc writes them. */
const CAPTION = /^Table: /;

const isElement = (node: RootContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

const isCaption = (node: RootContent | undefined) => isElement(node, 'p') && CAPTION.test(textOf(node));

/**
 * Marks a cell as DataTable does: a header names its column, the first cell its row, numbers align right. Words in the
 * last column are wide enough to be read, where the table scrolls.
 */
function markedCell(
  { tagName, properties, children }: Element,
  index: number,
  row: readonly Element[],
): Element {
  const isNumeric = properties.align === 'right';
  const className = isNumeric ? 'numeric' : undefined;
  if (tagName === 'th') return h('th', { scope: 'col', class: className }, children);
  if (index === 0) return h('th', { scope: 'row' }, h('span.row-name', children));
  const isText = index === row.length - 1 && !isNumeric;
  return h('td', { class: className }, isText ? [h('span.cell-text', children)] : children);
}

/** Marks the cells of every row below a node. */
function markedRows(node: Element): Element {
  const inner = node.children.filter((child) => child.type === 'element');
  const children = node.tagName === 'tr' ? inner.map(markedCell) : inner.map(markedRows);
  return { ...node, children };
}

/** Returns a table in the frame of a DataTable: it has a name, and scrolls where it is wider than the screen. */
function framedTable(table: Element, caption: string): Element {
  const id = headingId(caption);
  const captionId = `${id}-caption`;
  const { children } = markedRows(table);
  return h(
    'div.data-table',
    { id },
    h(
      'section.table-scroll',
      { ariaLabelledBy: captionId, tabIndex: 0 },
      h('table', h('caption', { id: captionId }, h('span.caption-text', caption)), ...children),
    ),
  );
}

/**
 * Divides prose at its tables: text keeps to a column for reading, tables may be wider.
 *
 * @returns text as lists of nodes, and each table in its frame, in their order.
 * @throws Error on a table without a paragraph "Table: …" before it, and on such a paragraph without a table.
 */
export function splitAtTables({ children }: Root): readonly (Element | RootContent[])[] {
  const parts: (Element | RootContent[])[] = [];
  let text: RootContent[] = [];
  const nodes = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    if (isElement(node, 'table') !== isCaption(before)) {
      throw new Error('A table of prose and a paragraph "Table: …" before it belong together');
    }
    if (isElement(node, 'table') && before) {
      if (text.length > 0) parts.push(text);
      parts.push(framedTable(node, textOf(before as Element).replace(CAPTION, '')));
      text = [];
    } else if (!isCaption(node)) text.push(node);
  }
  if (isCaption(nodes.at(-1))) throw new Error('A paragraph "Table: …" has no table after it');
  return text.length > 0 || parts.length === 0 ? [...parts, text] : parts;
}
