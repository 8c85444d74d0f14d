import type { Server } from 'node:http';
import { pino } from 'pino';
import { startTracing } from '@/lib/telemetry/tracing';
import { createCache } from './cache';
import { openDoor } from './door';
import { MOST_KEPT_BYTES, MOST_WAITING } from './limits';
import { createMetrics, serveMetrics } from './metrics';
import type { Settings } from './settings';
import { closeGently } from './shutdown';
import { supervise } from './supervisor';
import { connectUpstream } from './upstream';

/** What stands behind the door. */
export interface Application {
  /** What Node is started with. */
  readonly command: (port: number) => readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Path that is answered with 200 while the program is well. */
  readonly health: string;
  /** Path that is answered with 200 once it is ready for clients. */
  readonly readiness: string;
}

const OK = 200;

/** Starts an application, opens the door before it, and closes both in order when the process is asked to end. */
export async function run(settings: Settings, { readiness, ...program }: Application): Promise<void> {
  const log = pino({ level: settings.logLevel, base: null });
  const tracing = await startTracing(program.environment);
  const application = supervise({ ...program, log });
  const upstream = connectUpstream(application.origin);
  const cache = createCache({
    bytes: settings.cacheBytes,
    mostKeptBytes: MOST_KEPT_BYTES,
    async ask(question) {
      if (upstream.waiting() >= MOST_WAITING) throw new Error('The application has more to do than it can');
      return upstream.ask(question);
    },
    onRenewalFailure: (error) => log.warn({ err: error }, 'an answer was not renewed'),
  });
  const metrics = createMetrics(() => {
    const { entries, bytes } = cache.size();
    return {
      cacheEntries: entries,
      cacheBytes: bytes,
      upstreamWaiting: upstream.waiting(),
      upstreamUp: application.isUp() ? 1 : 0,
      upstreamRestarts: application.restarts(),
    };
  });
  async function isReady(): Promise<boolean> {
    if (!application.isUp()) return false;
    const { head, bytes } = await upstream.ask({ key: readiness, target: readiness, accept: '*/*' });
    await bytes();
    return head.status === OK;
  }
  const { app, drain } = await openDoor({
    settings,
    cache,
    upstream,
    metrics,
    isReady: () => isReady().catch(() => false),
    log,
  });
  let metricsServer: Server | undefined;

  let isClosing = false;
  async function close(signal: string): Promise<void> {
    log.info({ signal }, 'closing');
    drain();
    await closeGently(app.server, settings.shutdownMilliseconds);
    await application.stop();
    await app.close();
    await tracing?.flush();
    metricsServer?.closeAllConnections();
    metricsServer?.close();
    log.info('closed');
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
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
  try {
    await app.listen({ port: settings.port, host: settings.host ?? '::' });
    if (settings.metricsPort !== 0)
      metricsServer = await serveMetrics(metrics, settings.metricsPort, settings.host);
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : error);
    await application.stop();
    process.exit(1);
  }
}
