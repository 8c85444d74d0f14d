/** Extension of the URL of a page's Markdown, whatever a client accepts. */
const ENDING = '.md';

/** Name of the home page, whose path has none. */
const HOME = '/index';

/** Returns the path of a page's Markdown: `/states/ohio.md`, `/index.md`. */
export const markdownUrl = (path: string) => `${path === '/' ? HOME : path}${ENDING}`;

/** Returns the path of the page whose Markdown has this path; undefined for other paths. */
export function pageOfMarkdownUrl(path: string): string | undefined {
  if (!path.endsWith(ENDING) || path.endsWith(`/${ENDING}`)) return undefined;
  const page = path.slice(0, -ENDING.length);
  return page === HOME ? '/' : page;
}
