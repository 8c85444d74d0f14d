import type { Server } from 'node:net';

/** The port that a server listens at. @throws Error where it does not. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return address.port;
}
