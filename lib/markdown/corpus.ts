import { identity } from '@/lib/site/identity';
import { pages } from '@/lib/site/pages/pages';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { isBuilt } from './built';
import { markdownOf, type PageMarkup } from './pages';

const RULE = '\n---\n\n';

/** Returns /llms-full.txt: every page of the registry that reads no query, in Markdown, one after the other. */
export async function corpus(pageMarkup: PageMarkup): Promise<string> {
  const { name, description } = identity();
  const built = pages.filter(({ path }) => isBuilt(path));
  const parts = [
    `# ${name}: its pages\n\n> ${description} Calculators, the program finder and pass rates by state answer queries and are not in this file: <${absoluteUrl(paths.retrievalIndex)}>\n`,
  ];
  // After `next build` alone no page is built as Markdown: then all are rendered now.
  for (const { path } of built.length > 0 ? built : pages) {
    parts.push((await markdownOf(path, new URLSearchParams(), pageMarkup)).markdown);
  }
  return parts.join(RULE);
}
