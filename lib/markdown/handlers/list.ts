import type { ElementContent } from 'hast';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';

/** Whether a node is a heading or holds one. */
const hasHeading = (node: ElementContent): boolean =>
  node.type === 'element' && (/^h[1-6]$/.test(node.tagName) || node.children.some(hasHeading));

/** Writes a list whose items are sections with headings as these sections; other lists as lists. */
export const list: Handle = (state, node) => {
  const items = node.children.filter((child) => child.type === 'element' && child.tagName === 'li');
  if (items.length === 0 || !items.every(hasHeading)) return defaultHandlers.ul(state, node);
  const children = items.flatMap((item) => (item.type === 'element' ? item.children : []));
  return state.toFlow(state.all({ ...node, children }));
};
