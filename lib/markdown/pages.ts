import { LRUCache } from 'lru-cache';
import { pathOf } from '@/lib/http/negotiation/request-target';
import { ownOrigin } from '@/lib/http/next/own-origin';
import { canonicalPageQuery } from '@/lib/site/pages/queries';
import { withQuery } from '@/lib/site/urls';
import { builtMarkdown, isBuilt } from './built';
import { markdownOfDocument } from './document';

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

/** Memory for about two thousand pages. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;
const RENDER_TIMEOUT_MS = 30_000;

/** Pages by address, so that a page and its `.md` address share one rendering. A character takes up to two bytes. */
const cached = new LRUCache<string, MarkdownPage>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: ({ markdown, address }) => 2 * (markdown.length + address.length),
  fetchMethod: render,
});

/** Reads the Markdown that the build made, or asks this server for the page in HTML and converts it. */
async function render(address: string): Promise<MarkdownPage> {
  const built = builtMarkdown(address);
  if (built !== undefined) return { address, markdown: built };
  const response = await fetch(ownOrigin() + address, {
    cache: 'no-store',
    headers: { Accept: 'text/html' },
    redirect: 'manual',
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
  });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || !isHtml) throw new NotAPage(response);
  const markdown = markdownOfDocument(await response.text(), address);
  if (markdown === undefined) throw new NotAPage(response);
  return { address, markdown };
}

/**
 * Returns a page in Markdown: made by the build, or once for each canonical address.
 *
 * @throws NotAPage where the address answers with anything else.
 */
export async function markdownOf(path: string, query: URLSearchParams): Promise<MarkdownPage> {
  const address = isBuilt(path) ? path : withQuery(path, canonicalPageQuery(path, query));
  const found = await cached.fetch(address);
  // Errors are logged, and a query tells something of the reader.
  if (!found) throw new Error(`${path} was not rendered`);
  return found;
}
