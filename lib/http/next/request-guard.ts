import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { pathOf } from '../negotiation/request-target';
import { type Notice, notFound, pageFailed } from '../responses/notice';
import { setSecurityHeaders } from '../responses/security-headers';
import { interceptResponse } from './intercept-response';
import { rememberServer } from './own-origin';
import { canonicalTarget, completePageHeaders, setQueryHeaders, setVary } from './page-headers';
import { isRenderedOnRequest, readsQuery } from './page-kinds';
import { withoutScripts } from './remove-scripts';
import { removeRouterHeaders } from './router-headers';
import { keepContent, leaveContent } from './static-markup';

const isHtml = (response: ServerResponse) => /^text\/html\b/.test(String(response.getHeader('content-type')));

/** Returns the notice to send instead of a page that wasn't found or failed: Next writes an empty shell for both. */
function replacementFor(response: ServerResponse, accept: string | undefined): Notice | undefined {
  // Next answers an early failure in plain text.
  if (response.statusCode === 500) return pageFailed(accept);
  return isHtml(response) && response.statusCode === 404 ? notFound(accept) : undefined;
}

/** Prepares the request for a page or file, and completes Next's response to it. */
function guardPage(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { accept } = request.headers;
  // An answer is stored under its canonical target, so nothing in it may repeat how the query was spelled.
  const canonical = canonicalTarget(target);
  if (readsQuery(pathOf(target))) request.url = canonical;
  const withContent = isRenderedOnRequest(target) ? keepContent() : undefined;
  // The length of a rewritten page is that of its body; Node sends none in answer to HEAD.
  if (withContent && request.method === 'HEAD') request.method = 'GET';
  interceptResponse(response, () => {
    const replacement = replacementFor(response, accept);
    if (replacement) return replacement;
    setQueryHeaders(response, canonical);
    completePageHeaders(response, canonical);
    if (!withContent || response.statusCode !== 200 || !isHtml(response)) return undefined;
    return (body) => Buffer.from(withContent(withoutScripts(body.toString())));
  });
}

/** Prepares a request for Next and completes its response. */
export function guard(request: IncomingMessage, response: ServerResponse): void {
  const { url: target = '/' } = request;
  setSecurityHeaders(response);
  removeRouterHeaders(request);
  leaveContent();
  if (!/^\/api(?:\/|$)/.test(target)) {
    guardPage(request, response, target);
    return;
  }
  interceptResponse(response, () => {
    setVary(response);
    return undefined;
  });
}

/** Longer than the reverse proxy keeps an idle connection, so that none closes just as it is used again. */
const MAX_IDLE_MS = 65_000;

/** Guards every request that a Node HTTP server of this process receives. */
export function installRequestGuard(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as { request: unknown; response: unknown; server: unknown };
    if (server instanceof Server) {
      rememberServer(server);
      server.keepAliveTimeout = MAX_IDLE_MS;
    }
    if (request instanceof IncomingMessage && response instanceof ServerResponse) guard(request, response);
  });
}
