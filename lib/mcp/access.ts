import { localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server';
import { methodNotAllowed } from '@/lib/http/responses/errors';
import { errorResponse } from '@/lib/http/responses/json';
import { errorCodes, rejection } from './json-rpc';

/** Who may reach the endpoint. */
export interface Access {
  /** Origins of web pages whose scripts may call it, such as `https://example.org`. */
  readonly origins: readonly string[];
  /** Names that requests may address it by, without a port; those of this machine always pass. */
  readonly hostnames: readonly string[];
}

/** Returns an origin as browsers write it; undefined for anything else, such as `null`. */
function parsedOrigin(header: string): string | undefined {
  const { origin } = URL.parse(header) ?? {};
  return origin === 'null' ? undefined : origin;
}

/** Rejects a request of a foreign origin or for another host; undefined where it may call. */
export function rejectForeign(request: Request, { origins, hostnames }: Access): Response | undefined {
  const origin = request.headers.get('origin');
  if (origin !== null && !origins.includes(parsedOrigin(origin) ?? '')) {
    return rejection({
      status: 403,
      code: errorCodes.refused,
      message: 'Forbidden: pages of this origin may not call the endpoint.',
      headers: { Vary: 'Origin' },
    });
  }
  const { ok } = validateHostHeader(request.headers.get('host'), [
    ...localhostAllowedHostnames(),
    ...hostnames,
  ]);
  if (ok) return undefined;
  return rejection({
    status: 403,
    code: errorCodes.refused,
    message: 'Forbidden: the Host header names another server.',
  });
}

/** How long a browser may remember a preflight, in seconds: an hour, so that a changed list of origins soon counts. */
const PREFLIGHT_SECONDS = 3_600;

/** The one method that is answered, beside the one that asks for it. */
const ALLOWED = 'POST, OPTIONS';

/** Headers of every response to an origin that may call: its page may read the answer. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  return {
    Vary: 'Origin',
    ...(origin === null
      ? {}
      : {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Expose-Headers': 'Allow, RateLimit, RateLimit-Policy, Retry-After',
        }),
  };
}

/** The answer to OPTIONS. */
export function preflight(request: Request): Response {
  const headers = {
    ...corsHeaders(request),
    Allow: ALLOWED,
    'Access-Control-Allow-Methods': ALLOWED,
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  };
  return new Response(null, { status: 204, headers });
}

/** The answer to every method but POST and OPTIONS: the error of the API. */
export function rejectMethod(request: Request): Response {
  const refused = errorResponse(methodNotAllowed(ALLOWED));
  return request.method === 'HEAD'
    ? new Response(null, { status: refused.status, headers: refused.headers })
    : refused;
}
