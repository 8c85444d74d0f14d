import { hasExtension } from '@/lib/http/negotiation/request-target';
import { pageLinks } from '@/lib/http/next/page-headers';
import { CACHE_ONE_HOUR } from '@/lib/http/responses/cache-control';
import { corsHeaders } from '@/lib/http/responses/cors';
import { type Notice, notFound, pageFailed } from '@/lib/http/responses/notice';
import { CONTENT_SIGNAL } from '@/lib/site/discovery/robots';
import { markdownUrl, pageOfMarkdownUrl } from '@/lib/site/markdown-url';
import { absoluteUrl } from '@/lib/site/urls';
import { type MarkdownPage, markdownOf, NotAPage, type PageMarkup } from './pages';
import { estimateTokens } from './tokens';

const notice = ({ status, headers, body }: Notice) => new Response(body, { status, headers });

/** Answers with a page in Markdown. */
const pageResponse = ({ address, markdown }: MarkdownPage, isMarkdownUrl: boolean) =>
  new Response(markdown, {
    headers: {
      ...corsHeaders,
      'Cache-Control': CACHE_ONE_HOUR,
      Link: pageLinks(address),
      'Content-Signal': CONTENT_SIGNAL,
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Markdown-Tokens': String(estimateTokens(markdown)),
      ...(isMarkdownUrl ? { 'X-Robots-Tag': 'noindex' } : { Vary: 'Accept' }),
    },
  });

/** Passes a redirect on; that of a `.md` address leads to the `.md` address of its target. */
function redirected({ status, url, headers }: Response, isMarkdownUrl: boolean): Response {
  const target = new URL(headers.get('location') ?? '', url);
  const isOwn = target.origin === new URL(url).origin || target.origin === new URL(absoluteUrl('/')).origin;
  const path = isMarkdownUrl && isOwn ? markdownUrl(target.pathname) : target.pathname;
  const location = (isOwn ? '' : target.origin) + path + target.search;
  return new Response(null, { status, headers: { Location: location } });
}

/** Answers for an address that is not a page. */
function nonPageResponse(response: Response, accept: string | undefined, isMarkdownUrl: boolean): Response {
  const { status, headers, body } = response;
  if (headers.has('location')) return redirected(response, isMarkdownUrl);
  if (status >= 500) return notice(pageFailed(accept));
  if (status >= 400 || isMarkdownUrl) return notice(notFound(accept));
  return new Response(body, { status, headers: { 'Content-Type': headers.get('content-type') ?? '' } });
}

/** Path of this route, which the middleware rewrites to. Clients do not use it. */
const INTERNAL = /^\/markdown(?:\/|$)/;

/**
 * Answers a request for Markdown.
 *
 * @param request as the client sent it: `/states/ohio` with a matching Accept header, or `/states/ohio.md`.
 * @param pageMarkup renders a page of the site.
 */
export async function respondInMarkdown(request: Request, pageMarkup: PageMarkup): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const twin = pageOfMarkdownUrl(pathname);
  const accept = request.headers.get('accept') ?? undefined;
  const page = twin ?? pathname;
  // No page has an extension. For one, this route would request itself without end.
  if (INTERNAL.test(pathname) || hasExtension(page)) return notice(notFound(accept));
  try {
    return pageResponse(await markdownOf(page, searchParams, pageMarkup), twin !== undefined);
  } catch (error) {
    if (error instanceof NotAPage) return nonPageResponse(error.response, accept, twin !== undefined);
    console.error(error);
    return notice(pageFailed(accept));
  }
}
