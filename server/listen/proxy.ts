import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import underPressure from '@fastify/under-pressure';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { pathOf, routable } from '@/lib/http/negotiation/request-target';
import { ApiError, rateLimited, unavailable, uriTooLong } from '@/lib/http/responses/errors';
import type { Cache } from '../cache/cache';
import { type CacheKey, cacheKeyOf, rememberIgnoresQuery } from '../cache/cache-key';
import type { Head } from '../cache/freshness';
import { createConcurrencyLimiter } from '../limits/concurrency-limiter';
import {
  MAX_EVENT_LOOP_DELAY_MS,
  MAX_HEADER_BYTES,
  MAX_HEADERS_MS,
  MAX_IN_FLIGHT_PER_CLIENT,
  MAX_REQUEST_MS,
  MAX_SOCKET_IDLE_MS,
  MAX_TARGET_BYTES,
  RETRY_AFTER_SECONDS,
} from '../limits/limits';
import { allowanceFields, createLimiter, withoutPorts } from '../limits/rate-limiter';
import { answerHealth } from '../observe/health';
import type { Metrics, RequestOutcome } from '../observe/metrics';
import { inSpan } from '../observe/tracing';
import type { Settings } from '../settings';
import { UpstreamUnavailable } from '../supervise/supervisor';
import { disconnectSignal } from './disconnect-signal';
import { sendError } from './error-response';
import { isForOneClient, requestFields } from './headers';
import { isAmbiguous, isValidHost, rejectMalformed } from './malformed-request';
import { readBody } from './request-body';
import { requestIds } from './request-id';
import { sendEntry, sendStreamed } from './send';
import type { Streamed, Upstream } from './upstream';

/** What the proxy stands before. */
export interface ProxyOptions {
  readonly settings: Settings;
  readonly cache: Cache<Streamed>;
  readonly upstream: Upstream;
  readonly metrics: Metrics;
  /** Whether the application is ready for requests of clients. */
  readonly isReady: () => boolean;
  readonly log: Logger;
}

/** The proxy, and how to close it. */
export interface ReverseProxy {
  readonly app: FastifyInstance;
  /** Whether clients are to be sent here. */
  isReady(): boolean;
  /** From now on no connection is kept, and `/readyz` says so. */
  drain(): void;
}

/** Longer than clients and proxies keep an idle connection, so that none is closed just as it is used again. */
const KEEP_ALIVE_MS = 65_000;
const MILLISECONDS_PER_SECOND = 1000;

const FORWARDED_FOR = 'x-forwarded-for';

/** A request and what it is answered with. */
interface Exchange {
  readonly raw: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
  readonly id: string;
}

/** A request that memory cannot answer, on its way. */
interface Visit extends Exchange {
  readonly request: FastifyRequest;
  /** What this client is told of its allowance, where something is counted. */
  allowance: string[];
}

const idFields = (id: string) => ['x-request-id', id];

/** Whether it is an outage, of which the log needs no trace of the stack: undici and Node name those by codes. */
const isOutage = (error: unknown): error is Error =>
  error instanceof UpstreamUnavailable || (error instanceof Error && 'code' in error);

const cacheKeyIn = ({ method = 'GET', headers }: IncomingMessage, url: string) =>
  cacheKeyOf({
    method,
    url,
    accept: headers.accept,
    rsc: headers.rsc !== undefined,
    ranged: headers.range !== undefined,
  });

