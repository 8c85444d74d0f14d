import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ApiError, unavailable, uriTooLong } from '@/lib/http/responses/errors';
import type { ResponseCache } from '../cache/cache';
import type { CacheKeys } from '../cache/cache-key';
import type { Admission } from '../limits/admission';
import { MAX_TARGET_BYTES, RETRY_AFTER_SECONDS } from '../limits/limits';
import { answerHealth } from '../observe/health';
import type { Metrics, RequestOutcome } from '../observe/metrics';
import { inSpan } from '../observe/tracing';
import type { Settings } from '../settings';
import { UpstreamUnavailable } from '../supervise/supervisor';
import { answerMiss, type Exchange, requestFields } from './answer';
import { sendError } from './error-response';
import { createListener } from './listener';
import { isAmbiguous, isValidHost, rejectMalformed } from './malformed-request';
import { requestIds } from './request-id';
import { routeOf } from './route';
import { sendStored } from './send';
import { normalizeTarget, pathOf } from './target';
import type { StreamedResponse, Upstream } from './upstream';

/** What a reverse proxy works with. */
export interface ProxyOptions {
  readonly settings: Pick<Settings, 'trustedHops' | 'maxConnections'>;
  readonly cache: ResponseCache<StreamedResponse>;
  readonly keys: CacheKeys;
  readonly upstream: Upstream;
  readonly admission: Admission;
  readonly metrics: Metrics;
  /** Returns whether the upstream is ready for clients. */
  readonly isReady: () => boolean;
  readonly log: Logger;
}

const MS_PER_SECOND = 1000;

/** Codes of errors by which a stream reports that its reader has gone. */
const WITHOUT_READER = ['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];

/** Returns whether a request failed because its client disconnected. */
const hasLeft = (error: unknown, { socket }: IncomingMessage, response: ServerResponse) =>
  response.headersSent
    ? error instanceof Error && 'code' in error && WITHOUT_READER.includes(String(error.code))
    : response.destroyed || socket.destroyed;

/** Returns whether an error is an outage, logged without its stack: undici and Node name those by codes. */
const isOutage = (error: unknown): error is Error =>
  error instanceof UpstreamUnavailable || (error instanceof Error && 'code' in error);

/** The HTTP server in front of the application. */
export class ReverseProxy {
  readonly server: Server;
  private draining = false;
  private readonly nextId = requestIds();

  constructor(private readonly options: ProxyOptions) {
    const { maxConnections } = options.settings;
    this.server = createListener((request, response) => this.handle(request, response), maxConnections);
  }

  /** Returns whether balancers should send clients here. */
  readonly isReady = () => !this.draining && this.options.isReady();

  /** Keeps no connection alive from now on, and is not ready. */
  drain(): void {
    this.draining = true;
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    if (isAmbiguous(request)) {
      this.reject(request);
      return;
    }
    if (this.draining) response.shouldKeepAlive = false;
    const { url = '/' } = request;
    const target = url.length > MAX_TARGET_BYTES ? url : normalizeTarget(url);
    if (target.length > MAX_TARGET_BYTES || !this.answerAtOnce(request, response, target)) {
      this.answer(request, response, target);
    }
  }

  /** Closes the connection: the request is malformed. */
  private reject({ socket }: IncomingMessage): void {
    this.options.metrics.count('refused');
    rejectMalformed(new Error('The request is ambiguous'), socket);
  }

  /**
   * Answers from memory, and health: without a limit, a trace or a log line, so that a hit costs little more than its
   * bytes.
   *
   * @returns whether there was a response.
   */
  private answerAtOnce(request: IncomingMessage, response: ServerResponse, target: string): boolean {
    const { cache, keys, metrics } = this.options;
    const isCached = routeOf(request, target) === 'cached';
    const found = isCached ? cache.find(keys.keyOf(target, request.headers.accept)) : undefined;
    if (!found) return answerHealth(request, response, target, this.isReady);
    metrics.count(found.kind);
    const exchange = { request, response, target, id: this.nextId() };
    const sending = sendStored(request, response, found.response, requestFields(exchange));
    sending?.catch((error: unknown) => this.fail(exchange, error));
    return true;
  }

  private answer(request: IncomingMessage, response: ServerResponse, target: string): void {
    const { metrics, log } = this.options;
    // The system knows that a client has gone before Node does: it has no address to be counted by.
    if (request.socket.remoteAddress === undefined) {
      metrics.count('left');
      request.socket.destroy();
      return;
    }
    if (!isValidHost(request.headers.host)) {
      this.reject(request);
      return;
    }
    const exchange = { request, response, target, id: this.nextId() };
    // Stray percent signs are three bytes in a normalized target.
    if (target.length > MAX_TARGET_BYTES) {
      metrics.count(this.fail(exchange, uriTooLong(MAX_TARGET_BYTES)));
      return;
    }
    this.observe(exchange).catch((error: unknown) => log.error({ err: error }, 'answering'));
  }

  /** Answers a request that the cache cannot, with its span, metrics and log line. */
  private async observe(exchange: Exchange): Promise<void> {
    const { settings, metrics, log } = this.options;
    const { request, response, target, id } = exchange;
    const { method = 'GET' } = request;
    const path = pathOf(target);
    const began = performance.now();
    // Only a trusted proxy may name the trace that a request belongs to.
    const headers = settings.trustedHops > 0 ? request.headers : {};
    const { outcome, status } = await inSpan({ id, method, path, headers }, async () => ({
      outcome: await answerMiss(exchange, this.options).catch((error: unknown) => this.fail(exchange, error)),
      status: response.statusCode,
    }));
    const milliseconds = performance.now() - began;
    metrics.count(outcome);
    metrics.time(outcome, milliseconds / MS_PER_SECOND);
    log.info({ id, method, path, status, outcome, milliseconds: Math.round(milliseconds) }, 'answered');
  }

  private fail(exchange: Exchange, error: unknown): RequestOutcome {
    const { request, response, target, id } = exchange;
    if (hasLeft(error, request, response)) return 'left';
    const known = error instanceof ApiError ? error : unavailable(RETRY_AFTER_SECONDS);
    const { headersSent: hasBegun } = response;
    if (hasBegun) response.destroy();
    else sendError(request, response, target, known, requestFields(exchange, true));
    // An unread body would be taken for the next request.
    if (!request.complete) request.resume();
    if (known === error) return 'refused';
    const line = { id, method: request.method, path: pathOf(target), status: response.statusCode };
    const cause = isOutage(error) ? { reason: error.message } : { err: error };
    this.options.log.warn({ ...line, ...cause }, hasBegun ? 'broken off' : 'not answered');
    return 'failed';
  }
}
