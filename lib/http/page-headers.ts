import type { ServerResponse } from 'node:http';
import { CONTENT_SIGNAL } from '@/lib/site/discovery/robots';
import { markdownTwin, pageOfTwin } from '@/lib/site/twins';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { CACHE_DOCUMENT } from './cache-control';
import { linkHeader } from './links';

/**
 * Value of Link for a page in either form: its Markdown, and the index of the site for assistants (llms.txt v2).
 *
 * @param address path and query.
 */
export function pageLinks(address: string): string {
  const { pathname, search } = new URL(address, absoluteUrl('/'));
  const twin = absoluteUrl(markdownTwin(pathname)) + search;
  const index = absoluteUrl(paths.retrievalIndex);
  return linkHeader([
    { href: twin, rel: 'alternate', type: 'text/markdown' },
    { href: index, rel: 'describedby', type: 'text/markdown' },
  ]);
}

/** Adds a name to a list header, once. */
function append(response: ServerResponse, header: string, name: string): void {
  const present = [response.getHeader(header) ?? []].flat().join(', ');
  const isThere = present
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes(name.toLowerCase());
  if (!isThere) response.setHeader(header, present === '' ? name : `${present}, ${name}`);
}

/** A strong entity tag stands for one sequence of bytes, and packed ones are others. */
function weakenEtagOfPacked(response: ServerResponse): void {
  const etag = response.getHeader('etag');
  if (typeof etag !== 'string' || etag.startsWith('W/') || !response.hasHeader('content-encoding')) return;
  response.setHeader('ETag', `W/${etag}`);
}

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '');

/** Files have an ending; pages have none. */
const isFile = (path: string) => /\.[^/]*$/.test(path);

/**
 * Gives a page in HTML the headers that its Markdown has: the framework overwrites what is set on the way, and knows
 * nothing of a second form. Called as the response is about to leave.
 *
 * @param address path and query of the request.
 */
export function completePageHeaders(response: ServerResponse, address: string): void {
  const [path = ''] = address.split('?');
  const { statusCode } = response;
  // The framework's own form for its navigation has a header that asks for it, and says so.
  const isDocument = statusCode === 200 && typeOf(response).startsWith('text/html');
  const isStillValid = statusCode === 304 && typeOf(response) === '' && !isFile(path);
  if (isDocument || isStillValid) {
    append(response, 'Vary', 'Accept');
    append(response, 'Link', pageLinks(address));
    response.setHeader('Cache-Control', CACHE_DOCUMENT);
    response.setHeader('Content-Signal', CONTENT_SIGNAL);
    weakenEtagOfPacked(response);
  }
  // The framework names the target of a redirect twice where it renders it for the first time.
  const [target, again] = [response.getHeader('location') ?? []].flat();
  if (target !== undefined && again !== undefined) response.setHeader('Location', String(target));
  // How the request was led on is nobody's business; and what has an address of its own does not vary.
  response.removeHeader('x-middleware-rewrite');
  if (pageOfTwin(path) !== undefined && statusCode < 400) response.removeHeader('Vary');
}
