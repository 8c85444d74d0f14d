import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Subject } from './subjects';

const START_MILLISECONDS = 30_000;
const STOP_MILLISECONDS = 5_000;
const LOOK_AGAIN_MILLISECONDS = 100;

/** The same for every server, so that absolute addresses in their answers are the same bytes. */
const SITE_URL = 'http://localhost:3000';

export interface RunningServer extends Subject {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS);
  await ended;
  clearTimeout(timer);
}

async function untilListening(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`It ended with ${child.exitCode ?? child.signalCode}`);
    const answered = await fetch(address, { signal: AbortSignal.timeout(START_MILLISECONDS) }).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await sleep(LOOK_AGAIN_MILLISECONDS);
  }
  throw new Error(`${address} was not answered within ${START_MILLISECONDS} ms`);
}

/**
 * Starts a server as a process of its own and waits until it answers.
 *
 * @param readiness path that every server answers with 200.
 * @throws Error with what the server wrote to its error output, when it does not come up.
 */
export async function startServer(subject: Subject, readiness: string): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, subject.command(port), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      SITE_URL,
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
  const origin = `http://localhost:${port}`;
  try {
    if (pid === undefined) throw new Error('It could not be started');
    await untilListening(child, origin + (subject.insteadOfRoutes ?? readiness));
    return { ...subject, origin, pid, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw new Error(`${subject.title} did not start. ${complaints}`, { cause: error });
  }
}
