import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import { textOf } from '../text-of';

/**
 * Writes links with absolute addresses. Of a link within the page only its words stay; one without words is left out.
 *
 * @param url absolute address of the page.
 */
export const linkOn =
  (url: string): Handle =>
  (state, node) => {
    if (textOf(node) === '') return undefined;
    const href = String(node.properties['href'] ?? '');
    if (href === '' || href.startsWith('#')) return state.all(node);
    return defaultHandlers.a(state, { ...node, properties: { href: new URL(href, url).href } });
  };
