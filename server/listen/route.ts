import type { IncomingMessage } from 'node:http';
import { paths } from '@/lib/site/urls';
import { isApi } from '../cache/cache-key';

/**
 * How a request is answered: from the cache or as the cache would; passed on, for the API's other methods; or refused with
 * the status that GET has, where a page or file is asked for by another method.
 */
export type Route = 'cached' | 'passed' | 'refused';

/** Methods that Next hands to a route; it fails on TRACE and answers WebDAV’s with an empty 400. */
const CARRIED = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Sent in place of a method that Next can't take: no API route allows it, so the client gets its 405. */
const NOT_ALLOWED_ANYWHERE = 'PATCH';

/** Returns the method that the upstream is asked with. */
export const carriedMethod = (method: string) => (CARRIED.has(method) ? method : NOT_ALLOWED_ANYWHERE);

export const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** MCP answers differ by Origin and method, and none may be stored. */
const isMcp = (target: string) => target.startsWith(paths.mcp) && !target.startsWith(paths.mcpServerCard);

/** @param target normalized. */
export function routeOf(request: IncomingMessage, target: string): Route {
  if (isApi(target)) return isReading(request) && !isMcp(target) ? 'cached' : 'passed';
  return isReading(request) ? 'cached' : 'refused';
}
