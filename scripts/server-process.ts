import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_MILLISECONDS = 5_000;
const LOOK_AGAIN_MILLISECONDS = 100;

export { freePort } from '@/server/supervise/free-port';

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Ends a server: asked first, made to where it does not. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS);
  await ended;
  clearTimeout(timer);
}

/**
 * Waits until a server that was started answers an address with a success.
 *
 * @throws Error when the process ends before, or when the time is over.
 */
export async function untilAnswering(
  child: ChildProcess,
  address: string,
  milliseconds: number,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}`);
    const answered = await fetch(address, { signal: AbortSignal.timeout(milliseconds) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await sleep(LOOK_AGAIN_MILLISECONDS);
  }
  throw new Error(`${address} was not answered within ${milliseconds} ms`);
}
