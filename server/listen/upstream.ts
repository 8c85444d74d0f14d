import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { unavailable } from '@/lib/http/responses/errors';
import type { CacheKey } from '../cache/cache-key';
import type { UpstreamResponse } from '../cache/upstream-response';
import { ConcurrencyLimiter } from '../limits/concurrency-limiter';
import {
  MAX_CACHED_BYTES,
  MAX_IN_FLIGHT,
  MAX_RESPONSE_HEADER_BYTES,
  MAX_UPSTREAM_MS,
  RETRY_AFTER_SECONDS,
} from '../limits/limits';
import { withTrace } from '../observe/tracing';

/** An upstream response whose body can also be streamed. */
export interface StreamedResponse extends UpstreamResponse {
  readonly body: Readable;
}

/** A request that is passed on with fields of the client. */
export interface PassedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | undefined;
  readonly signal: AbortSignal;
}

type Sent = Omit<Dispatcher.RequestOptions, 'origin' | 'headers'> & Pick<PassedRequest, 'headers'>;

/** The application behind the proxy. Both calls reject with an ApiError where too many requests are in flight. */
export interface Upstream {
  /** Asks for a whole, uncompressed response by a request made of the cache key alone. */
  fetch(key: CacheKey): Promise<StreamedResponse>;
  pass(request: PassedRequest): Promise<StreamedResponse>;
  /** Requests whose response has not been read to its end. */
  inFlight(): number;
  close(): Promise<void>;
}

async function readWhole(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_CACHED_BYTES) throw new Error('The response is larger than MAX_CACHED_BYTES');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const SLOT = 'upstream';

/**
 * Connects to the upstream.
 *
 * @param origin returns where it listens. @throws UpstreamUnavailable where it does not.
 * @param timeoutMs for it to begin a response, and between two parts of it.
 */
export function connectUpstream(origin: () => string, timeoutMs = MAX_UPSTREAM_MS): Upstream {
  // As many connections as requests in flight: in a queue for one, no timeout would run.
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: MAX_RESPONSE_HEADER_BYTES,
  });
  const slots = new ConcurrencyLimiter(MAX_IN_FLIGHT);
  async function send({ headers: fields, ...options }: Sent): Promise<StreamedResponse> {
    const request = { ...options, headers: withTrace(fields), origin: origin() };
    const release = slots.acquire(SLOT);
    if (!release) throw unavailable(RETRY_AFTER_SECONDS);
    try {
      const { statusCode: status, headers, body } = await agent.request(request);
      body.once('close', release);
      return { head: { status, headers }, body, bytes: () => readWhole(body) };
    } catch (error) {
      release();
      throw error;
    }
  }
  return {
    fetch: ({ target, accept }) => send({ method: 'GET', path: target, headers: { accept } }),
    pass: ({ method, target, headers, body, signal }) =>
      send({ method, path: target, headers, body: body ?? null, signal }),
    inFlight: () => slots.inFlight(SLOT),
    close: () => agent.destroy(),
  };
}
