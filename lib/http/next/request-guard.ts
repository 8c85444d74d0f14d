import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { pageInMarkdown } from '../negotiation/accept';
import { pathOf, routable } from '../negotiation/request-target';
import { preflightHeaders } from '../responses/cors';
import { type Notice, notFound, pageFailed, pageMethodNotAllowed } from '../responses/notice';
import { setSecurityHeaders } from '../responses/security-headers';
import { declareGuarded, translateFraming } from './encoding-headers';
import { interceptResponse } from './intercept-response';
import { rememberServer } from './own-origin';
import { canonicalTarget, completePageHeaders, setQueryHeaders, setVary } from './page-headers';
import { readsQuery } from './page-kinds';
import { documentRewriter } from './rewrite-document';
import { isRouterRequest, restrictRouterHeaders } from './router-headers';

/** Methods that the framework hands to a route; it fails on TRACE and answers WebDAV's with an empty 400. */
const CARRIED = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Stands for a method that cannot be carried: no address of the API has it either, so the answer is the same. */
const REFUSED_EVERYWHERE = 'PATCH';

/** Files that are sent packed or in parts, in bytes of our own making. */
const FILES = /^\/(?:data\/|sitemaps\/|\.well-known\/|agents\.md|[^?]*\.(?:txt|xml)(?:\?|$))/;

/**
 * What a page or file answers to a method other than GET and HEAD, by the status that HEAD has there. Never what the
 * framework wrote: to HEAD it names a length and sends no body, for which a client of another method would wait.
 */
function refusal(status: number, method: string, accept: string | undefined): Notice {
  if (status === 404) return notFound(accept);
  if (status >= 500) return pageFailed(accept);
  if (method === 'OPTIONS') return { status: 204, headers: preflightHeaders, body: '' };
  return pageMethodNotAllowed(accept);
}

/** Returns the notice to send instead of a page that wasn't found or failed: Next writes an empty shell for both. */
function replacementFor(response: ServerResponse, accept: string | undefined): Notice | undefined {
  // Next answers an early failure in plain text.
  if (response.statusCode === 500) return pageFailed(accept);
  const isHtml = /^text\/html\b/.test(String(response.getHeader('content-type')));
  return isHtml && response.statusCode === 404 ? notFound(accept) : undefined;
}

const isHtmlDocument = ({ statusCode }: ServerResponse, type: unknown) =>
  statusCode === 200 && /^text\/html\b/.test(String(type));

/** Guards the request for a page: what Next may read of it, and what is sent of Next's response. */
function guardPage(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { accept } = request.headers;
  const isRouters = isRouterRequest(request, target);
  restrictRouterHeaders(request, target);
  // An answer is stored under its canonical target, so nothing in it may repeat how the query was spelled.
  if (!isRouters && readsQuery(pathOf(target))) request.url = canonicalTarget(target);
  const rewrite = documentRewriter(request, response, target);
  // The entity tag of Markdown is of the uncompressed text.
  if (pageInMarkdown(pathOf(target), request.headers.accept)) delete request.headers['accept-encoding'];
  interceptResponse(response, () => {
    const replacement = replacementFor(response, accept);
    if (replacement) return replacement;
    if (!isRouters) setQueryHeaders(response, target);
    completePageHeaders(response, target);
    return isHtmlDocument(response, response.getHeader('content-type')) ? rewrite : undefined;
  });
}

/** Guards a request: makes it one that Next can answer, and its response the one that is promised. */
export function guard(request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/' } = request;
  const { accept } = request.headers;
  const target = routable(url);
  request.url = target;
  setSecurityHeaders(response);
  const reads = method === 'GET' || method === 'HEAD';
  if (/^\/api(?:\/|$)/.test(target)) {
    if (!CARRIED.has(method)) request.method = REFUSED_EVERYWHERE;
    // Next would compress the answer under the strong entity tag of the uncompressed bytes.
    delete request.headers['accept-encoding'];
    restrictRouterHeaders(request, target);
    interceptResponse(response, () => {
      setVary(response, target);
      return undefined;
    });
  } else if (FILES.test(target) && reads) {
    restrictRouterHeaders(request, target);
    interceptResponse(response, () => {
      const replacement = replacementFor(response, accept);
      if (!replacement) {
        setQueryHeaders(response, target);
        setVary(response, target);
      }
      return replacement;
    });
    translateFraming(request, response);
  } else if (reads) {
    guardPage(request, response, target);
  } else {
    // The router answers as to HEAD, which tells whether the address exists and changes nothing.
    request.method = 'HEAD';
    interceptResponse(response, () => refusal(response.statusCode, method, accept));
  }
}

/**
 * How long an idle connection is kept: longer than clients and proxies keep theirs, so that none is closed just as it is
 * used again. Node closes after five seconds, and a crawler that waits politely would meet that.
 */
const IDLE_MILLISECONDS = 65_000;

/**
 * Guards every request that a Node HTTP server of this process receives. The framework closes connections that ask
 * for another protocol, as some clients do by default; without its listener Node answers them over HTTP/1.1.
 */
export function installRequestGuard(): void {
  declareGuarded();
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as { request: unknown; response: unknown; server: unknown };
    if (server instanceof Server) {
      rememberServer(server);
      server.keepAliveTimeout = IDLE_MILLISECONDS;
      if (server.listenerCount('upgrade') > 0) server.removeAllListeners('upgrade');
    }
    if (request instanceof IncomingMessage && response instanceof ServerResponse) guard(request, response);
  });
}
