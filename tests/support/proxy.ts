import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort, stopServer, untilAnswering } from '../../scripts/server-process';
import { siteBuild } from '../../scripts/site-build';

/** A machine that is shared can take minutes for what takes seconds alone; hooks of the tests end later. */
const START_MILLISECONDS = 170_000;

/** The reverse proxy with an application of its own behind it. */
export interface RunningProxy {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly metricsOrigin: string;
  stop(): Promise<void>;
}

/**
 * Starts the built reverse proxy on a free port and waits until it is ready.
 *
 * @param output file descriptor that gets its log.
 */
export async function startProxy(
  environment: Readonly<Record<string, string>> = {},
  output: number | 'ignore' = 'ignore',
): Promise<RunningProxy> {
  const port = await freePort();
  let metricsPort = await freePort();
  // The system may give the same one again.
  while (metricsPort === port) metricsPort = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=384', path.resolve(siteBuild, 'proxy', 'main.mjs')],
    {
      stdio: ['ignore', output, 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        SITE_URL: origin,
        RATE_LIMIT: '0',
        ...environment,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
      },
    },
  );
  const stop = () => stopServer(child);
  try {
    await untilAnswering(child, `${origin}/readyz`, START_MILLISECONDS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, child, metricsOrigin: `http://localhost:${metricsPort}`, stop };
}

/** A metric of the proxy, of one outcome or summed over all of them. */
export async function metric(
  { metricsOrigin }: RunningProxy,
  name: string,
  outcome?: string,
): Promise<number> {
  const text = await (await fetch(`${metricsOrigin}/metrics`)).text();
  const begin =
    outcome === undefined ? new RegExp(`^${name}[ {]`) : new RegExp(`^${name}{outcome="${outcome}"} `);
  return text
    .split('\n')
    .filter((line) => begin.test(line))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
