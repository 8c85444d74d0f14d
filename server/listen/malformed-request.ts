import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { NO_STORE } from '@/lib/http/responses/cache-control';
import { securityHeaders } from '@/lib/http/responses/security-headers';

/** What is said to a client whose request cannot be read as one, by the code of Node's error. */
const statusLines: ReadonlyMap<string, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/** For which a connection stays after the answer, whatever the client goes on to send. */
const LINGER_MILLISECONDS = 1_000;

const fieldLines = (fields: Readonly<Record<string, string | number>>) =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);

/** Answers what is no HTTP, too much of it or too slow, and closes the connection: nothing after it can be trusted. */
export function rejectMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusLine = statusLines.get(error.code ?? '') ?? '400 Bad Request';
  const head = fieldLines({
    ...securityHeaders,
    'Cache-Control': NO_STORE,
    'Content-Type': 'text/plain',
    'Content-Length': statusLine.length,
    Connection: 'close',
  });
  socket.end(`HTTP/1.1 ${statusLine}\r\n${head.join('')}\r\n${statusLine}`);
  // Not at once: what it still sends would be answered with a reset, which takes our answer along.
  setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref();
}

const HOST = 'host';

/** Whether a name of a host is one (RFC 9112, 3.2); HTTP/1.0 may leave it out. */
export const isValidHost = (host: string | undefined) => !host || URL.canParse(`http://${host}`);

/**
 * Whether a request can be read in two ways although Node reads it: two hosts (RFC 9112, 3.2), or a version that has no
 * headers at all.
 */
export function isAmbiguous({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1 || httpVersionMajor === 0;
}
