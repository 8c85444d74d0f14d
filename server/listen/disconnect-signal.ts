import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';

const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Returns a signal that aborts when a client disconnects. Node reports it to the response that is being sent, not to
 * pipelined responses behind it.
 */
export function disconnectSignal(socket: Socket): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const controller = new AbortController();
  // One listener for each request of the connection.
  setMaxListeners(0, controller.signal);
  if (socket.destroyed) controller.abort();
  else socket.once('close', () => controller.abort());
  signals.set(socket, controller.signal);
  return controller.signal;
}
