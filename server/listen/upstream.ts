import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { uriTooLong } from '@/lib/http/responses/errors';
import type { CacheKey } from '../cache/cache-key';
import type { UpstreamResponse } from '../cache/upstream-response';
import {
  MAX_RESPONSE_BYTES,
  MAX_RESPONSE_HEADER_BYTES,
  MAX_TARGET_BYTES,
  MAX_UPSTREAM_MS,
} from '../limits/limits';
import { withTrace } from '../observe/tracing';
import { textOf } from './headers';

/** A request that is passed on with fields of the client. */
export interface PassedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | undefined;
}

type Sent = Omit<Dispatcher.RequestOptions, 'origin' | 'headers'> & Pick<PassedRequest, 'headers'>;

/** The application behind the proxy. Its responses are read whole: a slow client keeps no place in it. */
export interface Upstream {
  /** Asks for an uncompressed response by a request made of the cache key alone. */
  fetch(key: CacheKey): Promise<UpstreamResponse>;
  pass(request: PassedRequest): Promise<UpstreamResponse>;
  /** Returns when it last answered, in milliseconds since 1970. */
  answeredAt(): number;
  close(): Promise<void>;
}

async function readWhole(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_RESPONSE_BYTES) throw new Error('The response is larger than MAX_RESPONSE_BYTES');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Connects to the upstream.
 *
 * @param origin returns where it listens. @throws UpstreamUnavailable where it does not.
 * @throws ApiError uri_too_long, where it leads to a longer target than a request may have.
 * @param timeoutMs for it to begin a response, and between two parts of it.
 */
export function connectUpstream(origin: () => string, timeoutMs = MAX_UPSTREAM_MS): Upstream {
  // As many connections as requests in flight: in a queue for one, no timeout would run.
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: MAX_RESPONSE_HEADER_BYTES,
  });
  let answeredAt = 0;
  async function send({ headers: fields, ...options }: Sent): Promise<UpstreamResponse> {
    const request = { ...options, headers: withTrace(fields), origin: origin() };
    const { statusCode: status, headers, body } = await agent.request(request);
    answeredAt = Date.now();
    const response = { head: { status, headers }, body: await readWhole(body) };
    // Encoded, a query can be three times as long, and proxies bound the headers of a response.
    if (textOf(headers.location).length > MAX_TARGET_BYTES) throw uriTooLong(MAX_TARGET_BYTES);
    return response;
  }
  return {
    fetch: ({ target, accept }) => send({ method: 'GET', path: target, headers: { accept } }),
    pass: ({ target, body, ...request }) => send({ ...request, path: target, body: body ?? null }),
    answeredAt: () => answeredAt,
    close: () => agent.destroy(),
  };
}
