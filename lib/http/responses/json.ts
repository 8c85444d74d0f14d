import { withQuery } from '@/lib/site/urls';
import { CACHE_KEY_HEADER } from '../negotiation/cache-key';
import { ifNoneMatch, strongEtag } from '../negotiation/etag';
import { CACHE_ONE_DAY, NO_STORE } from './cache-control';
import { corsHeaders } from './cors';
import type { ApiError } from './errors';
import { type Link, linkHeader, serviceLinks } from './links';

/** What a route answers with. */
export interface Answer {
  /** Becomes compact JSON in UTF-8. */
  readonly body: object;
  /** Media type of the body where it has one of its own; every one of them is JSON. */
  readonly type?: `application/${string}+json` | `application/${string}+json; ${string}`;
  /** Canonical query that gives the same answer; empty where the query changes nothing. */
  readonly query?: string;
  /** Links besides those of the service. */
  readonly links?: readonly Link[];
}

interface Written {
  readonly text: string;
  readonly etag: string;
  readonly bytes: number;
}

/** Bodies that are built once per process, such as the OpenAPI document, are also written once. */
const written = new WeakMap<object, Written>();

function write(body: object): Written {
  const known = written.get(body);
  if (known) return known;
  const text = JSON.stringify(body);
  const fresh = { text, etag: strongEtag(text), bytes: Buffer.byteLength(text) };
  written.set(body, fresh);
  return fresh;
}

/** The bytes of an answer and the headers that go with them, for a server of any kind. */
export function writeAnswer({ body, type, links = [] }: Answer) {
  const { text, etag, bytes } = write(body);
  return {
    text,
    etag,
    /** Of 200 and 304 alike. */
    headers: {
      ...corsHeaders,
      'Cache-Control': CACHE_ONE_DAY,
      ETag: etag,
      Link: linkHeader([...serviceLinks(), ...links]),
    },
    /** Of a response that carries the text. */
    contentHeaders: {
      'Content-Type': type ?? 'application/json',
      'Content-Length': String(bytes),
    },
  };
}

/** An answer of the API: 200 with its entity tag, or 304 without a body where the client already has it. */
export function jsonResponse(request: Request, answer: Answer): Response {
  const { text, etag, headers: common, contentHeaders } = writeAnswer(answer);
  const key = withQuery(new URL(request.url).pathname, answer.query ?? '');
  const headers = { ...common, [CACHE_KEY_HEADER]: key };
  if (ifNoneMatch(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, ...contentHeaders } });
}

/** An error of the API: its status, its body, not to be kept. */
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
