import { spawn } from 'node:child_process';
import { freePort, stopServer, untilAnswering } from '../server-process';
import type { Subject } from './subjects';

const START_MILLISECONDS = 30_000;

/** The same for every server, so that absolute addresses in their answers are the same bytes. */
const sameForAll = () => 'http://localhost:3000';

export interface RunningServer extends Subject {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server as a process of its own and waits until it answers.
 *
 * @param readiness path that every server answers with 200.
 * @param siteUrl the address that a server prints, by where it listens.
 * @throws Error with what the server wrote to its error output, when it does not come up.
 */
export async function startServer(
  subject: Subject,
  readiness: string,
  siteUrl: (origin: string) => string = sameForAll,
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, subject.command(port), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...subject.environment,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      SITE_URL: siteUrl(origin),
    },
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const { pid } = child;
  try {
    if (pid === undefined) throw new Error('It could not be started');
    await untilAnswering(child, origin + (subject.insteadOfRoutes ?? readiness), START_MILLISECONDS);
    return { ...subject, origin, pid, stop: () => stopServer(child) };
  } catch (error) {
    await stopServer(child);
    throw new Error(`${subject.title} did not start. ${complaints}`, { cause: error });
  }
}
