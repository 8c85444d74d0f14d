import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { startTracing } from '@/lib/telemetry/tracing';
import { assemble } from './assemble';
import { INVALID_CONFIGURATION } from './exit-codes';
import { closeGracefully } from './listen/shutdown';
import { connectUpstream } from './listen/upstream';
import { serveMetrics } from './observe/metrics';
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
  const upstream = connectUpstream(() => supervisor.origin());
  const supervisor = new Supervisor({ ...program, log, answeredAt: upstream.answeredAt });
  const { proxy, metrics, close } = assemble(settings, supervisor, upstream, log);
  let metricsServer: Server | undefined;
  onSignal(log, async () => {
    proxy.drain();
    await closeGracefully(proxy.server, settings.shutdownMs, upstream.close);
    await supervisor.stop();
    close();
    await tracing?.flush();
    metricsServer?.closeAllConnections();
    metricsServer?.close();
    log.info('closed');
  });
  /** Prints what keeps the process from starting, at every log level, and ends it. */
  const exitBecause = (name: string, port: number) => async (error: unknown) => {
    console.error(`${name} ${port} cannot be listened at: ${messageOf(error)}`);
    await supervisor.stop();
    return process.exit(INVALID_CONFIGURATION);
  };
  supervisor.start();
  const { port, host, metricsPort, metricsHost } = settings;
  proxy.server.listen(port, host);
  await once(proxy.server, 'listening').catch(exitBecause('PORT', port));
  if (metricsPort === 0) return;
  metricsServer = await serveMetrics(metrics, proxy.isReady, metricsPort, metricsHost).catch(
    exitBecause('METRICS_PORT', metricsPort),
  );
}
