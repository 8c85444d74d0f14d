import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Settings } from './settings';

/** What is left to a client. */
export interface Allowance {
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
    const { max: limit, remaining, ttlInSeconds: resetSeconds, isExceeded } = counted;
    return { limit, remaining, resetSeconds, isExceeded };
  };
}

function connectRedis(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: REDIS_MILLISECONDS,
    connectTimeout: LONGEST_RETRY_MILLISECONDS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * REDIS_MILLISECONDS, LONGEST_RETRY_MILLISECONDS),
  });
  // Told once when it goes and once when it is back, not at every attempt.
  let isThere: boolean | undefined;
  const tell = (now: boolean) => {
    if (isThere === now) return;
    isThere = now;
    if (now) app.log.info('requests are counted in Redis');
    else app.log.warn('Redis is away: each process counts for itself');
  };
  redis.on('ready', () => tell(true));
  redis.on('error', () => tell(false));
  redis.on('close', () => tell(false));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}

/** Counts requests of each client: in Redis, for all processes together, where there is one; otherwise here. */
export async function createLimiter(
  app: FastifyInstance,
  { requestsPerMinute, redisUrl }: Pick<Settings, 'requestsPerMinute' | 'redisUrl'>,
): Promise<Limiter> {
  if (requestsPerMinute === 0) return async () => undefined;
  const here = await limiterIn(app, requestsPerMinute);
  if (redisUrl === undefined) return here;
  const together = await limiterIn(app, requestsPerMinute, connectRedis(app, redisUrl));
  return (request) => together(request).catch(() => here(request));
}
