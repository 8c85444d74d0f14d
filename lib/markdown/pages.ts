import type { ElementContent } from 'hast';
import { LRUCache } from 'lru-cache';
import { pathOf } from '@/lib/http/negotiation/request-target';
import { ownOrigin } from '@/lib/http/next/own-origin';
import { canonicalPageQuery } from '@/lib/site/pages/queries';
import { absoluteUrl, withQuery } from '@/lib/site/urls';
import { builtMarkdown, isBuilt } from './built';
import { markdownOfPage } from './document';

/** A page in Markdown, as it is cached and sent. */
export interface MarkdownPage {
  /** Path and canonical query. */
  readonly address: string;
  readonly markdown: string;
}

/** Thrown where an address answers with an error, a redirect or a file. */
export class NotAPage extends Error {
  constructor(readonly response: Response) {
    super(`${pathOf(response.url)} is no page: ${response.status}`);
    this.name = 'NotAPage';
  }
}

/** Returns the markup of the page at a path; undefined where no page is. */
export type PageMarkup = (path: string, query: URLSearchParams) => Promise<ElementContent[] | undefined>;

/** Memory for about two thousand pages. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;
const ANSWER_TIMEOUT_MS = 30_000;

/** Pages by address, so that a page and its `.md` address share one rendering. A character takes up to two bytes. */
const cached = new LRUCache<string, MarkdownPage, PageMarkup>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: ({ markdown, address }) => 2 * (markdown.length + address.length),
  fetchMethod: (address, _, { context }) => render(address, context),
});

/** Asks this server for an address that is answered with something else than a page: an error, a redirect, a file. */
async function otherAnswer(address: string): Promise<NotAPage> {
  const response = await fetch(ownOrigin() + address, {
    cache: 'no-store',
    headers: { Accept: 'text/html' },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  return new NotAPage(response);
}

/** Reads the Markdown that the build made, or writes it from the page's markup. */
async function render(address: string, pageMarkup: PageMarkup): Promise<MarkdownPage> {
  const built = builtMarkdown(address);
  if (built !== undefined) return { address, markdown: built };
  const { pathname, searchParams } = new URL(absoluteUrl(address));
  const markup = await pageMarkup(pathname, searchParams);
  const markdown = markup && markdownOfPage(markup, address);
  if (markdown === undefined) throw await otherAnswer(address);
  return { address, markdown };
}

/**
 * Returns a page in Markdown: made by the build, or once for each canonical address.
 *
 * @throws NotAPage where the address answers with anything else.
 */
export async function markdownOf(
  path: string,
  query: URLSearchParams,
  pageMarkup: PageMarkup,
): Promise<MarkdownPage> {
  const address = isBuilt(path) ? path : withQuery(path, canonicalPageQuery(path, query));
  const found = await cached.fetch(address, { context: pageMarkup });
  // Errors are logged, and a query tells something of the reader.
  if (!found) throw new Error(`${path} was not rendered`);
  return found;
}
