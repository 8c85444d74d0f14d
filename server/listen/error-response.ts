import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '@/lib/http/responses/errors';
import { errorResponse } from '@/lib/http/responses/json';
import { errorAsNotice } from '@/lib/http/responses/notice';
import { securityHeaders } from '@/lib/http/responses/security-headers';

const API = /^\/api(?:\/|$)/;

/** Answers with an error: as the API does below its address, else with words in the form that the client takes. */
export function sendError(
  { method, url = '', headers: { accept } }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: ServerResponse,
  error: ApiError,
  fields: readonly string[] = [],
): void {
  const isApi = API.test(url);
  const { status, headers, body } = isApi
    ? {
        status: error.status,
        headers: Object.fromEntries(errorResponse(error).headers),
        body: JSON.stringify(error.body()),
      }
    : errorAsNotice(error, accept);
  const length = isApi ? [] : ['Content-Length', String(Buffer.byteLength(body))];
  const all = { ...securityHeaders, ...headers };
  response.writeHead(status, [...Object.entries(all).flat(), ...length, ...fields]);
  response.end(method === 'HEAD' ? undefined : body);
}
