import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { preflightHeaders } from './cors';
import { declareGuarded, translateFraming } from './framing';
import { isLive, sendWithPolicy } from './live-pages';
import { pageInMarkdown } from './negotiation';
import { sayQueryIgnored } from './no-vary-search';
import { type Notice, notFound, pageFailed, pageMethodNotAllowed } from './notice';
import { rememberServer } from './own-origin';
import { completePageHeaders } from './page-headers';
import { replaceResponse } from './replace-response';
import { isRouterState, ROUTER_STATE } from './router-state';
import { secure } from './security-headers';
import { isStill, sendWithoutScripts } from './still-pages';

/** Methods that the framework hands to a route; it fails on TRACE and answers WebDAV's with an empty 400. */
const CARRIED = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Stands for a method that cannot be carried: no address of the API has it either, so the answer is the same. */
const REFUSED_EVERYWHERE = 'PATCH';

/** Addresses that the framework keeps for itself: pages in HTML alone, and other names of ours. To us they are unknown. */
const RESERVED = /^\/(?:404|500|_error|_global-error|_not-found|_next(?:\/(?!static\/).*)?|.*\.rsc)$/;

/** A bracket in a path: no address of ours has one, and the framework takes it for its own name of a route and fails. */
const BRACKETS = /\[|\]|%5b|%5d/gi;

/** Stands for one: no address of ours has it either, so that the answer is that to an unknown address of its kind. */
const NO_BRACKET = '~';

const UNKNOWN = '/not-found';

function isWellFormed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Letters, digits and the signs that mean the same as they are and encoded (RFC 3986, 2.3). */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** A way on the spot, or up. */
const DETOUR = /\/\.{1,2}(?:\/|$)/;

/** A segment of a path in its one spelling. Percent signs that encode nothing stand for themselves. */
function canonicalSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  const readable = isWellFormed(segment) ? segment : segment.replaceAll('%', '%25');
  return readable.replace(NEEDLESSLY_ENCODED, decodeURIComponent);
}

/**
 * The address of a request as the router can read it: path and query alone, the path in its one spelling. Others would
 * make it fail, or be read by it as the same and by us as another.
 *
 * @example routable('/calculators/%E0%A4%A?a=%') // '/calculators/%25E0%25A4%25A?a=%'
 * @example routable('/x/../%61bout?a=1#b') // '/about?a=1'
 */
export function routable(url: string): string {
  if (url === '*') return '/'; // OPTIONS of the server as a whole
  const [address = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const [spelled = '', ...query] = address.split('?');
  if (!spelled.startsWith('/')) return UNKNOWN;
  // The router takes a backslash for a slash, as browsers do before they send it. No address of ours has one.
  const slashes = spelled.replaceAll('\\', '%5C');
  const written = slashes.split('/').map(canonicalSegment).join('/');
  const path = DETOUR.test(written) ? new URL(`http://x${written}`).pathname : written;
  if (RESERVED.test(path)) return UNKNOWN;
  return [path.replace(BRACKETS, NO_BRACKET), ...query].join('?');
}

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

/** The path of an address, without its query. */
export const pathOf = (address: string) => address.split('?')[0] ?? '';

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
    else if (isStill(address)) sendWithoutScripts(request, response);
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
