/** `npm start`: the front door, which listens at PORT and keeps the application running behind it. */
import { createRequire } from 'node:module';
import { pino } from 'pino';
import { access } from '@/lib/mcp/settings';
import { identity } from '@/lib/site/identity';
import { createCache } from './cache';
import { openDoor } from './door';
import { MOST_KEPT_BYTES, MOST_WAITING } from './limits';
import { createMetrics, serveMetrics } from './metrics';
import { readSettings } from './settings';
import { closeGently } from './shutdown';
import { supervise } from './supervisor';
import { connectUpstream } from './upstream';

const settings = readSettings(process.env);
// Refuses to start with settings that no answer could be given by.
access();
const { baseUrl } = identity();

const log = pino({ level: settings.logLevel, base: null });
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

const application = supervise({
  // Never on 127.0.0.1: there the framework answers rewrites over the network, from itself.
  command: (port) => [next, 'start', '--port', String(port), '--hostname', 'localhost'],
  environment: { ...process.env, NODE_ENV: 'production', SITE_URL: baseUrl },
  health: '/healthz',
  log,
});

const upstream = connectUpstream(application.origin);
const cache = createCache({
  bytes: settings.cacheBytes,
  mostKeptBytes: MOST_KEPT_BYTES,
  ask(question) {
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
  const { head, bytes } = await upstream.ask({ key: '', target: '/readyz', accept: '*/*' });
  await bytes();
  return head.status === 200;
}

const { app, drain } = await openDoor({
  settings,
  cache,
  upstream,
  metrics,
  isReady: () => isReady().catch(() => false),
  log,
});
application.start();
const metricsServer = settings.metricsPort === 0 ? undefined : serveMetrics(metrics, settings.metricsPort);

let closing = false;
async function close(signal: string): Promise<void> {
  if (closing) return;
  closing = true;
  log.info({ signal }, 'closing');
  drain();
  await closeGently(app.server, settings.shutdownMilliseconds);
  await application.stop();
  await app.close();
  metricsServer?.close();
  metricsServer?.closeAllConnections();
  log.info('closed');
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    close(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'not closed in order');
        process.exit(1);
      },
    );
  });
}

await app.listen({ port: settings.port, host: settings.host ?? '::' });
