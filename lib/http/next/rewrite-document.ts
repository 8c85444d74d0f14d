import type { ServerResponse } from 'node:http';
import { policyOf } from '../responses/security-headers';
import { isInteractive, isScriptFreeOnRequest } from './page-kinds';
import { withoutScripts } from './remove-scripts';

/**
 * Returns how to rewrite a document that is rendered on request: its scripts are removed, or its policy names them.
 *
 * @returns undefined where the page is sent as Next renders it.
 */
export function documentRewriter(response: ServerResponse, target: string) {
  if (isScriptFreeOnRequest(target)) return (body: Buffer) => Buffer.from(withoutScripts(body.toString()));
  if (!isInteractive(target)) return undefined;
  return (body: Buffer) => {
    response.setHeader('Content-Security-Policy', policyOf(body.toString()));
    return body;
  };
}
