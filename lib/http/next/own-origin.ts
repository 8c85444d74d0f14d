import type { Server } from 'node:http';
import { identity } from '@/lib/site/identity';

declare global {
  /** The server that answers for this process. Shared by the bundles of the framework, which share nothing else. */
  var answeringServer: Server | undefined;
}

/** Notes the server that requests come in at. */
export function rememberServer(server: Server): void {
  globalThis.answeringServer = server;
}

/** Addresses that stand for every interface of the machine. */
const EVERYWHERE = new Set(['::', '0.0.0.0']);

/**
 * Where this process answers: for requests to itself. Taken from the listening socket, never from a request; where the
 * socket is someone else's, as on a host that runs functions, the configured origin.
 */
export function ownOrigin(): string {
  const address = globalThis.answeringServer?.address();
  if (!address || typeof address === 'string') return identity().baseUrl;
  const { address: host, port, family } = address;
  if (EVERYWHERE.has(host)) return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
