/** What one request may cost, whoever sends it. docs/operations.md has the table. */

/** Longest address in bytes; a longer one is 414. No address that we print has a tenth of it. */
export const MAX_TARGET_BYTES = 8 * 1024;

/** Address and headers together; more is 431. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** Headers of an answer of the application: they repeat the address more than once, each sign as three. */
export const MAX_RESPONSE_HEADER_BYTES = 128 * 1024;

/** Longest body; a longer one is 413. Twice what the MCP endpoint reads, which has words of its own for its limit. */
export const MAX_BODY_BYTES = 128 * 1024;

/** For the headers of a request to arrive. */
export const MAX_HEADERS_MS = 10_000;

/** For a request to arrive as a whole. */
export const MAX_REQUEST_MS = 20_000;

/**
 * For which a connection may stand still while something is under way on it. Node looks once more where something moved
 * before, so it can be twice as long. More than the application has to begin an answer.
 */
export const MAX_SOCKET_IDLE_MS = 40_000;

/** Requests that the application works on at once; beyond, those that the cache cannot answer are 503. */
export const MAX_IN_FLIGHT = 256;

/** Of them, those of one client where clients are counted: nobody takes all places. */
export const MAX_IN_FLIGHT_PER_CLIENT = 64;

/** After which a client that is refused for the moment may ask again. */
export const RETRY_AFTER_SECONDS = 2;

/** For the application to begin an answer, and between two parts of it. */
export const MAX_UPSTREAM_MS = 30_000;

/** Largest answer that is kept; larger ones pass through. */
export const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** Mean delay of the event loop above which the proxy works for misses no longer. */
export const MAX_EVENT_LOOP_DELAY_MS = 500;
