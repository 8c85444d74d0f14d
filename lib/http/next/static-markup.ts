import type { ReactNode } from 'react';

declare global {
  /**
   * Renders a page's content to HTML at once; undefined while the site is built, and in development. Global, since a
   * page may not import react-dom/server.
   */
  var renderStaticMarkup: ((content: ReactNode) => string) | undefined;
}

/** Lets pages render their content in one step, without the copy of it that Next would make for its client router. */
export async function installStaticMarkup(): Promise<void> {
  // The compiler refuses a static import.
  const { renderToStaticMarkup } = await import('react-dom/server');
  globalThis.renderStaticMarkup = renderToStaticMarkup;
}
