/**
 * Limits of one request, connection and client. docs/operations.md has the table. A client's requests a minute are a
 * setting (RATE_LIMIT); rate-limiter.ts has the window.
 */

/** Longest request target; a longer one is 414. No URL of the site has a tenth of it. */
export const MAX_TARGET_BYTES = 8 * 1024;

/** Request target and headers together; more is 431. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** Response headers of the upstream: they repeat the target more than once, each sign as three. */
export const MAX_RESPONSE_HEADER_BYTES = 128 * 1024;

/** Longest request body; a longer one is 413. The MCP endpoint has a lower limit and its own message. */
export const MAX_BODY_BYTES = 128 * 1024;

/** Time for the headers of a request to arrive. */
export const MAX_HEADERS_MS = 10_000;

/** Time for a whole request to arrive. */
export const MAX_REQUEST_MS = 20_000;

/**
 * Time without traffic on a connection with a request in flight. Node checks once more where something moved before, so
 * it can take twice as long. Longer than MAX_UPSTREAM_MS.
 */
export const MAX_SOCKET_IDLE_MS = 40_000;

/** Longer than clients and proxies keep an idle connection, so that none is closed just as it is used again. */
export const KEEP_ALIVE_MS = 65_000;

/** Requests that the upstream works on at once; beyond, those that the cache cannot answer are 503. */
export const MAX_IN_FLIGHT = 256;

/** Requests of one client in flight, where clients are counted. One client can’t use every slot. */
export const MAX_IN_FLIGHT_PER_CLIENT = 64;

/** Retry-After of a 503. */
export const RETRY_AFTER_SECONDS = 2;

/** Time for the upstream to begin a response, and between two parts of it. */
export const MAX_UPSTREAM_MS = 30_000;

/** Largest response that is cached; larger ones are streamed. */
export const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** Mean delay of the event loop above which cache misses are shed. */
export const MAX_EVENT_LOOP_DELAY_MS = 500;
