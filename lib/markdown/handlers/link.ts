import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import { markdownUrl } from '@/lib/site/markdown-url';
import { pageKindOf } from '@/lib/site/pages/kinds';
import { hasText } from '../elements';

/**
 * Returns the absolute address that Markdown names for a link: of another page of the site the `.md` address, so that a
 * reader of Markdown is never led to HTML. Files, the API and other sites stay as they are.
 *
 * @param page absolute address of the page that has the link.
 */
export function linkTarget(href: string, page: string): string {
  const target = new URL(href, page);
  const isPage = target.origin === new URL(page).origin && pageKindOf(target.pathname) !== undefined;
  if (isPage) target.pathname = markdownUrl(target.pathname);
  return target.href;
}

/**
 * Writes links with absolute addresses, and what a term means. Of a link within the page only its words stay; one without words is left out.
 *
 * @param url absolute address of the page.
 */
export const linkOn =
  (url: string): Handle =>
  (state, node) => {
    if (!hasText(node)) return undefined;
    const href = String(node.properties['href'] ?? '');
    if (href === '' || href.startsWith('#')) return state.all(node);
    const { title } = node.properties;
    return defaultHandlers.a(state, { ...node, properties: { href: linkTarget(href, url), title } });
  };
