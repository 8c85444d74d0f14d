import type { ElementContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { pageToMarkdown } from '@/lib/markdown/page-to-markdown';

/** Site that pages in tests are on. */
export const BASE = 'https://nurses.example';

/** A page without parameters. */
export const ohio = {
  url: `${BASE}/states/ohio`,
  index: `${BASE}/llms.txt`,
  howToAsk: () => [],
  parameterList: () => '',
};

const parser = unified().use(rehypeParse, { fragment: true });

/** The markup of a document in HTML. */
export const parsed = (html: string): ElementContent[] => parser.parse(html).children as ElementContent[];

/** Returns the Markdown below title and pointer of a page with this content. */
export function contentInMarkdown(markup: string): string {
  const markdown = pageToMarkdown(parsed(`<main id="main"><h1>Ohio</h1>${markup}</main>`), ohio) ?? '';
  return markdown.split('\n').slice(4).join('\n').trim();
}
