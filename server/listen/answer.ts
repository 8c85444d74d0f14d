import type { IncomingMessage, ServerResponse } from 'node:http';
import { preflightHeaders } from '@/lib/http/responses/cors';
import { rateLimited } from '@/lib/http/responses/errors';
import { type Notice, notFound, pageFailed, pageMethodNotAllowed } from '@/lib/http/responses/notice';
import type { Outcome } from '../cache/cache';
import { StoredResponse } from '../cache/stored-response';
import type { Hold } from '../limits/connections';
import { type Allowance, allowanceFields } from '../limits/rate-limiter';
import type { Asker } from '../limits/work-queue';
import type { RequestOutcome } from '../observe/metrics';
import { sendNotice } from './error-response';
import { isForOneClient, passedFields } from './headers';
import type { ProxyOptions } from './proxy';
import { readBody } from './request-body';
import { carriedMethod, isReading, routeOf } from './route';
import { sendStored } from './send';

/** A request on its way to a response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Normalized, unless it is too long. */
  readonly target: string;
  readonly id: string;
  readonly hold: Hold;
  /** What is left to the client, where clients are counted. */
  allowance?: Allowance | undefined;
}

/** Returns the fields that name a request, and those of its client where no shared cache may keep the response. */
export const requestFields = ({ id, allowance }: Exchange, isForClient = false): string[] => [
  'x-request-id',
  id,
  ...(allowance && isForClient ? allowanceFields(allowance) : []),
];

/**
 * Answers a request that the cache cannot: counts it, reads its body, and asks the upstream in its client's turn.
 *
 * @throws ApiError where it is refused. @throws Error where the upstream fails.
 */
export async function answerMiss(
  exchange: Exchange,
  client: string,
  options: ProxyOptions,
): Promise<RequestOutcome> {
  const { request, response } = exchange;
  exchange.allowance = await options.limiter?.consume(client);
  if (exchange.allowance?.isExceeded) throw rateLimited(exchange.allowance.resetSeconds);
  const body = isReading(request) ? undefined : await readBody(exchange);
  // A response behind others that are not read does not learn that its connection was closed.
  const asker = { client, isWanted: () => !request.socket.destroyed && !response.destroyed };
  return answers[routeOf(request, exchange.target)](exchange, options, asker, body);
}

type Answer = (
  exchange: Exchange,
  options: ProxyOptions,
  asker: Asker,
  body: Buffer | undefined,
) => Promise<RequestOutcome>;

/** Passes a request on, and its response back, which no one else gets. */
const pass: Answer = async (exchange, { queue, upstream }, asker, body) => {
  const { method = 'GET', headers } = exchange.request;
  const { head, body: answered } = await queue.run(asker, () =>
    upstream.pass({
      method: isReading(exchange.request) ? 'GET' : carriedMethod(method),
      target: exchange.target,
      headers: passedFields(headers),
      body,
    }),
  );
  return sendWhole(exchange, new StoredResponse(head, answered), 'passed');
};

const answers: Readonly<Record<ReturnType<typeof routeOf>, Answer>> = {
  async cached(exchange, options, asker) {
    const { response, kind } = await askCache(exchange, options, asker);
    return sendWhole(exchange, response, kind);
  },

  passed: pass,

  async refused(exchange, options, asker) {
    const { request, response } = exchange;
    const outcome = await askCache(exchange, options, asker);
    sendNotice(
      request,
      response,
      refusal(outcome.response.head.status, request),
      requestFields(exchange, true),
    );
    return 'passed';
  },
};

async function askCache(
  { request, target }: Exchange,
  { cache, keys }: ProxyOptions,
  asker: Asker,
): Promise<Outcome> {
  const key = keys.keyOf(target, request.headers.accept);
  return cache.find(key) ?? cache.ask(key, asker);
}

async function sendWhole(
  exchange: Exchange,
  stored: StoredResponse,
  kind: RequestOutcome,
): Promise<RequestOutcome> {
  await sendStored(exchange, stored, requestFields(exchange, isForOneClient(stored.head)));
  return kind;
}

/** Answers a page or file that is asked for by another method than GET and HEAD, by the status that GET has. */
function refusal(status: number, { method, headers: { accept } }: IncomingMessage): Notice {
  if (status === 404) return notFound(accept);
  if (status >= 500) return pageFailed(accept);
  if (method === 'OPTIONS') return { status: 204, headers: preflightHeaders, body: '' };
  return pageMethodNotAllowed(accept);
}
