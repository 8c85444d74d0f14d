import type { ServerResponse } from 'node:http';
import { CONTENT_SIGNAL } from '@/lib/site/discovery/robots';
import { markdownTwin, pageOfTwin } from '@/lib/site/markdown-url';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { ignoresQuery } from '../page-kinds';
import { CACHE_DOCUMENT, CACHE_DOCUMENT_SHARED } from '../responses/cache-control';
import { linkHeader } from '../responses/links';
import { nameTargetOnce } from './redirect-target';

/**
 * Value of Link for a page in either form: its Markdown, and the index of the site for assistants (llms.txt v2).
 *
 * @param address path and query, which is left out where the page does not read it.
 */
export function pageLinks(address: string): string {
  const { pathname, search } = new URL(address, absoluteUrl('/'));
  const twin = absoluteUrl(markdownTwin(pathname)) + (ignoresQuery(pathname) ? '' : search);
  const index = absoluteUrl(paths.retrievalIndex);
  return linkHeader([
    { href: twin, rel: 'alternate', type: 'text/markdown' },
    { href: index, rel: 'describedby', type: 'text/markdown' },
  ]);
}

/** Names in a list header. */
const namesIn = (response: ServerResponse, header: string) =>
  [response.getHeader(header) ?? []]
    .flat()
    .join(', ')
    .split(/\s*,\s*/)
    .filter((name) => name !== '');

/** What every form of a page varies by, besides what the framework says. */
const VARIES_BY = ['Accept', 'Accept-Encoding'];

/** Says it in one order for all forms: some caches find a form by the header of another. */
function vary(response: ServerResponse): void {
  const others = namesIn(response, 'Vary').filter((name) => !/^accept(?:-encoding)?$/i.test(name));
  response.setHeader('Vary', [...others, ...VARIES_BY].join(', '));
}

/** A strong entity tag stands for one sequence of bytes, and packed ones are others. */
function weakenEtagOfPacked(response: ServerResponse): void {
  const etag = response.getHeader('etag');
  if (typeof etag !== 'string' || etag.startsWith('W/') || !response.hasHeader('content-encoding')) return;
  response.setHeader('ETag', `W/${etag}`);
}

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '');

/** Files have an ending; pages have none. */
export const isFile = (path: string) => /\.[^/]*$/.test(path);

/** The forms of a page, as they are told by the type of a response. */
const FORMS = /^text\/(?:html|markdown|x-component)\b/;

/** Whether a response is the framework's document of a page, or says that the client has it. */
function isDocument(response: ServerResponse, path: string): boolean {
  if (response.hasHeader('content-signal')) return false; // Ours, with all that is said here.
  if (response.statusCode === 304) return typeOf(response) === '' && !isFile(path);
  return response.statusCode === 200 && typeOf(response).startsWith('text/html');
}

/**
 * Gives a page in HTML the headers that its Markdown has: the framework overwrites what is set on the way, and knows
 * nothing of a second form. Called as the response is about to leave.
 *
 * @param address path and query of the request.
 */
export function completePageHeaders(response: ServerResponse, address: string): void {
  const [path = ''] = address.split('?');
  const { statusCode } = response;
  if (isDocument(response, path)) {
    response.setHeader('Link', [...namesIn(response, 'Link'), pageLinks(address)].join(', '));
    response.setHeader('Cache-Control', CACHE_DOCUMENT);
    response.setHeader('CDN-Cache-Control', CACHE_DOCUMENT_SHARED);
    response.setHeader('Content-Signal', CONTENT_SIGNAL);
    weakenEtagOfPacked(response);
  }
  const isForm = FORMS.test(typeOf(response)) || response.hasHeader('content-signal');
  if (isForm && statusCode < 400 && !isFile(path)) vary(response);
  nameTargetOnce(response);
  // How the request was led on is nobody's business; and what has an address of its own does not vary.
  response.removeHeader('x-middleware-rewrite');
  if (pageOfTwin(path) !== undefined && statusCode < 400) response.removeHeader('Vary');
}
