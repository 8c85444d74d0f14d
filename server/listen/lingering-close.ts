import type { Socket } from 'node:net';

/** Time that a connection stays open after its last response, whatever the client sends. */
const LINGER_MS = 1_000;

/** Most that is read meanwhile: the rest of a body that was refused. */
const MAX_LINGERING_BYTES = 8 * 1024 * 1024;

/**
 * Ends a connection after its last bytes, and reads for a moment what the client still sends: unread, it would be answered
 * with a reset, and the response lost (RFC 9112, 9.6).
 */
export function lingeringClose(socket: Socket, lastBytes = ''): void {
  if (socket.writableEnded || socket.destroyed) return;
  socket.end(lastBytes);
  const end = socket.bytesRead + MAX_LINGERING_BYTES;
  socket.removeAllListeners('data').on('data', () => {
    if (socket.bytesRead > end) socket.pause();
  });
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}
