import type { Socket } from 'node:net';

/** Most of what was read that is parsed before a look at the connection. */
const PART_BYTES = 1024;

/**
 * Parses what is read of a connection in small parts, so that one can stop in between. Node reads 64 KiB at once, which
 * can be thousands of pipelined requests, and parses all of it, also where the first of them ended the connection.
 *
 * @param socket of Node's HTTP server, which has begun to listen for its data.
 * @param isIgnored returns whether what it sends is dropped.
 */
export function parseInParts(socket: Socket, isIgnored: (socket: Socket) => boolean): void {
  const [parse] = socket.listeners('data');
  if (!parse) return;
  socket.removeListener('data', parse as (chunk: Buffer) => void);
  socket.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += PART_BYTES) {
      if (isIgnored(socket)) {
        socket.pause();
        return;
      }
      // Node waits until earlier responses are read.
      if (socket.isPaused()) {
        socket.unshift(chunk.subarray(start));
        return;
      }
      parse.call(socket, chunk.subarray(start, start + PART_BYTES));
    }
  });
}
