import { rateLimited, unavailable } from '@/lib/http/responses/errors';
import { ConcurrencyLimiter } from './concurrency-limiter';
import type { EventLoopMonitor } from './event-loop';
import { MAX_IN_FLIGHT_PER_CLIENT, RETRY_AFTER_SECONDS } from './limits';
import type { Allowance, RateLimiter } from './rate-limiter';

/** Decides which requests may cost the upstream work. `answerMiss` in listen/answer.ts has the order of the checks. */
export interface Admission {
  /** Counts a request. @returns undefined where clients are not counted. */
  count(client: string): Promise<Allowance | undefined>;
  /**
   * Takes a slot for a request that has arrived as a whole.
   *
   * @returns its release.
   * @throws ApiError unavailable where the client has no slot left or the process is overloaded.
   */
  takeSlot(client: string): () => void;
}

/** @throws ApiError rate_limited where the allowance is exceeded. */
export function assertAllowed(allowance: Allowance | undefined): void {
  if (allowance?.isExceeded) throw rateLimited(allowance.resetSeconds);
}

/** @param limiter undefined where clients are not limited: neither their rate nor their slots. */
export function createAdmission(limiter: RateLimiter | undefined, eventLoop: EventLoopMonitor): Admission {
  const slots = new ConcurrencyLimiter(MAX_IN_FLIGHT_PER_CLIENT);
  return {
    count: async (client) => limiter?.consume(client),
    takeSlot(client) {
      const release = limiter ? slots.acquire(client) : () => {};
      if (!release || eventLoop.isOverloaded()) {
        release?.();
        throw unavailable(RETRY_AFTER_SECONDS);
      }
      return release;
    },
  };
}
