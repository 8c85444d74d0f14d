import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { pageInMarkdown } from '../negotiation/accept';
import { sayQueryIgnored } from '../negotiation/no-vary-search';
import { pathOf, routable } from '../negotiation/request-target';
import { isScriptFreeOnRequest } from '../page-kinds';
import { preflightHeaders } from '../responses/cors';
import { type Notice, notFound, pageFailed, pageMethodNotAllowed } from '../responses/notice';
import { secure } from '../responses/security-headers';
import { declareGuarded, translateFraming } from './encoding-headers';
import { isLive, sendWithPolicy } from './interactive-pages';
import { rememberServer } from './own-origin';
import { completePageHeaders } from './page-headers';
import { replaceResponse } from './replace-response';
import { isRouterState, ROUTER_STATE } from './router-state';
import { sendWithoutScripts } from './script-free-pages';

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

/**
 * What goes out in place of a page that found nothing to show or that failed: for both the framework writes an empty
 * shell in HTML, whatever the client asks for. Our own 404 in HTML equals the notice.
 */
function instead(response: ServerResponse, accept: string | undefined): Notice | undefined {
  // Where the framework fails early it says so in plain text.
  if (response.statusCode === 500) return pageFailed(accept);
  const isHtml = /^text\/html\b/.test(String(response.getHeader('content-type')));
  return isHtml && response.statusCode === 404 ? notFound(accept) : undefined;
}

/** Makes a request one that the framework can answer, and its answer the one that is promised for it. */
export function guard(request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/' } = request;
  const { accept } = request.headers;
  request.url = routable(url);
  secure(response);
  if (/^\/api(?:\/|$)/.test(request.url)) {
    if (!CARRIED.has(method)) request.method = REFUSED_EVERYWHERE;
    // The framework would compress the answer under the same strong entity tag, which stands for other bytes.
    delete request.headers['accept-encoding'];
    // It would be taken for the framework's own navigation and redirected.
    delete request.headers['rsc'];
  } else if (FILES.test(request.url) && (method === 'GET' || method === 'HEAD')) {
    const path = pathOf(request.url);
    replaceResponse(response, () => {
      const notice = instead(response, accept);
      if (!notice) sayQueryIgnored(response, path);
      return notice;
    });
    translateFraming(request, response);
  } else if (method === 'GET' || method === 'HEAD') {
    const address = request.url;
    // A request for the framework's own form is none for Markdown, whatever it accepts.
    if (request.headers['rsc'] !== undefined) request.headers.accept = 'text/html';
    if (!isRouterState(request.headers[ROUTER_STATE])) delete request.headers[ROUTER_STATE];
    // As with the API: one entity tag stands for one sequence of bytes.
    if (pageInMarkdown(pathOf(address), request.headers.accept)) delete request.headers['accept-encoding'];
    else if (isScriptFreeOnRequest(address)) sendWithoutScripts(request, response);
    else if (isLive(request)) sendWithPolicy(request, response);
    replaceResponse(response, () => {
      const notice = instead(response, accept);
      if (notice) return notice;
      sayQueryIgnored(response, pathOf(address));
      completePageHeaders(response, address);
      return undefined;
    });
  } else {
    // The router answers as to HEAD, which tells whether the address exists and changes nothing.
    request.method = 'HEAD';
    replaceResponse(response, () => refusal(response.statusCode, method, accept));
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
