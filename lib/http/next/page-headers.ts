import type { ServerResponse } from 'node:http';
import { CONTENT_SIGNAL } from '@/lib/site/discovery/robots';
import { markdownUrl, pageOfMarkdownUrl } from '@/lib/site/markdown-url';
import { canonicalPageQuery, namesRead, pageQuery, tellsPersonal } from '@/lib/site/pages/queries';
import { absoluteUrl, paths, withQuery } from '@/lib/site/urls';
import { CACHE_KEY_HEADER } from '../negotiation/cache-key';
import { NO_VARY_SEARCH, variesBy } from '../negotiation/no-vary-search';
import { hasExtension, pathOf, queryOf } from '../negotiation/request-target';
import { CACHE_DOCUMENT, CACHE_DOCUMENT_SHARED, CACHE_ONE_DAY } from '../responses/cache-control';
import { linkHeader } from '../responses/links';
import { PERMANENT_REDIRECT } from '../responses/redirect';
import { readsQuery } from './page-kinds';

/** Returns path and canonical query of a page, in HTML or Markdown; only its path where it reads no query. */
export function canonicalTarget(target: string): string {
  const path = pathOf(target);
  if (!readsQuery(path)) return path;
  return withQuery(
    path,
    canonicalPageQuery(pageOfMarkdownUrl(path) ?? path, new URLSearchParams(queryOf(target))),
  );
}

/** Longest query that a header repeats: proxies and clients bound the headers of a response. */
const MAX_REPEATED = 1024;

/**
 * Returns the value of Link for a page in either format: its Markdown, and the site's index for assistants
 * (llms.txt v2).
 */
export const pageLinks = (target: string) => linksOf(canonicalTarget(target));

function linksOf(canonical: string): string {
  const { pathname, search } = new URL(canonical, absoluteUrl('/'));
  const markdown = {
    href: absoluteUrl(markdownUrl(pathname)) + search,
    rel: 'alternate',
    type: 'text/markdown',
  } as const;
  return linkHeader([
    ...(search.length > MAX_REPEATED ? [] : [markdown]),
    { href: absoluteUrl(paths.retrievalIndex), rel: 'describedby', type: 'text/markdown' },
  ]);
}

const namesIn = (response: ServerResponse, header: string) =>
  [response.getHeader(header) ?? []]
    .flat()
    .join(', ')
    .split(/\s*,\s*/)
    .filter((name) => name !== '');

/** Names that Next adds to Vary on every response of the App Router. */
const ROUTER_NAMES = /^(?:rsc|next-.*)$/i;

const isOneOf = (names: readonly string[], name: string) =>
  names.some((one) => one.toLowerCase() === name.toLowerCase());

/** Sets Vary in one order, without the names of Next's client router, which no page runs. */
export function setVary(response: ServerResponse, ours: readonly string[] = []): void {
  const others = namesIn(response, 'Vary').filter((name) => !ROUTER_NAMES.test(name) && !isOneOf(ours, name));
  const names = [...others, ...ours];
  if (names.length === 0) response.removeHeader('Vary');
  else response.setHeader('Vary', names.join(', '));
}

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '');

/** Tests whether a response is a page in one of its formats. */
const isPage = (response: ServerResponse) => /^text\/(?:html|markdown)\b/.test(typeOf(response));

/** Tests whether a response is a page that Next rendered. */
const isDocument = (response: ServerResponse) =>
  response.statusCode === 200 && typeOf(response).startsWith('text/html');

/**
 * Tells caches which parameters an answer depends on, and the canonical query that has the same answer.
 *
 * @param key canonical target of the page.
 */
export function setQueryHeaders(response: ServerResponse, key: string): void {
  if (response.statusCode !== 200) return;
  const path = pathOf(key);
  if (!readsQuery(path)) {
    response.setHeader(NO_VARY_SEARCH, variesBy([]));
    return;
  }
  if (key.length <= MAX_REPEATED) response.setHeader(CACHE_KEY_HEADER, key);
  const query = pageQuery(pageOfMarkdownUrl(path) ?? path);
  if (query) response.setHeader(NO_VARY_SEARCH, variesBy(namesRead(query)));
}

/** Tests whether the canonical target of a page tells something personal. */
function isPersonal(target: string): boolean {
  const path = pathOf(target);
  const query = new URLSearchParams(queryOf(target));
  return tellsPersonal(pageOfMarkdownUrl(path) ?? path, query);
}

/** Keeps the first target of a redirect: Next names it twice when it renders one for the first time. */
function nameTargetOnce(response: ServerResponse): void {
  const target = response.getHeader('location');
  if (Array.isArray(target)) response.setHeader('Location', target[0] ?? '');
}

/**
 * Sets the headers of a page that both of its forms have, and removes those that only Next needs.
 *
 * @param target canonical target of the page.
 */
export function completePageHeaders(response: ServerResponse, target: string): void {
  const path = pathOf(target);
  if (isDocument(response)) {
    response.setHeader('Link', [...namesIn(response, 'Link'), linksOf(target)].join(', '));
    response.setHeader('Cache-Control', CACHE_DOCUMENT);
    response.setHeader('CDN-Cache-Control', CACHE_DOCUMENT_SHARED);
    response.setHeader('Content-Signal', CONTENT_SIGNAL);
  }
  if (isPage(response) && isPersonal(target)) response.setHeader('X-Robots-Tag', 'noindex');
  // Next lets no one keep a redirect that it makes on request, though it depends on the data alone.
  if (response.statusCode === PERMANENT_REDIRECT) response.setHeader('Cache-Control', CACHE_ONE_DAY);
  const isNegotiated = isPage(response) && response.statusCode < 400 && !hasExtension(path);
  setVary(response, isNegotiated ? ['Accept'] : []);
  nameTargetOnce(response);
  response.removeHeader('x-middleware-rewrite');
}
