import type { IncomingMessage, ServerResponse } from 'node:http';
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
import { ApiError, rateLimited, unavailable, uriTooLong } from '@/lib/http/errors';
import { readBody } from './body';
import type { Cache } from './cache';
import { answerClientError, isAmbiguous } from './client-error';
import { requestFields } from './headers';
import {
  HEADERS_MILLISECONDS,
  MOST_ADDRESS_BYTES,
  MOST_DELAY_MILLISECONDS,
  MOST_HEADER_BYTES,
  REQUEST_MILLISECONDS,
  STILL_MILLISECONDS,
} from './limits';
import type { Metrics, RequestOutcome } from './metrics';
import { type Question, questionOf } from './question';
import { allowanceFields, createLimiter } from './rate-limit';
import { refuse } from './refuse';
import { requestIds } from './request-id';
import { sendEntry, sendStreamed } from './send';
import type { Settings } from './settings';
import type { Streamed, Upstream } from './upstream';

/** What the door stands before. */
export interface House {
  readonly settings: Settings;
  readonly cache: Cache<Streamed>;
  readonly upstream: Upstream;
  readonly metrics: Metrics;
  /** Whether the application is ready for requests of clients. */
  readonly isReady: () => Promise<boolean>;
  readonly log: Logger;
}

/** The door, and how to close it. */
export interface Door {
  readonly app: FastifyInstance;
  /** From now on no connection is kept, and `/readyz` says so. */
  drain(): void;
}

/** Longer than clients and proxies keep an idle connection, so that none is closed just as it is used again. */
const IDLE_MILLISECONDS = 65_000;
const RETRY_SECONDS = 2;
const MILLISECONDS_PER_SECOND = 1000;

const HEALTH = '/healthz';
const READINESS = '/readyz';

/** One request on its way. */
interface Visit {
  readonly request: FastifyRequest;
  readonly raw: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
  /** Fields of the door's own that go with the answer. */
  readonly fields: string[];
}

export async function openDoor({ settings, cache, upstream, metrics, isReady, log }: House): Promise<Door> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    http: {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: HEADERS_MILLISECONDS,
      connectionsCheckingInterval: MILLISECONDS_PER_SECOND,
    },
    requestTimeout: REQUEST_MILLISECONDS,
    connectionTimeout: STILL_MILLISECONDS,
    keepAliveTimeout: IDLE_MILLISECONDS,
    exposeHeadRoutes: false,
    trustProxy: (_address, hop) => hop < settings.trustedHops,
    genReqId: requestIds(),
    clientErrorHandler: answerClientError,
    // The address is read by us: the router would refuse what the application answers.
    rewriteUrl: ({ url = '/' }) => (url === HEALTH || url === READINESS ? url : '/'),
  });
  app.server.maxConnections = settings.maxConnections;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // Hits cost next to nothing and are always answered, so the handler lets everything through to where misses are told.
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MILLISECONDS,
    pressureHandler: () => undefined,
  });
  const limiter = await createLimiter(app, settings);
  let draining = false;

  /** @throws ApiError where this client has had its share, or the door has more to do than it can. */
  async function admit({ request, fields }: Visit): Promise<void> {
    const allowance = await limiter(request);
    if (allowance) {
      fields.push(...allowanceFields(allowance));
      if (allowance.isExceeded) throw rateLimited(allowance.resetSeconds);
    }
    if (app.isUnderPressure()) throw unavailable(RETRY_SECONDS);
  }

  async function answerAnew(visit: Visit, question: Question): Promise<RequestOutcome> {
    await admit(visit);
    const outcome = await cache.ask(question);
    const { raw, response, fields } = visit;
    if (outcome.kind === 'passed') await sendStreamed(raw, response, outcome.answered, fields);
    else await sendEntry(raw, response, outcome.entry, fields);
    return outcome.kind;
  }

  async function passOn(visit: Visit): Promise<RequestOutcome> {
    const { raw, response, url, fields } = visit;
    await admit(visit);
    const body = await readBody(raw);
    const left = new AbortController();
    response.once('close', () => left.abort());
    const { method = 'GET' } = raw;
    const headers = requestFields(raw.headers);
    const answered = await upstream.pass({ method, target: url, headers, body, signal: left.signal });
    await sendStreamed(raw, response, answered, fields);
    return 'passed';
  }

  function fail({ raw, response, url, fields }: Visit, error: unknown): RequestOutcome {
    const known = error instanceof ApiError ? error : unavailable(RETRY_SECONDS);
    if (response.headersSent) response.destroy();
    else refuse({ method: raw.method, url, headers: raw.headers }, response, known, fields);
    // What was not read of a request would be taken for the next one.
    if (!raw.complete) raw.resume();
    if (known === error) return 'refused';
    log.warn({ err: error, method: raw.method }, 'not answered');
    return 'failed';
  }

  async function work(visit: Visit, question: Question | undefined): Promise<void> {
    const began = performance.now();
    const answering = question ? answerAnew(visit, question) : passOn(visit);
    const outcome = await answering.catch((error: unknown) => fail(visit, error));
    const milliseconds = performance.now() - began;
    metrics.count(outcome);
    metrics.time(outcome, milliseconds / MILLISECONDS_PER_SECOND);
    const { request, raw, response } = visit;
    const status = response.statusCode;
    log.info(
      {
        id: request.id,
        method: raw.method,
        path: visit.url.split('?')[0],
        status,
        outcome,
        milliseconds: Math.round(milliseconds),
      },
      'answered',
    );
  }

  function handle(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    const { raw } = request;
    const response = reply.raw;
    if (isAmbiguous(raw)) {
      metrics.count('refused');
      answerClientError(new Error('The request can be read in two ways'), raw.socket);
      return;
    }
    if (draining) response.shouldKeepAlive = false;
    const url = request.originalUrl;
    const fields = ['x-request-id', request.id];
    const { method = 'GET', headers } = raw;
    const visit: Visit = { request, raw, response, url, fields };
    if (url.length > MOST_ADDRESS_BYTES) {
      metrics.count(fail(visit, uriTooLong(MOST_ADDRESS_BYTES)));
      return;
    }
    const rsc = headers.rsc !== undefined;
    const question = questionOf({
      method,
      url,
      accept: headers.accept,
      rsc,
      ranged: headers.range !== undefined,
    });
    const found = question && cache.find(question);
    if (!found) {
      work(visit, question).catch((error: unknown) => log.error({ err: error }, 'answering'));
      return;
    }
    metrics.count(found.kind);
    const sending = sendEntry(raw, response, found.entry, fields);
    sending?.catch((error: unknown) => fail(visit, error));
  }

  const tell = (reply: FastifyReply, isFine: boolean) =>
    reply
      .code(isFine ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(isFine ? {} : { 'retry-after': String(RETRY_SECONDS) }) })
      .type('application/json')
      .send(JSON.stringify({ status: isFine ? 'ok' : 'unavailable' }));

  app.get(HEALTH, (_, reply) => tell(reply, true));
  app.get(READINESS, async (_, reply) => tell(reply, !draining && (await isReady())));
  app.get('/', handle);
  app.setNotFoundHandler(handle);
  return {
    app,
    drain() {
      draining = true;
    },
  };
}
