import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';

declare global {
  /**
   * Renders a page's content to HTML at once; undefined while the site is built, and in development. Global, since a
   * page may not import react-dom/server.
   */
  var renderStaticMarkup: ((content: ReactNode) => string) | undefined;
}

/** Content of the page that answers a request, once it is rendered. */
interface PageContent {
  markup: string;
}

const contentOfRequest = new AsyncLocalStorage<PageContent | undefined>();

/** Stands for the content in the document that Next writes. A tag: nothing that a reader sends becomes one. */
const PLACE = '<page-content></page-content>';

/**
 * Keeps the content of the page that the current request renders: Next would copy and escape it several times.
 *
 * @returns what puts the content into the document that Next has written; throws where a document has a place for it and
 *   nothing was rendered.
 */
export function keepContent(): (document: string) => string {
  const content: PageContent = { markup: '' };
  contentOfRequest.enterWith(content);
  return (document) => {
    // An error is better than a page without content that caches keep.
    if (content.markup === '' && document.includes(PLACE))
      throw new Error('The content of a page is missing');
    return document.replace(PLACE, () => content.markup);
  };
}

/** Leaves the content to Next. A request would keep that of the one before it on its connection. */
export function leaveContent(): void {
  contentOfRequest.enterWith(undefined);
}

/** Lets pages render their content in one step, without the copy of it that Next would make for its client router. */
export async function installStaticMarkup(): Promise<void> {
  // The compiler refuses a static import.
  const { renderToStaticMarkup } = await import('react-dom/server');
  globalThis.renderStaticMarkup = (element) => {
    const markup = renderToStaticMarkup(element);
    const content = contentOfRequest.getStore();
    if (!content) return markup;
    content.markup = markup;
    return PLACE;
  };
}
