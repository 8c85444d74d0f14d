import { identity } from '@/lib/site/identity';
import { pages } from '@/lib/site/pages/pages';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { isBuilt } from './built';
import { markdownOf } from './pages';

const RULE = '\n---\n\n';

/**
 * The long-form reference at /llms-full.txt: every page of the registry that is the same whatever is asked, in Markdown,
 * one after the other. What answers a query is asked for at its own address.
 */
export async function corpus(): Promise<string> {
  const { name, description } = identity();
  const built = pages.filter(({ path }) => isBuilt(path));
  const parts = [
    `# ${name}: its pages\n\n> ${description} Calculators, the program finder and pass rates by state answer queries and are not in this file: <${absoluteUrl(paths.retrievalIndex)}>\n`,
  ];
  // Without the last step of the build all of them are rendered for it, one after the other.
  for (const { path } of built.length > 0 ? built : pages) {
    parts.push((await markdownOf(path, new URLSearchParams())).markdown);
  }
  return parts.join(RULE);
}
