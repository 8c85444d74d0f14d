import { ifNoneMatch } from '@/lib/http/negotiation/etag';
import { isFile, pageLinks } from '@/lib/http/next/page-headers';
import { CACHE_ONE_HOUR } from '@/lib/http/responses/cache-control';
import { corsHeaders } from '@/lib/http/responses/cors';
import { type Notice, notFound, pageFailed } from '@/lib/http/responses/notice';
import { CONTENT_SIGNAL } from '@/lib/site/discovery/robots';
import { markdownUrl, pageOfMarkdownUrl } from '@/lib/site/markdown-url';
import { absoluteUrl } from '@/lib/site/urls';
import { type MarkdownPage, markdownOf, NotAPage } from './pages';

/** The estimate that the header stands for wherever it is sent; what tokenizers count is in docs/markdown.md. */
const CHARACTERS_PER_TOKEN = 4;
const tokensOf = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

const notice = ({ status, headers, body }: Notice) => new Response(body, { status, headers });

/** A page in Markdown, or 304 where the client has it. */
function pageResponse(
  request: Request,
  { address, markdown, etag }: MarkdownPage,
  isMarkdownUrl: boolean,
): Response {
  const headers = {
    ...corsHeaders,
    'Cache-Control': CACHE_ONE_HOUR,
    ETag: etag,
    Link: pageLinks(address),
    'Content-Signal': CONTENT_SIGNAL,
    ...(isMarkdownUrl ? { 'X-Robots-Tag': 'noindex' } : { Vary: 'Accept' }),
  };
  if (ifNoneMatch(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(markdown, {
    headers: {
      ...headers,
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Markdown-Tokens': String(tokensOf(markdown)),
    },
  });
}

/** Where a redirect of a page leads, as the address of Markdown where that was asked for. */
function redirected({ status, url, headers }: Response, isMarkdownUrl: boolean): Response {
  const target = new URL(headers.get('location') ?? '', url);
  const isOurs = target.origin === new URL(url).origin || target.origin === new URL(absoluteUrl('/')).origin;
  const path = isMarkdownUrl && isOurs ? markdownUrl(target.pathname) : target.pathname;
  const location = (isOurs ? '' : target.origin) + path + target.search;
  return new Response(null, { status, headers: { Location: location } });
}

/** What an address that is no page answers to those who want Markdown. */
function otherwise(response: Response, accept: string | undefined, isMarkdownUrl: boolean): Response {
  const { status, headers, body } = response;
  if (headers.has('location')) return redirected(response, isMarkdownUrl);
  if (status >= 500) return notice(pageFailed(accept));
  if (status >= 400 || isMarkdownUrl) return notice(notFound(accept));
  return new Response(body, { status, headers: { 'Content-Type': headers.get('content-type') ?? '' } });
}

/** The path under which Markdown is made: an address of the house, not of the site. */
const INTERNAL = /^\/markdown(?:\/|$)/;

/**
 * Answers a request for Markdown.
 *
 * @param request as the client sent it: `/states/ohio` with a matching Accept header, or `/states/ohio.md`.
 */
export async function respondInMarkdown(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const twin = pageOfMarkdownUrl(pathname);
  const accept = request.headers.get('accept') ?? undefined;
  const page = twin ?? pathname;
  // No page has an ending. Asked for one, this would ask itself for the Markdown of Markdown, and so on.
  if (INTERNAL.test(pathname) || isFile(page)) return notice(notFound(accept));
  try {
    return pageResponse(request, await markdownOf(page, searchParams), twin !== undefined);
  } catch (error) {
    if (error instanceof NotAPage) return otherwise(error.response, accept, twin !== undefined);
    console.error(error);
    return notice(pageFailed(accept));
  }
}
