import { type ChildProcess, spawn } from 'node:child_process';
import { freePort, stopServer, untilAnswering } from '../server-process';
import type { Server } from './servers';

/** A busy machine needs most of a minute. */
const START_MILLISECONDS = 120_000;

export interface RunningServer extends Server {
  readonly origin: string;
  readonly pid: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port and waits until it is ready.
 *
 * @throws Error with what the server wrote to its error output, when it does not become ready.
 */
export async function startServer(server: Server): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, server.command(port), {
    stdio: ['ignore', 'ignore', 'pipe', ...(server.isProfiled ? (['ipc'] as const) : [])],
    ...(server.folder && { cwd: server.folder }),
    env: {
      ...process.env,
      ...server.environment,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      SITE_URL: origin,
    },
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const { pid } = child;
  try {
    if (pid === undefined) throw new Error('The process could not be started');
    const milliseconds = server.maxStartMilliseconds ?? START_MILLISECONDS;
    await untilAnswering(child, origin + server.readiness, milliseconds);
    return { ...server, origin, pid, child, stop: () => stopServer(child) };
  } catch (error) {
    await stopServer(child);
    throw new Error(`${server.title} did not start. ${errors}`, { cause: error });
  }
}
