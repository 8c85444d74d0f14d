import type { ReactNode } from 'react';

/**
 * The content of a page. Next renders every element twice, first as data for its client router, which no page runs: on
 * request the whole content is one tag to it (lib/http/next/static-markup.ts).
 */
export function StaticContent({ children }: { readonly children: ReactNode }) {
  const render = globalThis.renderStaticMarkup;
  if (!render) return <div>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just escaped it
  return <div dangerouslySetInnerHTML={{ __html: render(children) }} />;
}
