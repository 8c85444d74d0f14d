import type { IncomingMessage, ServerResponse } from 'node:http';
import { isInteractive } from '../page-kinds';
import { policyOf } from '../responses/security-headers';
import { rewriteDocument } from './rewrite-document';

/** Whether a request is for the document of a page that runs scripts. */
export const isLive = ({ url = '', headers }: IncomingMessage) =>
  isInteractive(url) && headers['rsc'] === undefined;

/** Sends a document with the policy that lets its own scripts run and no others. */
export function sendWithPolicy(request: IncomingMessage, response: ServerResponse): void {
  rewriteDocument(request, response, (markup) => {
    response.setHeader('Content-Security-Policy', policyOf(markup));
    return markup;
  });
}
