import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { ifNoneMatch, strongEtag } from '../negotiation/etag';
import { nameTargetOnce } from './redirect-target';
import { rewriteBody } from './rewrite-body';

const NOT_MODIFIED = 304;

/** Says that the client has it: its other headers stand in the response. */
function sendNothing(response: ServerResponse): Buffer {
  response.statusCode = NOT_MODIFIED;
  for (const name of ['content-type', 'content-length', 'content-encoding']) response.removeHeader(name);
  return Buffer.alloc(0);
}

/**
 * Sends a document of the framework's as it is after it has been read and changed. Compressed here: the framework would
 * do so before anyone sees the bytes. The entity tag is of what is sent, too: the framework's own is of markup that also
 * repeats the request by which the page was made first, and differs from one process to the next.
 *
 * @param rewrite the markup to send. It may set headers.
 */
export function rewriteDocument(
  request: IncomingMessage,
  response: ServerResponse,
  rewrite: (markup: string) => string,
): void {
  const gzip = new Negotiator(request).encoding(['gzip', 'identity']) === 'gzip';
  const known = request.headers['if-none-match'] ?? null;
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  // Whoever asks for the head is told of the whole; Node sends no body then.
  if (request.method === 'HEAD') request.method = 'GET';
  const isDocument = () => {
    nameTargetOnce(response);
    return response.statusCode === 200 && /^text\/html\b/.test(String(response.getHeader('content-type')));
  };
  rewriteBody(response, isDocument, (body) => {
    const markup = Buffer.from(rewrite(body.toString()));
    const tag = strongEtag(markup);
    // Weak, for it stands for the packed bytes as well.
    response.setHeader('ETag', `W/${tag}`);
    if (!/\baccept-encoding\b/i.test(String(response.getHeader('vary')))) {
      response.appendHeader('Vary', 'Accept-Encoding');
    }
    if (ifNoneMatch(known, tag)) return sendNothing(response);
    if (gzip) response.setHeader('Content-Encoding', 'gzip');
    const sent = gzip ? gzipSync(markup) : markup;
    response.setHeader('Content-Length', sent.length);
    return sent;
  });
}
