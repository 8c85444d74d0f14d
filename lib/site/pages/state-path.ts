import { stateMeantBy } from '@/lib/places/state-meant';
import { markdownUrl, pageOfMarkdownUrl } from '../markdown-url';
import { pageKindOf } from './kinds';

const STATE_FOLDER = '/[state]';

/**
 * Returns the path of a state's page, in HTML or Markdown, for one that spells the state another way: its name, its
 * postal code, another case, underscores.
 *
 * @returns undefined where the path is right already, or of no state.
 * @example canonicalStatePath('/states/NY.md') // '/states/new-york.md'
 */
export function canonicalStatePath(path: string): string | undefined {
  const page = pageOfMarkdownUrl(path) ?? path;
  if (!pageKindOf(page)?.pattern.endsWith(STATE_FOLDER)) return undefined;
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const state = stateMeantBy(page.slice(folder.length));
  if (!state || folder + state.slug === page) return undefined;
  return page === path ? folder + state.slug : markdownUrl(folder + state.slug);
}
