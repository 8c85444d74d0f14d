import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { startTracing } from '@/lib/telemetry/tracing';
import { ResponseCache } from './cache/cache';
import { CacheKeys } from './cache/cache-key';
import { createAdmission } from './limits/admission';
import { monitorEventLoop } from './limits/event-loop';
import { MAX_CACHED_BYTES, MAX_EVENT_LOOP_DELAY_MS } from './limits/limits';
import { createRateLimiter } from './limits/rate-limiter';
import { ReverseProxy } from './listen/proxy';
import { closeGracefully } from './listen/shutdown';
import { connectUpstream } from './listen/upstream';
import { createMetrics, serveMetrics } from './observe/metrics';
import type { Settings } from './settings';
import { Supervisor } from './supervise/supervisor';

/** The program behind the proxy. */
export interface Application {
  /** Arguments that Node is started with. */
  readonly command: (port: number) => readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Path that is answered with 200 while the program is well. */
  readonly health: string;
  /** Path that is answered with 200 once it is ready for clients. */
  readonly readiness: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Builds the proxy and everything that it works with. */
function assemble(settings: Settings, supervisor: Supervisor, log: Logger) {
  const upstream = connectUpstream(supervisor.origin);
  const keys = new CacheKeys();
  const cache = new ResponseCache({
    maxBytes: settings.cacheBytes,
    maxResponseBytes: MAX_CACHED_BYTES,
    fetch: upstream.fetch,
    storageKey: (key, head) => keys.learn(key, head),
    onRevalidationError: (error) => log.warn({ reason: messageOf(error) }, 'a response was not renewed'),
  });
  const metrics = createMetrics(() => ({
    cacheEntries: cache.size.entries,
    cacheBytes: cache.size.bytes,
    upstreamWaiting: upstream.inFlight(),
    upstreamUp: supervisor.isUp() ? 1 : 0,
    upstreamReady: supervisor.isReady() ? 1 : 0,
    upstreamRestarts: supervisor.restarts(),
  }));
  const limiter = createRateLimiter({ ...settings, log, onSharedChange: metrics.setShared });
  const eventLoop = monitorEventLoop(MAX_EVENT_LOOP_DELAY_MS);
  const admission = createAdmission(limiter, eventLoop);
  const { isReady } = supervisor;
  const proxy = new ReverseProxy({ settings, cache, keys, upstream, admission, metrics, isReady, log });
  const closeLimits = () => {
    limiter?.close();
    eventLoop.close();
  };
  return { proxy, upstream, metrics, closeLimits };
}

/** Calls a function once, at the first signal that asks the process to end, and ends it. */
function onSignal(log: Logger, close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      log.info({ signal }, 'closing');
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'not closed in order');
          process.exit(1);
        },
      );
    });
  }
}

/** Starts an application and the proxy in front of it, and closes both in order when the process is asked to end. */
export async function run(settings: Settings, program: Application, log: Logger): Promise<void> {
  const tracing = await startTracing(program.environment, (trouble) => log.warn(trouble));
  const supervisor = new Supervisor({ ...program, log });
  const { proxy, upstream, metrics, closeLimits } = assemble(settings, supervisor, log);
  let metricsServer: Server | undefined;
  onSignal(log, async () => {
    proxy.drain();
    await closeGracefully(proxy.server, settings.shutdownMs, upstream.close);
    await supervisor.stop();
    closeLimits();
    await tracing?.flush();
    metricsServer?.closeAllConnections();
    metricsServer?.close();
    log.info('closed');
  });
  /** Prints what keeps the process from starting, at every log level, and ends it. */
  const exitBecause = (name: string, port: number) => async (error: unknown) => {
    console.error(`${name} ${port} cannot be listened at: ${messageOf(error)}`);
    await supervisor.stop();
    return process.exit(1);
  };
  supervisor.start();
  const { port, metricsPort, host } = settings;
  proxy.server.listen(port, host);
  await once(proxy.server, 'listening').catch(exitBecause('PORT', port));
  if (metricsPort === 0) return;
  metricsServer = await serveMetrics(metrics, proxy.isReady, metricsPort, host).catch(
    exitBecause('METRICS_PORT', metricsPort),
  );
}
