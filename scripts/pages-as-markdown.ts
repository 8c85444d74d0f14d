/**
 * A step of `npm run build`: pages that were rendered in advance are written as Markdown, once, so that no request waits
 * for it. Others are when they are asked for. See docs/adr/0016-markdown-is-made-from-the-page.md.
 */
import { pageMarkup } from '../app/markdown/page-markup';
import { markdownOfPage, saveMarkdown } from '../lib/markdown';
import { pageFiles, pagePath } from './built-pages';
import { siteBuild } from './site-build';

const pages = new Map<string, string>();
for (const file of pageFiles(siteBuild, '.html')) {
  const address = pagePath(file, siteBuild);
  // The framework's own error pages are no pages of the site.
  if (address.startsWith('/_')) continue;
  const markup = await pageMarkup(address, new URLSearchParams());
  const markdown = markup && markdownOfPage(markup, address);
  if (markdown === undefined) throw new Error(`${file} has no title, so it cannot be written as Markdown`);
  pages.set(address, markdown);
}
saveMarkdown(siteBuild, pages);
const bytes = [...pages.values()].reduce((sum, markdown) => sum + Buffer.byteLength(markdown), 0);
console.log(`${pages.size} pages as Markdown: ${(bytes / 1_000_000).toFixed(1)} MB`);
