import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ApiError, queryTooLong, unavailable, uriTooLong } from '@/lib/http/responses/errors';
import type { ResponseCache } from '../cache/cache';
import type { CacheKeys } from '../cache/cache-key';
import { clientAddress } from '../limits/client-address';
import type { Connections } from '../limits/connections';
import { MAX_LOGGED_PATH, MAX_QUERY_PAIRS, MAX_TARGET_BYTES, RETRY_AFTER_SECONDS } from '../limits/limits';
import type { RateLimiter } from '../limits/rate-limiter';
import type { WorkQueue } from '../limits/work-queue';
import { answerHealth } from '../observe/health';
import type { Metrics, RequestOutcome } from '../observe/metrics';
import { inSpan } from '../observe/tracing';
import type { Settings } from '../settings';
import { UpstreamUnavailable } from '../supervise/supervisor';
import { answerMiss, type Exchange, requestFields } from './answer';
import { sendError } from './error-response';
import { createListener } from './listener';
import { malformationIn, refuseRequest } from './malformed-request';
import { RefusalLog } from './refusal-log';
import { hasBody } from './request-body';
import { requestIds } from './request-id';
import { isReading, routeOf } from './route';
import { sendStored } from './send';
import { normalizeTarget, partsOf, pathOf } from './target';
import type { Upstream } from './upstream';

/** What a reverse proxy works with. */
export interface ProxyOptions {
  readonly settings: Pick<Settings, 'trustedHops'>;
  readonly cache: ResponseCache;
  readonly keys: CacheKeys;
  readonly upstream: Upstream;
  readonly connections: Connections;
  /** Whose turn it is to ask the upstream. */
  readonly queue: WorkQueue;
  /** Undefined where the rate of clients is not limited. */
  readonly limiter: RateLimiter | undefined;
  readonly metrics: Metrics;
  /** Returns whether the upstream is ready for clients. */
  readonly isReady: () => boolean;
  readonly log: Logger;
}

const MS_PER_SECOND = 1000;

/** Returns whether the client of a request has disconnected. */
const hasLeft = ({ socket }: IncomingMessage, response: ServerResponse) =>
  response.destroyed || socket.destroyed;

/**
 * Returns whether nothing after a request is read as the next one: it asks for another protocol, which Node’s parser takes
 * for what follows, or is a GET with a body, which no one reads (RFC 9110, 9.3.1).
 */
const isLast = (request: IncomingMessage) =>
  request.headers.upgrade !== undefined || (isReading(request) && hasBody(request));

/** Returns the path of a target as it is logged. */
const loggedPath = (target: string) => pathOf(target).slice(0, MAX_LOGGED_PATH);

/** Returns what a target is refused for before it is read. */
function tooLong(target: string): ApiError | undefined {
  if (target.length > MAX_TARGET_BYTES) return uriTooLong(MAX_TARGET_BYTES);
  let pairs = 1;
  for (let at = target.indexOf('&'); at >= 0; at = target.indexOf('&', at + 1)) {
    pairs += 1;
    if (pairs > MAX_QUERY_PAIRS) return queryTooLong(MAX_QUERY_PAIRS);
  }
  return undefined;
}

/** Returns whether an error is an outage, logged without its stack: undici and Node name those by codes. */
const isOutage = (error: unknown): error is Error =>
  error instanceof UpstreamUnavailable || (error instanceof Error && 'code' in error);

/** The HTTP server in front of the application. */
export class ReverseProxy {
  readonly server: Server;
  private draining = false;
  private readonly nextId = requestIds();
  private readonly refusals: RefusalLog;

  constructor(private readonly options: ProxyOptions) {
    const listener = (request: IncomingMessage, response: ServerResponse) => this.handle(request, response);
    this.server = createListener(listener, options.connections);
    this.refusals = new RefusalLog(options.log);
  }

  /** Returns whether balancers should send clients here. */
  readonly isReady = () => !this.draining && this.options.isReady();

