import type { ElementContent } from 'hast';
import { LRUCache } from 'lru-cache';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { contentToMarkdown, pageToMarkdown } from './page-to-markdown';
import { howToAsk, parameterList } from './parameter-list';

/** Parameters of a page are the same whatever it is asked: written once for each of the paths that read a query. */
const parameters = new LRUCache<string, string>({
  max: 500,
  memoMethod: (path) => contentToMarkdown(parameterList(path), absoluteUrl(path)),
});

/**
 * Returns the Markdown of a page of this site; undefined where the markup is of no page.
 *
 * @param address path and canonical query.
 */
export const markdownOfPage = (markup: readonly ElementContent[], address: string): string | undefined =>
  pageToMarkdown(markup, {
    url: absoluteUrl(address),
    index: absoluteUrl(paths.retrievalIndex),
    howToAsk,
    parameterList: (path) => parameters.memo(path),
  });
