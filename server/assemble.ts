import type { Logger } from 'pino';
import { ResponseCache } from './cache/cache';
import { CacheKeys } from './cache/cache-key';
import { Connections } from './limits/connections';
import {
  MAX_CONNECTIONS_PER_CLIENT,
  MAX_HELD_BYTES,
  MAX_IGNORED_MS,
  MAX_IN_APPLICATION,
  MAX_IN_APPLICATION_PER_CLIENT,
  MAX_NEW_CONNECTIONS_PER_CLIENT,
  MAX_READING_MS,
  MAX_UNANSWERED,
  MAX_WAITING_MS,
  MAX_WAITING_PER_CLIENT,
} from './limits/limits';
import { watchMemory } from './limits/memory';
import { createRateLimiter } from './limits/rate-limiter';
import { WorkQueue } from './limits/work-queue';
import { ReverseProxy } from './listen/proxy';
import type { Upstream } from './listen/upstream';
import { createMetrics } from './observe/metrics';
import type { Settings } from './settings';
import type { Supervisor } from './supervise/supervisor';

/** Part of the cache that is left where memory is short. */
const CACHE_LEFT = 0.5;

/** Builds the proxy and everything that it works with. */
export function assemble(
  settings: Settings,
  { isUp, isReady, restarts }: Pick<Supervisor, 'isUp' | 'isReady' | 'restarts'>,
  upstream: Upstream,
  log: Logger,
) {
  const keys = new CacheKeys();
  const queue = new WorkQueue({
    places: MAX_IN_APPLICATION,
    placesPerClient: MAX_IN_APPLICATION_PER_CLIENT,
    maxWaitingPerClient: MAX_WAITING_PER_CLIENT,
    maxWaitingMs: MAX_WAITING_MS,
  });
  // A proxy in front has all connections.
  const ofOneClient = (max: number) => (settings.trustedHops > 0 ? Number.POSITIVE_INFINITY : max);
  const connections = new Connections({
    max: settings.maxConnections,
    maxPerClient: ofOneClient(MAX_CONNECTIONS_PER_CLIENT),
    maxNewPerClient: ofOneClient(MAX_NEW_CONNECTIONS_PER_CLIENT),
    maxUnanswered: MAX_UNANSWERED,
    maxIgnoredMs: MAX_IGNORED_MS,
    maxHeldBytes: MAX_HELD_BYTES,
    maxReadingMs: MAX_READING_MS,
  });
  const cache = new ResponseCache({
    maxBytes: settings.cacheBytes,
    schedule: (asker, work) => queue.run(asker, work),
    fetch: upstream.fetch,
    storageKey: (key, head) => keys.learn(key, head),
    onRevalidationError: (error) => log.warn({ reason: String(error) }, 'a response was not renewed'),
  });
  const metrics = createMetrics([
    { name: 'cache_entries', help: 'Stored responses.', read: () => cache.size.entries },
    { name: 'cache_bytes', help: 'Memory of stored responses.', read: () => cache.size.bytes },
    {
      name: 'cache_evictions_total',
      help: 'Stored responses that were forgotten because memory is bounded.',
      isTotal: true,
      read: () => cache.evictions,
    },
    { name: 'connections', help: 'Open connections.', read: () => connections.size.connections },
    {
      name: 'unanswered',
      help: 'Requests whose response is not read.',
      read: () => connections.size.unanswered,
    },
    {
      name: 'held_bytes',
      help: 'Bytes of bodies and of unread responses.',
      read: () => connections.size.heldBytes,
    },
    { name: 'upstream_waiting', help: 'Requests that wait for a turn.', read: () => queue.size.waiting },
    { name: 'upstream_running', help: 'Requests in the application.', read: () => queue.size.running },
    { name: 'upstream_up', help: 'Whether the application answers: 1 or 0.', read: () => Number(isUp()) },
    {
      name: 'upstream_ready',
      help: 'Whether it is at its usual speed: 1 or 0.',
      read: () => Number(isReady()),
    },
    { name: 'upstream_restarts', help: 'Restarts of the application.', read: restarts },
  ]);
  const limiter = createRateLimiter({ ...settings, log, onSharedChange: metrics.setShared });
  const proxy = new ReverseProxy({
    settings,
    cache,
    keys,
    upstream,
    connections,
    queue,
    limiter,
    metrics,
    isReady,
    log,
  });
  const endWatch = watchMemory(settings.memoryBytes, (bytes) => {
    log.warn({ bytes }, 'memory is short: idle connections are ended, half of the cache is forgotten');
    cache.shrink(CACHE_LEFT);
    connections.endIdle();
  });
  const close = () => {
    endWatch();
    limiter?.close();
    connections.close();
  };
  return { proxy, metrics, connections, queue, close };
}
