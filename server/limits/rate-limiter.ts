import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { SERVICE_NAME } from '@/lib/telemetry/tracing';
import type { Settings } from '../settings';

/** What is left to a client in the current window. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the next window. */
  readonly resetSeconds: number;
  readonly isExceeded: boolean;
}

/** Counts requests per client in windows of a minute. */
export interface RateLimiter {
  consume(client: string): Promise<Allowance>;
  close(): void;
}

interface Options extends Pick<Settings, 'requestsPerMinute' | 'redisUrl'> {
  readonly log: Logger;
  /** Called with every change of whether Redis counts for all processes. */
  readonly onSharedChange: (isShared: boolean) => void;
}

const WINDOW_SECONDS = 60;
const MS_PER_SECOND = 1000;

/** A request waits no longer for Redis; this process counts it then. */
const MAX_REDIS_MS = 100;
const MAX_RETRY_MS = 2_000;

const POLICY = 'application';

/** Returns RateLimit fields (draft-ietf-httpapi-ratelimit-headers), names and values in turn. */
export function allowanceFields({ limit, remaining, resetSeconds }: Allowance): string[] {
  return [
    'RateLimit-Policy',
    `"${POLICY}";q=${limit};w=${WINDOW_SECONDS}`,
    'RateLimit',
    `"${POLICY}";r=${remaining};t=${resetSeconds}`,
  ];
}

async function consume(limiter: RateLimiterAbstract, client: string): Promise<Allowance> {
  let isExceeded = false;
  const counted = await limiter.consume(client).catch((error: unknown) => {
    // The library rejects with the result where the limit is exceeded.
    if (!(error instanceof RateLimiterRes)) throw error;
    isExceeded = true;
    return error;
  });
  return {
    limit: limiter.points,
    remaining: isExceeded ? 0 : counted.remainingPoints,
    resetSeconds: Math.ceil(counted.msBeforeNext / MS_PER_SECOND),
    isExceeded,
  };
}

const connectRedis = (url: string) =>
  new Redis(url, {
    commandTimeout: MAX_REDIS_MS,
    connectTimeout: MAX_RETRY_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * MAX_REDIS_MS, MAX_RETRY_MS),
  });

/** Counts in this process while Redis does not answer, and reports each call. */
class InsuranceLimiter extends RateLimiterMemory {
  calls = 0;

  override consume(...args: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.calls += 1;
    return super.consume(...args);
  }
}

function createRedisLimiter(url: string, { requestsPerMinute, log, onSharedChange }: Options): RateLimiter {
  const limits = { points: requestsPerMinute, duration: WINDOW_SECONDS };
  const redis = connectRedis(url);
  let reason = `no answer within ${MAX_REDIS_MS} ms`;
  redis.on('error', ({ message }: Error) => {
    reason = message;
  });
  const insuranceLimiter = new InsuranceLimiter(limits);
  const limiter = new RateLimiterRedis({
    ...limits,
    storeClient: redis,
    keyPrefix: `${SERVICE_NAME}-rate`,
    insuranceLimiter,
    rejectIfRedisNotReady: true,
  });
  // Logged once when Redis goes and once when it is back, not at every request.
  let isShared: boolean | undefined;
  function report(now: boolean): void {
    if (isShared === now) return;
    isShared = now;
    onSharedChange(now);
    if (now) log.info('requests are counted in Redis');
    else log.warn({ reason }, 'Redis does not count: each process counts for itself');
  }
  return {
    async consume(client) {
      const { calls } = insuranceLimiter;
      const allowance = await consume(limiter, client);
      report(insuranceLimiter.calls === calls);
      return allowance;
    },
    close: () => redis.disconnect(),
  };
}

/**
 * Counts requests of each client: in Redis for all processes where there is one, otherwise in this process.
 *
 * @returns undefined where the rate is not limited.
 */
export function createRateLimiter(options: Options): RateLimiter | undefined {
  const { requestsPerMinute, redisUrl } = options;
  if (requestsPerMinute === 0) return undefined;
  if (redisUrl !== undefined) return createRedisLimiter(redisUrl, options);
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_SECONDS });
  return { consume: (client) => consume(limiter, client), close: () => {} };
}
