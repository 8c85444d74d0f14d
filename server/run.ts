import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { startTracing } from '@/lib/telemetry/tracing';
import { createCache } from './cache/cache';
import { MAX_CACHED_BYTES } from './limits/limits';
import { openProxy } from './listen/proxy';
import { closeGently } from './listen/shutdown';
import { connectUpstream } from './listen/upstream';
import { createMetrics, serveMetrics } from './observe/metrics';
import type { Settings } from './settings';
import { type Supervisor, supervise } from './supervise/supervisor';

/** What stands behind the proxy. */
export interface Application {
  /** What Node is started with. */
  readonly command: (port: number) => readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Path that is answered with 200 while the program is well. */
  readonly health: string;
  /** Path that is answered with 200 once it is ready for clients. */
  readonly readiness: string;
}

/** Says what keeps the process from starting, whatever the log leaves out, and ends it. */
async function endBecause(problem: string, application: Supervisor): Promise<never> {
  console.error(problem);
  await application.stop();
  process.exit(1);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Starts an application, opens the proxy before it, and closes both in order when the process is asked to end. */
export async function run(settings: Settings, program: Application, log: Logger): Promise<void> {
  const tracing = await startTracing(program.environment, (trouble) => log.warn(trouble));
  const application = supervise({ ...program, log });
  const upstream = connectUpstream(application.origin);
  const cache = createCache({
    bytes: settings.cacheBytes,
    maxCachedBytes: MAX_CACHED_BYTES,
    ask: upstream.ask,
    onRenewalFailure: (error) => log.warn({ reason: messageOf(error) }, 'an answer was not renewed'),
  });
  const metrics = createMetrics(() => {
    const { entries, bytes } = cache.size();
    return {
      cacheEntries: entries,
      cacheBytes: bytes,
      upstreamWaiting: upstream.waiting(),
      upstreamUp: application.isUp() ? 1 : 0,
      upstreamReady: application.isReady() ? 1 : 0,
      upstreamRestarts: application.restarts(),
    };
  });
  const { app, drain, isReady } = await openProxy({
    settings,
    cache,
    upstream,
    metrics,
    isReady: application.isReady,
    log,
  });
  let metricsServer: Server | undefined;

  let isClosing = false;
  async function close(signal: string): Promise<void> {
    log.info({ signal }, 'closing');
    drain();
    await closeGently(app.server, settings.shutdownMilliseconds, upstream.close);
    await application.stop();
    await app.close();
    await tracing?.flush();
    metricsServer?.closeAllConnections();
    metricsServer?.close();
    log.info('closed');
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      close(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'not closed in order');
          process.exit(1);
        },
      );
    });
  }
  application.start();
  const { port, metricsPort, host } = settings;
  await app.ready();
  try {
    // By Node and not by the framework: without a host it is every address of the machine, of IPv6 where there is such.
    app.server.listen(port, host);
    await once(app.server, 'listening');
  } catch (error) {
    await endBecause(`PORT ${port} cannot be listened at: ${messageOf(error)}`, application);
  }
  if (metricsPort === 0) return;
  try {
    metricsServer = await serveMetrics(metrics, isReady, metricsPort, host);
  } catch (error) {
    await endBecause(`METRICS_PORT ${metricsPort} cannot be listened at: ${messageOf(error)}`, application);
  }
}
