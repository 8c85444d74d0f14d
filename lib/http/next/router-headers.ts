import type { IncomingMessage } from 'node:http';

/** Request headers by which Next's client router asks for its own format of a page. No page runs that router. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/** Removes from a request what only Next's client router may ask for, so that Next answers with the page. */
export function removeRouterHeaders({ headers }: IncomingMessage): void {
  for (const name of ROUTER_HEADERS) delete headers[name];
}
