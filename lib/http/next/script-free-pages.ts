import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutScripts } from './remove-scripts';
import { rewriteDocument } from './rewrite-document';

/**
 * Sends a document without the framework's scripts and the copy of the content that they carry, as the build does to
 * pages that it renders in advance.
 */
export function sendWithoutScripts(request: IncomingMessage, response: ServerResponse): void {
  // Only those scripts would ask for the copy alone.
  delete request.headers['rsc'];
  rewriteDocument(request, response, withoutScripts);
}