/** Names of errors by which a stream tells that its reader has gone. */
const WITHOUT_READER = ['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];

/** Whether a request failed because its client did not wait for the end. */
const hasLeft = (error: unknown, { socket }: IncomingMessage, response: ServerResponse) =>
  response.headersSent
    ? error instanceof Error && 'code' in error && WITHOUT_READER.includes(String(error.code))
    : response.destroyed || socket.destroyed;

/** A server that waits for slow clients only so long. */
function listenWith(listener: RequestListener): Server {
  const limits = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: MAX_HEADERS_MS,
    requestTimeout: MAX_REQUEST_MS,
    connectionsCheckingInterval: MILLISECONDS_PER_SECOND,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  // What a client expects of the server but we do not know of is none of its conditions (RFC 9110, 10.1.1).
  return createServer(limits, listener).on('checkExpectation', listener).setTimeout(MAX_SOCKET_IDLE_MS);
}

export async function openProxy({
  settings,
  cache,
  upstream,
  metrics,
  isReady,
  log,
}: ProxyOptions): Promise<ReverseProxy> {
  const nextId = requestIds();
  let draining = false;
  const readyNow = () => !draining && isReady();

  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handOn) =>
      listenWith((raw, response) => {
        if (answerAtOnce(raw, response)) return;
        const forwarded = raw.headers[FORWARDED_FOR];
        if (typeof forwarded === 'string') raw.headers[FORWARDED_FOR] = withoutPorts(forwarded);
        handOn(raw, response);
      }),
    exposeHeadRoutes: false,
    trustProxy: (_address, hop) => hop < settings.trustedHops,
    genReqId: nextId,
    clientErrorHandler: rejectMalformed,
    // The address is read by us: the router would reject what the application answers. It has no route.
    rewriteUrl: () => '/',
  });
  app.server.maxConnections = settings.maxConnections;
  // Hits cost next to nothing and are always answered, so the handler lets everything through to where misses are told.
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: () => undefined,
  });
  const limiter = await createLimiter(app, settings, metrics.tellShared);
  const inFlight = createConcurrencyLimiter(MAX_IN_FLIGHT_PER_CLIENT);

  /**
   * Counts a request that is work for the application.
   *
   * @returns the client, where clients are counted.
   * @throws ApiError where it has had its share of a minute.
   */
  async function count(visit: Visit): Promise<string | undefined> {
    const allowance = await limiter(visit.request);
    if (!allowance) return undefined;
    visit.allowance = allowanceFields(allowance);
    if (allowance.isExceeded) throw rateLimited(allowance.resetSeconds);
    return allowance.client;
  }

  /**
   * Takes a place for a request of a client.
   *
   * @returns how it is given back.
   * @throws ApiError where the client has all that it may have, or the proxy more to do than it can.
   */
  function takePlace(client: string | undefined): () => void {
    if (app.isUnderPressure()) throw unavailable(RETRY_AFTER_SECONDS);
    const leave = client === undefined ? () => {} : inFlight.take(client);
    if (!leave) throw unavailable(RETRY_AFTER_SECONDS);
    return leave;
  }

  /** What the proxy adds to an answer. One that others may keep is told nothing of a client: they would tell everyone. */
  const fieldsOf = ({ id, allowance }: Visit, head: Head) => [
    ...idFields(id),
    ...(isForOneClient(head) ? allowance : []),
  ];

  async function answerAnew(visit: Visit, cacheKey: CacheKey): Promise<RequestOutcome> {
    const outcome = await cache.ask(cacheKey);
    const { raw, response, id } = visit;
    if (outcome.kind !== 'passed') {
      await sendEntry(raw, response, outcome.entry, idFields(id));
      return outcome.kind;
    }
    const { answered } = outcome;
    rememberIgnoresQuery(cacheKey, answered.head);
    await sendStreamed(raw, response, answered, fieldsOf(visit, answered.head));
    return outcome.kind;
  }

  async function passOn(visit: Visit, body: Buffer | undefined): Promise<RequestOutcome> {
    const { raw, response, url } = visit;
    const { method = 'GET' } = raw;
    const headers = requestFields(raw.headers);
    const answered = await upstream.pass({
      method,
      target: routable(url),
      headers,
      body,
      signal: disconnectSignal(raw.socket),
    });
    await sendStreamed(raw, response, answered, fieldsOf(visit, answered.head));
    return 'passed';
  }

  function fail({ raw, response, url, id }: Exchange, error: unknown, fields: string[] = []): RequestOutcome {
    if (hasLeft(error, raw, response)) return 'left';
    const known = error instanceof ApiError ? error : unavailable(RETRY_AFTER_SECONDS);
    const { headersSent: hasBegun } = response;
    if (hasBegun) response.destroy();
    else {
      const request = { method: raw.method, url, headers: raw.headers };
      sendError(request, response, known, [...idFields(id), ...fields]);
    }
    // What was not read of a request would be taken for the next one.
    if (!raw.complete) raw.resume();
    if (known === error) return 'refused';
    const told = { id, method: raw.method, path: pathOf(url), status: response.statusCode };
    const cause = isOutage(error) ? { reason: error.message } : { err: error };
    log.warn({ ...told, ...cause }, hasBegun ? 'broken off' : 'not answered');
    return 'failed';
  }

  async function answer(visit: Visit, cacheKey: CacheKey | undefined): Promise<RequestOutcome> {
    const client = await count(visit);
    const body = cacheKey ? undefined : await readBody(visit.raw);
    const leave = takePlace(client);
    try {
      return await (cacheKey ? answerAnew(visit, cacheKey) : passOn(visit, body));
    } finally {
      leave();
    }
  }

  async function work(visit: Visit, cacheKey: CacheKey | undefined): Promise<void> {
    const { raw, response, url, id } = visit;
    const { method = 'GET' } = raw;
    const path = pathOf(url);
    const began = performance.now();
    // Whoever is no proxy of ours does not say which trace a request belongs to.
    const headers = settings.trustedHops > 0 ? raw.headers : {};
    const { outcome, status } = await inSpan({ id, method, path, headers }, async () => {
      const how = await answer(visit, cacheKey).catch((error: unknown) =>
        fail(visit, error, visit.allowance),
      );
      return { outcome: how, status: response.statusCode };
    });
    const milliseconds = performance.now() - began;
    metrics.count(outcome);
    metrics.time(outcome, milliseconds / MILLISECONDS_PER_SECOND);
    log.info({ id, method, path, status, outcome, milliseconds: Math.round(milliseconds) }, 'answered');
  }

  /** Ends the connection of a request that is none. */
  function rejectAmbiguous({ socket }: IncomingMessage): void {
    metrics.count('refused');
    rejectMalformed(new Error('The request cannot be read in one way'), socket);
  }

  function handle(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    const { raw } = request;
    const url = request.originalUrl;
    // The system knows that a client has gone before Node does: there is no address to count it by.
    if (raw.socket.remoteAddress === undefined) {
      metrics.count('left');
      raw.socket.destroy();
      return;
    }
    const visit: Visit = { request, raw, response: reply.raw, url, id: request.id, allowance: [] };
    if (!isValidHost(raw.headers.host)) {
      rejectAmbiguous(raw);
      return;
    }
    // Percent signs that encode nothing are three where they are mended.
    if (Math.max(url.length, routable(url).length) > MAX_TARGET_BYTES) {
      metrics.count(fail(visit, uriTooLong(MAX_TARGET_BYTES)));
      return;
    }
    work(visit, cacheKeyIn(raw, url)).catch((error: unknown) => log.error({ err: error }, 'answering'));
  }

  /**
   * Answers from memory, before the framework has a part in it: a hit costs little more than its bytes. So do the
   * addresses of health.
   *
   * @returns whether there was something to answer with.
   */
  function answerAtOnce(raw: IncomingMessage, response: ServerResponse): boolean {
    if (isAmbiguous(raw)) {
      rejectAmbiguous(raw);
      return true;
    }
    if (draining) response.shouldKeepAlive = false;
    const { url = '/' } = raw;
    if (url.length > MAX_TARGET_BYTES) return false;
    const cacheKey = cacheKeyIn(raw, url);
    const found = cacheKey && cache.find(cacheKey);
    if (!found) return answerHealth(raw, response, readyNow);
    metrics.count(found.kind);
    const id = nextId();
    const sending = sendEntry(raw, response, found.entry, idFields(id));
    sending?.catch((error: unknown) => fail({ raw, response, url, id }, error));
    return true;
  }

  // Before the framework looks at a body, or refuses a method in words of its own.
  app.addHook('onRequest', handle);
  return {
    app,
    isReady: readyNow,
    drain() {
      draining = true;
    },
  };
}
