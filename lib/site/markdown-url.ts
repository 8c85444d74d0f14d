/** Ending of the address of a page's Markdown, whatever a client accepts. */
const ENDING = '.md';

/** Stands for the home page, whose path has no name. */
const HOME = '/index';

/** Address of a page's Markdown: `/states/ohio.md`, `/index.md`. */
export const markdownTwin = (path: string) => `${path === '/' ? HOME : path}${ENDING}`;

/** The page that an address is the Markdown of; undefined where it is not one. */
export function pageOfTwin(path: string): string | undefined {
  if (!path.endsWith(ENDING) || path.endsWith(`/${ENDING}`)) return undefined;
  const page = path.slice(0, -ENDING.length);
  return page === HOME ? '/' : page;
}
