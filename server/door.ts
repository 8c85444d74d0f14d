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
import { readBody } from './body';
import type { Cache } from './cache';
import { answerClientError, isAmbiguous, isHost } from './client-error';
import { goneSignal } from './gone';
import { isForOneClient, requestFields } from './headers';
import { answerHealth } from './health';
import {
  HEADERS_MILLISECONDS,
  MOST_ADDRESS_BYTES,
  MOST_DELAY_MILLISECONDS,
  MOST_HEADER_BYTES,
  MOST_WAITING_OF_ONE,
  REQUEST_MILLISECONDS,
  RETRY_SECONDS,
  STILL_MILLISECONDS,
} from './limits';
import type { Metrics, RequestOutcome } from './metrics';
import { learn, type Question, questionOf } from './question';
import { allowanceFields, createLimiter, withoutPorts } from './rate-limit';
import { refuse } from './refuse';
import { requestIds } from './request-id';
import { sendEntry, sendStreamed } from './send';
import type { Settings } from './settings';
import { createShares } from './shares';
import type { Head } from './stored';
import { ApplicationAway } from './supervisor';
import { inSpan } from './tracing';
import type { Streamed, Upstream } from './upstream';

/** What the door stands before. */
export interface House {
  readonly settings: Settings;
  readonly cache: Cache<Streamed>;
  readonly upstream: Upstream;
  readonly metrics: Metrics;
  /** Whether the application is ready for requests of clients. */
  readonly isReady: () => boolean;
  readonly log: Logger;
}

/** The door, and how to close it. */
export interface Door {
  readonly app: FastifyInstance;
  /** Whether clients are to be sent here. */
  isReady(): boolean;
  /** From now on no connection is kept, and `/readyz` says so. */
  drain(): void;
}

/** Longer than clients and proxies keep an idle connection, so that none is closed just as it is used again. */
const IDLE_MILLISECONDS = 65_000;
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
  error instanceof ApplicationAway || (error instanceof Error && 'code' in error);

const questionIn = ({ method = 'GET', headers }: IncomingMessage, url: string) =>
  questionOf({
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
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: HEADERS_MILLISECONDS,
    requestTimeout: REQUEST_MILLISECONDS,
    connectionsCheckingInterval: MILLISECONDS_PER_SECOND,
    keepAliveTimeout: IDLE_MILLISECONDS,
  };
  // What a client expects of the server but we do not know of is none of its conditions (RFC 9110, 10.1.1).
  return createServer(limits, listener).on('checkExpectation', listener).setTimeout(STILL_MILLISECONDS);
}

export async function openDoor({ settings, cache, upstream, metrics, isReady, log }: House): Promise<Door> {
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
    clientErrorHandler: answerClientError,
    // The address is read by us: the router would refuse what the application answers. It has no route.
    rewriteUrl: () => '/',
  });
  app.server.maxConnections = settings.maxConnections;
  // Hits cost next to nothing and are always answered, so the handler lets everything through to where misses are told.
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MILLISECONDS,
    pressureHandler: () => undefined,
  });
  const limiter = await createLimiter(app, settings, metrics.tellShared);
  const shares = createShares(MOST_WAITING_OF_ONE);

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
   * @throws ApiError where the client has all that it may have, or the door more to do than it can.
   */
  function takePlace(client: string | undefined): () => void {
    if (app.isUnderPressure()) throw unavailable(RETRY_SECONDS);
    const leave = client === undefined ? () => {} : shares.take(client);
    if (!leave) throw unavailable(RETRY_SECONDS);
    return leave;
  }

  /** What the door adds to an answer. One that others may keep is told nothing of a client: they would tell everyone. */
  const fieldsOf = ({ id, allowance }: Visit, head: Head) => [
    ...idFields(id),
    ...(isForOneClient(head) ? allowance : []),
  ];

  async function answerAnew(visit: Visit, question: Question): Promise<RequestOutcome> {
    const outcome = await cache.ask(question);
    const { raw, response, id } = visit;
    if (outcome.kind !== 'passed') {
      await sendEntry(raw, response, outcome.entry, idFields(id));
      return outcome.kind;
    }
    const { answered } = outcome;
    learn(question, answered.head);
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
      signal: goneSignal(raw.socket),
    });
    await sendStreamed(raw, response, answered, fieldsOf(visit, answered.head));
    return 'passed';
  }

  function fail({ raw, response, url, id }: Exchange, error: unknown, fields: string[] = []): RequestOutcome {
    if (hasLeft(error, raw, response)) return 'left';
    const known = error instanceof ApiError ? error : unavailable(RETRY_SECONDS);
    const { headersSent: hasBegun } = response;
    if (hasBegun) response.destroy();
    else {
      const request = { method: raw.method, url, headers: raw.headers };
      refuse(request, response, known, [...idFields(id), ...fields]);
    }
    // What was not read of a request would be taken for the next one.
    if (!raw.complete) raw.resume();
    if (known === error) return 'refused';
    const told = { id, method: raw.method, path: pathOf(url), status: response.statusCode };
    const cause = isOutage(error) ? { reason: error.message } : { err: error };
    log.warn({ ...told, ...cause }, hasBegun ? 'broken off' : 'not answered');
    return 'failed';
  }

  async function answer(visit: Visit, question: Question | undefined): Promise<RequestOutcome> {
    const client = await count(visit);
    const body = question ? undefined : await readBody(visit.raw);
    const leave = takePlace(client);
    try {
      return await (question ? answerAnew(visit, question) : passOn(visit, body));
    } finally {
      leave();
    }
  }

  async function work(visit: Visit, question: Question | undefined): Promise<void> {
    const { raw, response, url, id } = visit;
    const { method = 'GET' } = raw;
    const path = pathOf(url);
    const began = performance.now();
    // Whoever is no proxy of ours does not say which trace a request belongs to.
    const headers = settings.trustedHops > 0 ? raw.headers : {};
    const { outcome, status } = await inSpan({ id, method, path, headers }, async () => {
      const how = await answer(visit, question).catch((error: unknown) =>
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
  function refuseToRead({ socket }: IncomingMessage): void {
    metrics.count('refused');
    answerClientError(new Error('The request cannot be read in one way'), socket);
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
    if (!isHost(raw.headers.host)) {
      refuseToRead(raw);
      return;
    }
    // Percent signs that encode nothing are three where they are mended.
    if (Math.max(url.length, routable(url).length) > MOST_ADDRESS_BYTES) {
      metrics.count(fail(visit, uriTooLong(MOST_ADDRESS_BYTES)));
      return;
    }
    work(visit, questionIn(raw, url)).catch((error: unknown) => log.error({ err: error }, 'answering'));
  }

  /**
   * Answers from memory, before the framework has a part in it: a hit costs little more than its bytes. So do the
   * addresses of health.
   *
   * @returns whether there was something to answer with.
   */
  function answerAtOnce(raw: IncomingMessage, response: ServerResponse): boolean {
    if (isAmbiguous(raw)) {
      refuseToRead(raw);
      return true;
    }
    if (draining) response.shouldKeepAlive = false;
    const { url = '/' } = raw;
    if (url.length > MOST_ADDRESS_BYTES) return false;
    const question = questionIn(raw, url);
    const found = question && cache.find(question);
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
