import type { Element, ElementContent } from 'hast';
import { element, findAll, isElement, isNamed, textOf } from './tree';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = [...HEADINGS, 'p', 'ul', 'ol', 'dl', 'table', 'pre', 'blockquote', 'section', 'div', 'figure'];

/** A list whose items are sections with headings is a way of layout: they stand one after the other. */
export function withoutListOfSections(list: Element): readonly ElementContent[] {
  const items = list.children.filter((child) => isNamed(child, 'li'));
  const hasHeading = (item: Element) => findAll(item, (node) => isNamed(node, ...HEADINGS)).length > 0;
  return items.length > 0 && items.every(hasHeading) ? items.flatMap(({ children }) => children) : [list];
}

interface Entry {
  readonly term: readonly ElementContent[];
  readonly descriptions: Element[];
}

/** Terms and their descriptions in reading order; a `div` around both says nothing. */
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

const isBlock = ({ children }: Element) => children.some((child) => isNamed(child, ...BLOCKS));

/** "**term**: first; second" in one line, blocks below it. */
function item({ term, descriptions }: Entry): Element {
  const lines = descriptions.filter((description) => !isBlock(description));
  return element('li', [
    element('strong', term),
    ...(lines.length === 0 ? [':'] : []),
    ...lines.flatMap(({ children }, index) => [index === 0 ? ': ' : '; ', ...children]),
    ...descriptions.filter(isBlock).flatMap(({ children }) => children),
  ]);
}

/** A list of terms as a list of lines: Markdown has no terms. */
export const definitionList = (list: Element) => element('ul', entries(list).map(item));
