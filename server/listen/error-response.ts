import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '@/lib/http/responses/errors';
import { errorResponse } from '@/lib/http/responses/json';
import { errorAsNotice, type Notice } from '@/lib/http/responses/notice';
import { securityHeaders } from '@/lib/http/responses/security-headers';
import { isApi } from '../cache/cache-key';

type Request = Pick<IncomingMessage, 'method' | 'headers'>;

/** Sends a notice with the headers of every response. @param fields names and values in turn. */
export function sendNotice(
  { method }: Request,
  response: ServerResponse,
  { status, headers, body }: Notice,
  fields: readonly string[],
): void {
  const length = status === 204 ? [] : ['Content-Length', String(Buffer.byteLength(body))];
  const all = Object.entries({ ...securityHeaders, ...headers });
  response.writeHead(status, [...all.flat(), ...length, ...fields]);
  response.end(method === 'HEAD' ? undefined : body);
}

/** Returns an error of the API as it is below `/api`. */
function errorAsJson(error: ApiError): Notice {
  const { 'content-length': _, ...headers } = Object.fromEntries(errorResponse(error).headers);
  return { status: error.status, headers, body: JSON.stringify(error.body()) };
}

/** Sends an error: as JSON below `/api`, elsewhere as a notice in the form that the client accepts. */
export function sendError(
  request: Request,
  response: ServerResponse,
  target: string,
  error: ApiError,
  fields: readonly string[],
): void {
  const notice = isApi(target) ? errorAsJson(error) : errorAsNotice(error, request.headers.accept);
  sendNotice(request, response, notice, fields);
}
