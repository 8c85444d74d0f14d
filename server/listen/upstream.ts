import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { unavailable } from '@/lib/http/responses/errors';
import type { Answered } from '../cache/cache';
import type { CacheKey } from '../cache/cache-key';
import {
  MAX_CACHED_BYTES,
  MAX_IN_FLIGHT,
  MAX_RESPONSE_HEADER_BYTES,
  MAX_UPSTREAM_MS,
  RETRY_AFTER_SECONDS,
} from '../limits/limits';
import { withTrace } from '../observe/tracing';

/** An answer whose body can also be passed on as it comes. */
export interface Streamed extends Answered {
  readonly body: Readable;
}

/** A request that passes through. */
export interface Passing {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | undefined;
  readonly signal: AbortSignal;
}

type Sent = Omit<Dispatcher.RequestOptions, 'origin' | 'headers'> & Pick<Passing, 'headers'>;

/** The application, as the proxy reaches it. Both reject with an ApiError where it has as much to do as it may. */
export interface Upstream {
  ask(cacheKey: CacheKey): Promise<Streamed>;
  pass(request: Passing): Promise<Streamed>;
  /** Requests that were sent and not yet answered as a whole. */
  waiting(): number;
  close(): Promise<void>;
}

/** The whole of a body. @throws Error where it breaks off or is longer than what is kept. */
async function wholeOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_CACHED_BYTES) throw new Error('The answer is longer than what is kept');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reaches the application.
 *
 * @param origin where it answers at the moment. @throws Error where it does not.
 * @param milliseconds for it to begin an answer, and between two parts of it.
 */
export function connectUpstream(origin: () => string, milliseconds = MAX_UPSTREAM_MS): Upstream {
  // As many connections as requests may be under way: in a queue for one, no clock would run.
  const agent = new Agent({
    headersTimeout: milliseconds,
    bodyTimeout: milliseconds,
    maxHeaderSize: MAX_RESPONSE_HEADER_BYTES,
  });
  let waiting = 0;
  async function send({ headers: fields, ...options }: Sent): Promise<Streamed> {
    const asked = { ...options, headers: withTrace(fields), origin: origin() };
    if (waiting >= MAX_IN_FLIGHT) throw unavailable(RETRY_AFTER_SECONDS);
    waiting += 1;
    try {
      const { statusCode: status, headers, body } = await agent.request(asked);
      body.once('close', () => {
        waiting -= 1;
      });
      return { head: { status, headers }, body, bytes: () => wholeOf(body) };
    } catch (error) {
      waiting -= 1;
      throw error;
    }
  }
  return {
    ask: ({ target, accept }) =>
      send({ method: 'GET', path: target, headers: { accept, 'accept-encoding': 'identity' } }),
    pass: ({ method, target, headers, body, signal }) =>
      send({ method, path: target, headers, body: body ?? null, signal }),
    waiting: () => waiting,
    close: () => agent.destroy(),
  };
}
