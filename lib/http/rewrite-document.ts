import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import { rewriteBody } from './rewrite-body';

/** An entity tag that stands for more than one sequence of bytes. */
const weak = (tag: string) => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** A redirect that the framework has just made names its target twice, which is no address to some clients. */
function nameTargetOnce(response: ServerResponse): void {
  const target = response.getHeader('location');
  if (Array.isArray(target)) response.setHeader('Location', target[0] ?? '');
}

/**
 * Sends a document of the framework's as it is after it has been read and changed. Compressed here: the framework would
 * do so before anyone sees the bytes.
 *
 * @param rewrite the markup to send. It may set headers.
 */
export function rewriteDocument(
  request: IncomingMessage,
  response: ServerResponse,
  rewrite: (markup: string) => string,
): void {
  const gzip = new Negotiator(request).encoding(['gzip', 'identity']) === 'gzip';
  delete request.headers['accept-encoding'];
  const isDocument = () => {
    nameTargetOnce(response);
    return response.statusCode === 200 && /^text\/html\b/.test(String(response.getHeader('content-type')));
  };
  rewriteBody(response, isDocument, (body) => {
    const tag = response.getHeader('etag');
    if (typeof tag === 'string') response.setHeader('ETag', weak(tag));
    if (!/\baccept-encoding\b/i.test(String(response.getHeader('vary')))) {
      response.appendHeader('Vary', 'Accept-Encoding');
    }
    if (gzip) response.setHeader('Content-Encoding', 'gzip');
    response.removeHeader('content-length');
    if (request.method === 'HEAD') return body;
    const markup = Buffer.from(rewrite(body.toString()));
    const sent = gzip ? gzipSync(markup) : markup;
    response.setHeader('Content-Length', sent.length);
    return sent;
  });
}
