import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { ifNoneMatch, strongEtag } from '../negotiation/etag';
import { policyOf } from '../responses/security-headers';
import { isInteractive, isScriptFreeOnRequest } from './page-kinds';
import { withoutScripts } from './remove-scripts';

const NOT_MODIFIED = 304;

/** Makes a response a 304, which has no headers of content. */
function sendNothing(response: ServerResponse): Buffer {
  response.statusCode = NOT_MODIFIED;
  for (const name of ['content-type', 'content-length', 'content-encoding']) response.removeHeader(name);
  return Buffer.alloc(0);
}

/** Returns the markup to send for a page that is rendered on request, and sets the headers that depend on it. */
function rewritten(markup: string, target: string, response: ServerResponse): string {
  if (isScriptFreeOnRequest(target)) return withoutScripts(markup);
  response.setHeader('Content-Security-Policy', policyOf(markup));
  return markup;
}

/**
 * Prepares a request whose document is rewritten: its scripts are removed, or its policy names them.
 *
 * @returns how to rewrite the body of a successful document; undefined where the page is sent as Next renders it.
 */
export function documentRewriter(request: IncomingMessage, response: ServerResponse, target: string) {
  const isRewritten =
    isScriptFreeOnRequest(target) || (isInteractive(target) && request.headers['rsc'] === undefined);
  if (!isRewritten) return undefined;
  const gzip = new Negotiator(request).encoding(['gzip', 'identity']) === 'gzip';
  const known = request.headers['if-none-match'] ?? null;
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  // The headers of HEAD depend on the body; Node sends none.
  if (request.method === 'HEAD') request.method = 'GET';
  return (body: Buffer) => {
    const markup = Buffer.from(rewritten(body.toString(), target, response));
    const tag = strongEtag(markup);
    response.setHeader('ETag', `W/${tag}`);
    if (ifNoneMatch(known, tag)) return sendNothing(response);
    if (gzip) response.setHeader('Content-Encoding', 'gzip');
    const sent = gzip ? gzipSync(markup) : markup;
    response.setHeader('Content-Length', sent.length);
    return sent;
  };
}
