import type { Socket } from 'node:net';

/** What is said to a client whose request cannot be read as one, by the code of Node's error. */
const statusLines: ReadonlyMap<string, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/** Answers what is no HTTP, too much of it or too slow, and closes the connection: nothing after it can be trusted. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusLine = statusLines.get(error.code ?? '') ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${statusLine}\r\nContent-Type: text/plain\r\nContent-Length: ${statusLine.length}\r\nConnection: close\r\n\r\n${statusLine}`,
  );
}
