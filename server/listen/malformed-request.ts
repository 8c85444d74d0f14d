import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { NO_STORE } from '@/lib/http/responses/cache-control';
import { securityHeaders } from '@/lib/http/responses/security-headers';
import { MAX_HEADERS } from '../limits/limits';
import { isValidHost } from './host';
import { lingeringClose } from './lingering-close';
import { isRequestTarget } from './target';

/** Why what a client sent is not read as a request, as the status that it gets. */
export type Malformation =
  | '400 Bad Request'
  | '408 Request Timeout'
  | '431 Request Header Fields Too Large'
  | '501 Not Implemented';

/** By the code of Node’s parser error. */
const malformations: ReadonlyMap<string, Malformation> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/** Returns what is wrong with bytes that Node can't parse. */
export const malformationOf = ({ code = '' }: NodeJS.ErrnoException): Malformation =>
  malformations.get(code) ?? '400 Bad Request';

/** Fields of the answer to what is malformed: nothing after it can be trusted. */
const fieldsOf = (malformation: Malformation) => ({
  ...securityHeaders,
  'Cache-Control': NO_STORE,
  'Content-Type': 'text/plain',
  'Content-Length': String(malformation.length),
  Connection: 'close',
});

/** Answers a malformed request. */
export function refuseRequest(response: ServerResponse, malformation: Malformation): void {
  response.shouldKeepAlive = false;
  response.writeHead(Number.parseInt(malformation, 10), fieldsOf(malformation)).end(malformation);
}

/** Answers what is no request, and closes the connection. */
export function refuseBytes(socket: Socket, malformation: Malformation): void {
  const fields = Object.entries(fieldsOf(malformation)).map(([name, value]) => `${name}: ${value}\r\n`);
  lingeringClose(socket, `HTTP/1.1 ${malformation}\r\n${fields.join('')}\r\n${malformation}`);
}

const HOST = 'host';

function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts;
}

/** Returns whether a request names its host once; HTTP/1.0 may omit it (RFC 9112, 3.2). */
function namesHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const hosts = hostsIn(rawHeaders);
  return hosts === 1 ? isValidHost(headers.host ?? '') : hosts === 0 && httpVersion === '1.0';
}

/** Returns whether every server finds the same end of a body (RFC 9112, 6.1). */
function isFramed({ headers: { 'transfer-encoding': coding }, httpVersion }: IncomingMessage): boolean {
  return coding === undefined || (coding.toLowerCase() === 'chunked' && httpVersion === '1.1');
}

/** Returns what is wrong with a request that Node accepts. */
export function malformationIn(request: IncomingMessage): Malformation | undefined {
  const { rawHeaders, httpVersion, url, method } = request;
  if (rawHeaders.length > 2 * MAX_HEADERS) return '431 Request Header Fields Too Large';
  const isKnown = httpVersion === '1.1' || httpVersion === '1.0';
  const isFine = isKnown && isRequestTarget(url, method) && namesHost(request) && isFramed(request);
  return isFine ? undefined : '400 Bad Request';
}
