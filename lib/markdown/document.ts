import { absoluteUrl, paths } from '@/lib/site/urls';
import { pageToMarkdown } from './page-to-markdown';
import { howToAsk, parameterList } from './parameter-list';

/**
 * Returns the Markdown of a document of this site; undefined where the document is no page.
 *
 * @param address path and canonical query.
 */
export const markdownOfDocument = (html: string, address: string): string | undefined =>
  pageToMarkdown(html, {
    url: absoluteUrl(address),
    index: absoluteUrl(paths.retrievalIndex),
    howToAsk,
    parameterList,
  });
