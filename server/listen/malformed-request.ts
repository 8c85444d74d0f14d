import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { NO_STORE } from '@/lib/http/responses/cache-control';
import { securityHeaders } from '@/lib/http/responses/security-headers';
import { lingeringClose } from './lingering-close';

/** Status lines by the code of Node’s parser error. */
const statusLines: ReadonlyMap<string, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

const fieldLines = (fields: Readonly<Record<string, string | number>>) =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);

/** Answers 400, 408 or 431 and closes the connection: nothing after a malformed request can be trusted. */
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
  lingeringClose(socket, `HTTP/1.1 ${statusLine}\r\n${head.join('')}\r\n${statusLine}`);
}

const HOST = 'host';

/** Returns whether a Host header is valid (RFC 9112, 3.2); HTTP/1.0 may omit it. */
export const isValidHost = (host: string | undefined) => !host || URL.canParse(`http://${host}`);

/** The error of a request with too many headers. */
export const tooManyHeaders = () =>
  Object.assign(new Error('The request has too many headers'), { code: 'HPE_HEADER_OVERFLOW' });

/** Returns whether a request that Node accepts is ambiguous: two hosts (RFC 9112, 3.2), or HTTP/0.9. */
export function isAmbiguous({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1 || httpVersionMajor === 0;
}