  /** Keeps no connection alive from now on, and is not ready. */
  drain(): void {
    this.draining = true;
    this.options.connections.drain();
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    if (this.draining || isLast(request)) response.shouldKeepAlive = false;
    const hold = this.options.connections.begin(request, response);
    if (!hold) return;
    const malformation = malformationIn(request);
    if (malformation) {
      this.options.metrics.count('refused');
      refuseRequest(response, malformation);
      return;
    }
    const { authority, address } = partsOf(request.url);
    // It goes before the Host header (RFC 9112, 3.2.2).
    if (authority !== undefined) request.headers.host = authority;
    const isRead = !tooLong(address);
    const target = isRead ? normalizeTarget(address) : address;
    const exchange = { request, response, target, id: this.nextId(), hold };
    if (!isRead || !this.answerAtOnce(exchange)) this.answer(exchange);
  }

  /**
   * Answers from memory, and health: without a limit, a trace or a log line, so that a hit costs little more than its
   * bytes.
   *
   * @returns whether there was a response.
   */
  private answerAtOnce(exchange: Exchange): boolean {
    const { cache, keys, metrics } = this.options;
    const { request, response, target } = exchange;
    const isCached = routeOf(request, target) === 'cached';
    const found = isCached ? cache.find(keys.keyOf(target, request.headers.accept)) : undefined;
    if (!found) return answerHealth(request, response, target, this.isReady);
    metrics.count(found.kind);
    const sending = sendStored(exchange, found.response, requestFields(exchange));
    sending?.catch((error: unknown) => this.fail(exchange, error));
    return true;
  }

  private answer(exchange: Exchange): void {
    const { metrics, log } = this.options;
    const { request, target } = exchange;
    // The system knows that a client has gone before Node does: it has no address to be counted by.
    if (request.socket.remoteAddress === undefined) {
      metrics.count('left');
      request.socket.destroy();
      return;
    }
    // Normalized, a stray percent sign is three bytes.
    const refused = tooLong(target);
    if (refused) {
      metrics.count(this.fail(exchange, refused));
      return;
    }
    this.observe(exchange).catch((error: unknown) => log.error({ err: error }, 'answering'));
  }

  /** Answers a request that the cache cannot, with its span, metrics and log line. */
  private async observe(exchange: Exchange): Promise<void> {
    const { settings, metrics, log } = this.options;
    const { request, response, target, id } = exchange;
    const { method = 'GET' } = request;
    const path = loggedPath(target);
    const client = clientAddress(request, settings.trustedHops);
    const began = performance.now();
    // Only a trusted proxy may name the trace that a request belongs to.
    const headers = settings.trustedHops > 0 ? request.headers : {};
    const { outcome, status } = await inSpan({ id, method, path, headers }, async () => ({
      outcome: await answerMiss(exchange, client, this.options).catch((error: unknown) =>
        this.fail(exchange, error),
      ),
      status: response.statusCode,
    }));
    const milliseconds = performance.now() - began;
    metrics.count(outcome);
    metrics.time(outcome, milliseconds / MS_PER_SECOND);
    const line = { id, method, path, status, outcome, milliseconds: Math.round(milliseconds) };
    if (outcome === 'refused' || outcome === 'left') this.refusals.write(client, line);
    else log.info(line, 'answered');
  }

  private fail(exchange: Exchange, error: unknown): RequestOutcome {
    const { request, response, target, id } = exchange;
    if (hasLeft(request, response)) return 'left';
    const known = error instanceof ApiError ? error : unavailable(RETRY_AFTER_SECONDS);
    const { headersSent: hasBegun } = response;
    // What is left of an unread body would be taken for the next request.
    if (!request.complete && hasBody(request)) response.shouldKeepAlive = false;
    if (hasBegun) response.destroy();
    else sendError(request, response, target, known, requestFields(exchange, true));
    if (known === error) return 'refused';
    const line = { id, method: request.method, path: loggedPath(target), status: response.statusCode };
    const cause = isOutage(error) ? { reason: error.message } : { err: error };
    this.options.log.warn({ ...line, ...cause }, hasBegun ? 'broken off' : 'not answered');
    return 'failed';
  }
}
