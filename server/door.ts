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
import { ApiError, rateLimited, unavailable, uriTooLong } from '@/lib/http/errors';
import { routable } from '@/lib/http/request-guard';
import { securityHeaders } from '@/lib/http/security-headers';
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
import { inSpan } from './tracing';
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
const OWN = [HEALTH, READINESS];

/** A request and what it is answered with. */
interface Exchange {
  readonly raw: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
  /** Fields of the door's own that go with the answer. */
  readonly fields: string[];
}

/** A request that memory cannot answer, on its way. */
interface Visit extends Exchange {
  readonly request: FastifyRequest;
}

const questionIn = ({ method = 'GET', headers }: IncomingMessage, url: string) =>
  questionOf({
    method,
    url,
    accept: headers.accept,
    rsc: headers.rsc !== undefined,
    ranged: headers.range !== undefined,
  });

/** A server that waits for slow clients only so long. */
function listenWith(listener: RequestListener): Server {
  const limits = {
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: HEADERS_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    connectionsCheckingInterval: MILLISECONDS_PER_SECOND,
    keepAliveTimeout: IDLE_MILLISECONDS,
  };
  return createServer(limits, listener).setTimeout(STILL_MILLISECONDS);
}

export async function openDoor({ settings, cache, upstream, metrics, isReady, log }: House): Promise<Door> {
  const nextId = requestIds();
  let draining = false;

  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handOn) =>
      listenWith((raw, response) => {
        if (!answerAtOnce(raw, response)) handOn(raw, response);
      }),
    exposeHeadRoutes: false,
    trustProxy: (_address, hop) => hop < settings.trustedHops,
    genReqId: nextId,
    clientErrorHandler: answerClientError,
    // The address is read by us: the router would refuse what the application answers.
    rewriteUrl: ({ url = '/' }) => OWN.find((path) => path === url.split('?')[0]) ?? '/',
  });
  app.server.maxConnections = settings.maxConnections;
  // Hits cost next to nothing and are always answered, so the handler lets everything through to where misses are told.
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MILLISECONDS,
    pressureHandler: () => undefined,
  });
  const limiter = await createLimiter(app, settings);

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
    const { request, raw, response, fields } = visit;
    if (outcome.kind === 'passed') await sendStreamed(raw, response, outcome.answered, fields);
    // What may be kept by others is told nothing of one client: they would tell everyone.
    else await sendEntry(raw, response, outcome.entry, ['x-request-id', request.id]);
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
    const answered = await upstream.pass({
      method,
      target: routable(url),
      headers,
      body,
      signal: left.signal,
    });
    await sendStreamed(raw, response, answered, fields);
    return 'passed';
  }

  function fail({ raw, response, url, fields }: Exchange, error: unknown): RequestOutcome {
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
    const { request, raw, response, url } = visit;
    const { id } = request;
    const { method = 'GET' } = raw;
    const [path = ''] = url.split('?');
    const began = performance.now();
    // Whoever is no proxy of ours does not say which trace a request belongs to.
    const headers = settings.trustedHops > 0 ? raw.headers : {};
    const { outcome, status } = await inSpan({ id, method, path, headers }, async () => {
      const answering = question ? answerAnew(visit, question) : passOn(visit);
      const how = await answering.catch((error: unknown) => fail(visit, error));
      return { outcome: how, status: response.statusCode };
    });
    const milliseconds = performance.now() - began;
    metrics.count(outcome);
    metrics.time(outcome, milliseconds / MILLISECONDS_PER_SECOND);
    log.info({ id, method, path, status, outcome, milliseconds: Math.round(milliseconds) }, 'answered');
  }

  function handle(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    const { raw } = request;
    const url = request.originalUrl;
    const visit: Visit = { request, raw, response: reply.raw, url, fields: ['x-request-id', request.id] };
    if (url.length > MOST_ADDRESS_BYTES) {
      metrics.count(fail(visit, uriTooLong(MOST_ADDRESS_BYTES)));
      return;
    }
    work(visit, questionIn(raw, url)).catch((error: unknown) => log.error({ err: error }, 'answering'));
  }

  /**
   * Answers from memory, before the framework has a part in it: a hit costs little more than its bytes.
   *
   * @returns whether there was something to answer with.
   */
  function answerAtOnce(raw: IncomingMessage, response: ServerResponse): boolean {
    if (isAmbiguous(raw)) {
      metrics.count('refused');
      answerClientError(new Error('The request can be read in two ways'), raw.socket);
      return true;
    }
    if (draining) response.shouldKeepAlive = false;
    const { url = '/' } = raw;
    if (url.length > MOST_ADDRESS_BYTES) return false;
    const question = questionIn(raw, url);
    const found = question && cache.find(question);
    if (!found) return false;
    metrics.count(found.kind);
    const fields = ['x-request-id', nextId()];
    const sending = sendEntry(raw, response, found.entry, fields);
    sending?.catch((error: unknown) => fail({ raw, response, url, fields }, error));
    return true;
  }

  const tell = (reply: FastifyReply, isFine: boolean) =>
    reply
      .code(isFine ? 200 : 503)
      .headers({
        ...securityHeaders,
        'cache-control': 'no-store',
        ...(isFine ? {} : { 'retry-after': String(RETRY_SECONDS) }),
      })
      .type('application/json')
      .send(JSON.stringify({ status: isFine ? 'ok' : 'unavailable' }));

  const method = ['GET', 'HEAD'];
  app.route({ method, url: HEALTH, handler: (_, reply) => tell(reply, true) });
  app.route({
    method,
    url: READINESS,
    handler: async (_, reply) => tell(reply, !draining && (await isReady())),
  });
  // Before the framework looks at a body, or refuses a method in words of its own.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) handle(request, reply);
    else done();
  });
  return {
    app,
    drain() {
      draining = true;
    },
  };
}
