import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Settings } from '../settings';

/** What is left to a client. */
export interface Allowance {
  /** An IPv4 address or a /64 of IPv6. */
  readonly client: string;
  readonly limit: number;
  readonly remaining: number;
  /** Until there is a new one. */
  readonly resetSeconds: number;
  readonly isExceeded: boolean;
}

/** Counts a request of a client. Undefined where nothing is limited. */
export type Limiter = (request: FastifyRequest) => Promise<Allowance | undefined>;

export const WINDOW_SECONDS = 60;
const MILLISECONDS_PER_SECOND = 1000;

/** A request waits no longer for Redis; this process counts it then. */
const REDIS_MILLISECONDS = 100;
const LONGEST_RETRY_MILLISECONDS = 2_000;

const FIELD = 'application';

/** What a client is told of its allowance (draft-ietf-httpapi-ratelimit-headers): names and values in turn. */
export function allowanceFields({ limit, remaining, resetSeconds }: Allowance): string[] {
  return [
    'RateLimit-Policy',
    `"${FIELD}";q=${limit};w=${WINDOW_SECONDS}`,
    'RateLimit',
    `"${FIELD}";r=${remaining};t=${resetSeconds}`,
  ];
}

/** A limiter that counts in one place. */
async function limiterIn(app: FastifyInstance, max: number, redis?: Redis): Promise<Limiter> {
  const made: { count?: ReturnType<FastifyInstance['createRateLimit']> } = {};
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      max,
      timeWindow: WINDOW_SECONDS * MILLISECONDS_PER_SECOND,
      nameSpace: 'nursing-education-rate-',
      ...(redis && { redis }),
    });
    made.count = scope.createRateLimit();
  });
  return async (request) => {
    const counted = await made.count?.(request);
    if (!counted || counted.isAllowed) return undefined;
    const { key: client, max: limit, remaining, ttlInSeconds: resetSeconds, isExceeded } = counted;
    return { client, limit, remaining, resetSeconds, isExceeded };
  };
}

const IPV4_WITH_PORT = /\b(\d+\.\d+\.\d+\.\d+):\d+/g;
const IPV6_IN_BRACKETS = /\[([\da-f:.]+)\](?::\d+)?/gi;

/**
 * A list of X-Forwarded-For without the ports that some proxies add, with which each connection would be a client.
 *
 * @example withoutPorts('192.0.2.7:4711, [2001:db8::1]:80') // '192.0.2.7, 2001:db8::1'
 */
export const withoutPorts = (list: string) =>
  list.replace(IPV4_WITH_PORT, '$1').replace(IPV6_IN_BRACKETS, '$1');

function connectRedis(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: REDIS_MILLISECONDS,
    connectTimeout: LONGEST_RETRY_MILLISECONDS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * REDIS_MILLISECONDS, LONGEST_RETRY_MILLISECONDS),
  });
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}

/**
 * Counts requests of each client: in Redis, for all processes together, where there is one; otherwise here.
 *
 * @param tellShared called with every change: whether they are counted in Redis.
 */
export async function createLimiter(
  app: FastifyInstance,
  { requestsPerMinute, redisUrl }: Pick<Settings, 'requestsPerMinute' | 'redisUrl'>,
  tellShared: (isShared: boolean) => void,
): Promise<Limiter> {
  if (requestsPerMinute === 0) return async () => undefined;
  const here = await limiterIn(app, requestsPerMinute);
  if (redisUrl === undefined) return here;
  const redis = connectRedis(app, redisUrl);
  // What Redis says of a password or the network stands in its events; a request learns that there is no connection.
  let reason = '';
  redis.on('error', ({ message }: Error) => {
    reason = message;
  });
  const together = await limiterIn(app, requestsPerMinute, redis);
  // Told once when it goes and once when it is back, not at every request.
  let isShared: boolean | undefined;
  const tell = (now: boolean, why?: string) => {
    if (isShared === now) return;
    isShared = now;
    tellShared(now);
    if (now) app.log.info('requests are counted in Redis');
    else app.log.warn({ reason: why }, 'Redis does not count: each process counts for itself');
  };
  return async (request) => {
    try {
      const allowance = await together(request);
      reason = '';
      tell(true);
      return allowance;
    } catch (error) {
      tell(false, reason || String(error));
      return here(request);
    }
  };
}
