import { stateMeantBy } from '@/lib/places/state-meant';
import { markdownUrl, pageOfMarkdownUrl } from '../markdown-url';
import { pageKindOf } from './kinds';

const STATE_FOLDER = '/[state]';

/** What the name of a state can be written with. */
const NAME = /^[a-z .,'_+-]+$/i;

/** Returns the state that a segment of a path names; undefined where it is encoded wrongly or holds anything else. */
function stateOf(segment: string) {
  try {
    const name = decodeURIComponent(segment);
    return NAME.test(name) ? stateMeantBy(name) : undefined;
  } catch {
    return undefined;
  }
}

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
  const state = stateOf(page.slice(folder.length));
  if (!state || folder + state.slug === page) return undefined;
  return page === path ? folder + state.slug : markdownUrl(folder + state.slug);
}
