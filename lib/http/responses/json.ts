import { namesThatMatter, type Parameters } from '@/lib/parameters/declare';
import { withQuery } from '@/lib/site/urls';
import { CACHE_KEY_HEADER } from '../negotiation/cache-key';
import { NO_VARY_SEARCH, variesBy } from '../negotiation/no-vary-search';
import { CACHE_ONE_DAY, NO_STORE } from './cache-control';
import { corsHeaders } from './cors';
import type { ApiError } from './errors';
import { type Link, linkHeader, serviceLinks } from './links';

export const CSV = 'text/csv; charset=utf-8; header=present';

/** What a route of the API answers with. */
export interface Answer {
  /** Sent as JSON; a text is sent as it is. */
  readonly body: object | string;
  /** Media type, where it is not application/json. */
  readonly type?: `application/${string}+json` | `application/${string}+json; ${string}` | typeof CSV;
  /** What is read from the query; left out where nothing is. */
  readonly parameters?: Parameters;
  /** Canonical query that gives the same answer; empty where the query changes nothing. */
  readonly query?: string;
  /** Links besides those of the service. */
  readonly links?: readonly Link[];
}

/** Answers a request of the API with 200 and compact JSON, or a text. */
export function jsonResponse(request: Request, answer: Answer): Response {
  const { body, type, parameters = {}, query = '', links = [] } = answer;
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    headers: {
      ...corsHeaders,
      'Cache-Control': CACHE_ONE_DAY,
      'Content-Type': type ?? 'application/json',
      Link: linkHeader([...serviceLinks(), ...links]),
      [CACHE_KEY_HEADER]: withQuery(new URL(request.url).pathname, query),
      [NO_VARY_SEARCH]: variesBy(namesThatMatter(parameters)),
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
