import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';

const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Tells when the client of a connection has gone. Node tells it of the one answer that is being sent, and never of those
 * that wait behind it.
 */
export function disconnectSignal(socket: Socket): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const leaving = new AbortController();
  // As many as there are requests on one connection.
  setMaxListeners(0, leaving.signal);
  if (socket.destroyed) leaving.abort();
  else socket.once('close', () => leaving.abort());
  signals.set(socket, leaving.signal);
  return leaving.signal;
}
