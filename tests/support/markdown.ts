import { pageToMarkdown } from '@/lib/markdown/page-to-markdown';

/** Site that pages in tests are on. */
export const BASE = 'https://nurses.example';

/** A page without parameters. */
export const ohio = {
  url: `${BASE}/states/ohio`,
  index: `${BASE}/llms.txt`,
  howToAsk: () => [],
  parameterList: () => [],
};

/** Returns the Markdown below title and pointer of a page with this content. */
export function contentInMarkdown(markup: string): string {
  const markdown = pageToMarkdown(`<body><main id="main"><h1>Ohio</h1>${markup}</main></body>`, ohio) ?? '';
  return markdown.split('\n').slice(4).join('\n').trim();
}
