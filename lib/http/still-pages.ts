import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutScripts } from './markup-without-scripts';
import { rewriteDocument } from './rewrite-document';

/**
 * Pages that are rendered when they are asked for and run no code of ours: the finder and what is below it, and the
 * pass rates of a state.
 */
const STILL = /^\/(?:programs|nclex-pass-rates\/[^/?]+)(?:[/?]|$)/;

/** Whether a page goes out without the framework's scripts, which would find nothing to do. */
export const isStill = (url: string) => STILL.test(url);

/**
 * Sends a document without the framework's scripts and the copy of the content that they carry, as the build does to
 * pages that it renders in advance.
 */
export function sendWithoutScripts(request: IncomingMessage, response: ServerResponse): void {
  // Only those scripts would ask for the copy alone.
  delete request.headers['rsc'];
  rewriteDocument(request, response, withoutScripts);
}
