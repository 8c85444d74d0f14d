import type { Element, ElementContent } from 'hast';
import type { Handle } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import { textOf } from '../text-of';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = [...HEADINGS, 'p', 'ul', 'ol', 'dl', 'table', 'pre', 'blockquote', 'section', 'div', 'figure'];

const isElement = (node: ElementContent) => node.type === 'element';
const isBlock = ({ children }: Element) =>
  children.some((child) => isElement(child) && BLOCKS.includes(child.tagName));

interface Entry {
  readonly term: readonly ElementContent[];
  readonly descriptions: Element[];
}

/** Terms and descriptions in reading order, without the `div` around a pair of them. */
const parts = ({ children }: Element): Element[] =>
  children.filter(isElement).flatMap((child) => (child.tagName === 'div' ? parts(child) : [child]));

function entries(list: Element): Entry[] {
  const found: Entry[] = [];
  for (const part of parts(list)) {
    if (part.tagName === 'dt') found.push({ term: part.children, descriptions: [] });
    else if (textOf(part) !== '') found.at(-1)?.descriptions.push(part);
  }
  return found;
}

/** `**term**: first; second` in one line, blocks below it. */
function item({ term, descriptions }: Entry): Element {
  const lines = descriptions.filter((description) => !isBlock(description));
  return h('li', [
    h('strong', [...term]),
    ...(lines.length === 0 ? [':'] : []),
    ...lines.flatMap(({ children }, index) => [index === 0 ? ': ' : '; ', ...children]),
    ...descriptions.filter(isBlock).flatMap(({ children }) => children),
  ]);
}

/** Writes a list of terms as lines: Markdown has no terms. */
export const definitionList: Handle = (state, node, parent) =>
  state.one(h('ul', entries(node).map(item)), parent);
