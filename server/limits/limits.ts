/**
 * Every bound of what a request, a connection, a client and all of them together may take. docs/operations.md has the
 * table: what the one beyond gets, and when what was taken is given back. A client's requests a minute, the connections
 * and the memory of the process are settings.
 */

const SECOND_MS = 1000;
const KIB = 1024;
const MIB = 1024 * KIB;

/** Longest request target; a longer one is 414. No URL of the site has a tenth of it. */
export const MAX_TARGET_BYTES = 8 * KIB;

/** Most parameters in a query; more are 414. No page or route reads half as many. */
export const MAX_QUERY_PAIRS = 50;

/** Request target and headers together; more is 431. */
export const MAX_HEADER_BYTES = 16 * KIB;

/** Most headers of a request; more are 431. Browsers send some thirty. */
export const MAX_HEADERS = 100;

/** Response headers of the upstream: they repeat the target more than once, each sign as three. */
export const MAX_RESPONSE_HEADER_BYTES = 128 * KIB;

/** Longest request body; a longer one is 413. The MCP endpoint has a lower limit and its own message. */
export const MAX_BODY_BYTES = 128 * KIB;

/** Most chunks of a request body: each costs more than its bytes. */
export const MAX_BODY_CHUNKS = 2048;

/** Largest response of the upstream: each is read whole. */
export const MAX_RESPONSE_BYTES = 32 * MIB;

/** Time for the headers of a request to arrive. */
export const MAX_HEADERS_MS = 10 * SECOND_MS;

/** Time for a whole request to arrive. */
export const MAX_REQUEST_MS = 20 * SECOND_MS;

/**
 * Time without traffic on a connection with a request in flight. Node checks once more where something moved before, so
 * it can take twice as long. Longer than MAX_UPSTREAM_MS.
 */
export const MAX_SOCKET_IDLE_MS = 40 * SECOND_MS;

/** Longer than clients and proxies keep an idle connection, so that none is closed just as it is used again. */
export const KEEP_ALIVE_MS = 65 * SECOND_MS;

/** Connections of one client, where no proxy stands in front. */
export const MAX_CONNECTIONS_PER_CLIENT = 128;

/**
 * New connections of one client in a second, where no proxy stands in front: more than a client without keep-alive gets
 * answers on, and few enough that refusing the others leaves time for everyone else.
 */
export const MAX_NEW_CONNECTIONS_PER_CLIENT = 8_192;

/** Requests of one connection whose response has not been read. */
export const MAX_UNANSWERED = 8;

/** Time that a connection with more stays open and unread: closed at once, it would be opened again at once. */
export const MAX_IGNORED_MS = 10 * SECOND_MS;

/**
 * Time for parsing and answering from memory in a turn of the event loop: one part of what was read where a connection was
 * accepted, because Node accepts one in each turn. As much time as it took is then left to accepting alone.
 */
export const MAX_PARSING_MS = { accepting: 0, otherwise: 4 };

/** Bytes of responses that are not read yet and of bodies that have not arrived, over all connections. */
export const MAX_HELD_BYTES = 96 * MIB;

/** Time for a client to read a response. */
export const MAX_READING_MS = 120 * SECOND_MS;

/** Requests that the application works on at once: it has one thread, whose time is known the better the fewer share it. */
export const MAX_IN_APPLICATION = 2;

/** Requests of one client that the application works on at once, so that another client finds a place. */
export const MAX_IN_APPLICATION_PER_CLIENT = 1;

/** Requests of one client that wait for the application. */
export const MAX_WAITING_PER_CLIENT = 128;

/** Time for a request to wait until the application begins it. */
export const MAX_WAITING_MS = 10 * SECOND_MS;

/** Time for the upstream to begin a response, and between two parts of it. */
export const MAX_UPSTREAM_MS = 30 * SECOND_MS;

/** Retry-After of a 503. */
export const RETRY_AFTER_SECONDS = 2;

/** Longest line of the application that is logged. */
export const MAX_LOGGED_LINE = 512;

/** Longest path in a log line. */
export const MAX_LOGGED_PATH = 256;
