import type { Server } from 'node:http';
import { identity } from '@/lib/site/identity';

declare global {
  /** The HTTP server of this process. Global, since Next's bundles share no modules. */
  var answeringServer: Server | undefined;
}

/** Remembers the server that receives requests. */
export function rememberServer(server: Server): void {
  globalThis.answeringServer = server;
}

/** Addresses that mean every interface of the machine. */
const EVERYWHERE = new Set(['::', '0.0.0.0']);

/**
 * Returns the origin for requests of this process to itself: that of its socket, never one that a request names. Without
 * a socket, as on a host that runs functions, the configured origin.
 */
export function ownOrigin(): string {
  const address = globalThis.answeringServer?.address();
  if (!address || typeof address === 'string') return identity().baseUrl;
  const { address: host, port, family } = address;
  if (EVERYWHERE.has(host)) return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
