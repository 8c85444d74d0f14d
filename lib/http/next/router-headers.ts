import type { IncomingMessage } from 'node:http';
import { pageOfMarkdownUrl } from '@/lib/site/markdown-url';
import { pathOf, queryOf } from '../negotiation/request-target';
import { isInteractive } from './page-kinds';

const ROUTER_STATE = 'next-router-state-tree';

/** Request headers by which Next's client router asks for its own format of a page. */
const ROUTER_HEADERS = [
  'rsc',
  ROUTER_STATE,
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/** Tests for a part of the router's state: the name of a segment, and its parts by slot. */
function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, slots] = value;
  const isNamed = typeof segment === 'string' || Array.isArray(segment);
  return isNamed && typeof slots === 'object' && slots !== null && Object.values(slots).every(isTree);
}

/** Tests whether Next can read a header as the state of its router; it answers 500 to others. */
export function isRouterState(header: string | readonly string[] | undefined): boolean {
  if (typeof header !== 'string') return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(header)));
  } catch {
    return false;
  }
}

/** Tests whether a request comes from Next's client router, by its header or its query parameter. */
export const isRouterRequest = ({ headers }: IncomingMessage, target: string) =>
  headers['rsc'] !== undefined || new URLSearchParams(queryOf(target)).has('_rsc');

/**
 * Removes from a request what only Next's client router may ask for: its format on pages that don't run it, a state that
 * Next can't read, and Markdown.
 */
export function restrictRouterHeaders(request: IncomingMessage, target: string): void {
  const { headers } = request;
  const isMarkdownUrl = pageOfMarkdownUrl(pathOf(target)) !== undefined;
  if (!isMarkdownUrl && isRouterRequest(request, target)) headers.accept = 'text/html';
  if (!isInteractive(target)) {
    for (const name of ROUTER_HEADERS) delete headers[name];
  } else if (!isRouterState(headers[ROUTER_STATE])) {
    delete headers[ROUTER_STATE];
  }
}
