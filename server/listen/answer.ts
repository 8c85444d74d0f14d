import type { IncomingMessage, ServerResponse } from 'node:http';
import { preflightHeaders } from '@/lib/http/responses/cors';
import { type Notice, notFound, pageFailed, pageMethodNotAllowed } from '@/lib/http/responses/notice';
import type { Outcome } from '../cache/cache';
import { StoredResponse } from '../cache/stored-response';
import type { ResponseHead } from '../cache/upstream-response';
import { assertAllowed } from '../limits/admission';
import { clientAddress } from '../limits/client-address';
import { MAX_CACHED_BYTES } from '../limits/limits';
import { type Allowance, allowanceFields } from '../limits/rate-limiter';
import type { RequestOutcome } from '../observe/metrics';
import { disconnectSignal } from './disconnect-signal';
import { sendNotice } from './error-response';
import { isForOneClient, passedFields } from './headers';
import type { ProxyOptions } from './proxy';
import { readBody } from './request-body';
import { carriedMethod, isReading, routeOf } from './route';
import { sendStored, sendStreamed } from './send';
import type { StreamedResponse } from './upstream';

/** A request on its way to a response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Normalized, unless it is too long. */
  readonly target: string;
  readonly id: string;
  /** What is left to the client, where clients are counted. */
  allowance?: Allowance | undefined;
}

/** Returns the fields that name a request, and those of its client where no shared cache may keep the response. */
export const requestFields = ({ id, allowance }: Exchange, isForClient = false): string[] => [
  'x-request-id',
  id,
  ...(allowance && isForClient ? allowanceFields(allowance) : []),
];

const fieldsFor = (exchange: Exchange, head: ResponseHead) => requestFields(exchange, isForOneClient(head));

/**
 * Answers a request that the cache cannot: counts it, reads its body, takes a slot, asks the upstream.
 *
 * @throws ApiError where it is refused. @throws Error where the upstream fails.
 */
export async function answerMiss(exchange: Exchange, options: ProxyOptions): Promise<RequestOutcome> {
  const { admission, settings } = options;
  const { request } = exchange;
  const client = clientAddress(request, settings.trustedHops);
  exchange.allowance = await admission.count(client);
  assertAllowed(exchange.allowance);
  const body = isReading(request) ? undefined : await readBody(request);
  const release = admission.takeSlot(client);
  try {
    return await answers[routeOf(request, exchange.target)](exchange, options, body);
  } finally {
    release();
  }
}

type Answer = (
  exchange: Exchange,
  options: ProxyOptions,
  body: Buffer | undefined,
) => Promise<RequestOutcome>;

const answers: Readonly<Record<ReturnType<typeof routeOf>, Answer>> = {
  async cached(exchange, options) {
    const outcome = await askCache(exchange, options);
    if (outcome.kind === 'streamed') return stream(exchange, outcome.upstream);
    return sendWhole(exchange, outcome.response, outcome.kind);
  },

  async router(exchange, options) {
    const upstream = await pass(exchange, options, 'GET');
    if (Number(upstream.head.headers['content-length'] ?? 0) > MAX_CACHED_BYTES) {
      return stream(exchange, upstream);
    }
    return sendWhole(exchange, new StoredResponse(upstream.head, await upstream.bytes()), 'passed');
  },

  async streamed(exchange, options, body) {
    const { method = 'GET' } = exchange.request;
    return stream(exchange, await pass(exchange, options, carriedMethod(method), body));
  },

  async refused(exchange, options) {
    const { request, response } = exchange;
    const outcome = await askCache(exchange, options);
    if (outcome.kind === 'streamed') outcome.upstream.body.destroy();
    const { status } = outcome.kind === 'streamed' ? outcome.upstream.head : outcome.response.head;
    sendNotice(request, response, refusal(status, request), requestFields(exchange, true));
    return 'passed';
  },
};

async function askCache(
  { request, target }: Exchange,
  { cache, keys }: ProxyOptions,
): Promise<Outcome<StreamedResponse>> {
  const key = keys.keyOf(target, request.headers.accept);
  return cache.find(key) ?? cache.ask(key);
}

function pass(
  { request, target }: Exchange,
  { upstream }: ProxyOptions,
  method: string,
  body?: Buffer,
): Promise<StreamedResponse> {
  const { headers, socket } = request;
  return upstream.pass({
    method,
    target,
    headers: passedFields(headers),
    body,
    signal: disconnectSignal(socket),
  });
}

async function sendWhole(
  exchange: Exchange,
  stored: StoredResponse,
  kind: RequestOutcome,
): Promise<RequestOutcome> {
  await sendStored(exchange.request, exchange.response, stored, fieldsFor(exchange, stored.head));
  return kind;
}

async function stream(exchange: Exchange, upstream: StreamedResponse): Promise<RequestOutcome> {
  await sendStreamed(exchange.request, exchange.response, upstream, fieldsFor(exchange, upstream.head));
  return 'passed';
}

/** Answers a page or file that is asked for by another method than GET and HEAD, by the status that GET has. */
function refusal(status: number, { method, headers: { accept } }: IncomingMessage): Notice {
  if (status === 404) return notFound(accept);
  if (status >= 500) return pageFailed(accept);
  if (method === 'OPTIONS') return { status: 204, headers: preflightHeaders, body: '' };
  return pageMethodNotAllowed(accept);
}
