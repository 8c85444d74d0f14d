import { withQuery } from '@/lib/site/urls';
import { CACHE_KEY_HEADER } from '../negotiation/cache-key';
import { CACHE_ONE_DAY, NO_STORE } from './cache-control';
import { corsHeaders } from './cors';
import type { ApiError } from './errors';
import { type Link, linkHeader, serviceLinks } from './links';

/** What a route of the API answers with. */
export interface Answer {
  readonly body: object;
  /** Media type, where it is not application/json. */
  readonly type?: `application/${string}+json` | `application/${string}+json; ${string}`;
  /** Canonical query that gives the same answer; empty where the query changes nothing. */
  readonly query?: string;
  /** Links besides those of the service. */
  readonly links?: readonly Link[];
}

/** Answers a request of the API with 200 and compact JSON. */
export function jsonResponse(request: Request, { body, type, query = '', links = [] }: Answer): Response {
  return new Response(JSON.stringify(body), {
    headers: {
      ...corsHeaders,
      'Cache-Control': CACHE_ONE_DAY,
      'Content-Type': type ?? 'application/json',
      Link: linkHeader([...serviceLinks(), ...links]),
      [CACHE_KEY_HEADER]: withQuery(new URL(request.url).pathname, query),
    },
  });
}

/** Answers with an error of the API, which no cache keeps. */
export function errorResponse(error: ApiError): Response {
  const text = JSON.stringify(error.body());
  return new Response(text, {
    status: error.status,
    headers: {
      ...corsHeaders,
      ...error.headers,
      'Cache-Control': NO_STORE,
      Link: linkHeader(serviceLinks()),
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
    },
  });
}
