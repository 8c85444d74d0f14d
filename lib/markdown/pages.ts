import { LRUCache } from 'lru-cache';
import { strongEtag } from '@/lib/http/negotiation/etag';
import { ownOrigin } from '@/lib/http/next/own-origin';
import { canonicalPageQuery } from '@/lib/site/pages/queries';
import { withQuery } from '@/lib/site/urls';
import { builtMarkdown, isBuilt } from './built';
import { pageToMarkdown } from './convert';
import { pageFacts } from './facts';

/** A page in Markdown, as it is kept and sent. */
export interface MarkdownPage {
  /** Path and canonical query. */
  readonly address: string;
  readonly markdown: string;
  readonly etag: string;
}

/** What a page answers instead of being one: an error, a redirect, a file. */
export class NotAPage extends Error {
  constructor(readonly response: Response) {
    super(`${response.url} is no page: ${response.status}`);
    this.name = 'NotAPage';
  }
}

/** Most memory that kept pages take: about two thousand of them. */
const MOST_BYTES = 64 * 1024 * 1024;
const RENDER_MILLISECONDS = 30_000;

/** Two bytes for each character, as the engine needs for most pages. */
const kept = new LRUCache<string, MarkdownPage>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ markdown, address }) => 2 * (markdown.length + address.length),
  fetchMethod: render,
});

function page(address: string, markdown: string): MarkdownPage {
  return { address, markdown, etag: strongEtag(markdown) };
}

/** Asks this server for the page as a browser would, and writes it as Markdown. */
async function render(address: string): Promise<MarkdownPage> {
  const built = builtMarkdown(address);
  if (built !== undefined) return page(address, built);
  const response = await fetch(ownOrigin() + address, {
    cache: 'no-store',
    headers: { Accept: 'text/html', 'Accept-Encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(RENDER_MILLISECONDS),
  });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || !isHtml) throw new NotAPage(response);
  const markdown = pageToMarkdown(await response.text(), pageFacts(address));
  if (markdown === undefined) throw new NotAPage(response);
  return page(address, markdown);
}

/**
 * A page in Markdown: made by the build, or once for each canonical address.
 *
 * @throws NotAPage where the address answers something else.
 */
export async function markdownOf(path: string, query: URLSearchParams): Promise<MarkdownPage> {
  const address = isBuilt(path) ? path : withQuery(path, canonicalPageQuery(path, query));
  const found = await kept.fetch(address);
  if (!found) throw new Error(`${address} was not rendered`);
  return found;
}
