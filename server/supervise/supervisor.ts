import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { untraced } from '@/lib/telemetry/untraced';
import { freePort } from './free-port';

/** A program that is kept running. */
export interface Supervisor {
  /** Starts it, and again whenever it ends. */
  start(): void;
  /** Where it answers. @throws UpstreamUnavailable while it does not. */
  origin(): string;
  isUp(): boolean;
  /** Whether it has said since its start that it is ready, and answered when it was last looked at. */
  isReady(): boolean;
  /** How often it was started again. */
  restarts(): number;
  /** Ends it for good: asked first, made to where it does not. */
  stop(): Promise<void>;
}

/** There is nowhere to ask at the moment. */
export class UpstreamUnavailable extends Error {
  constructor() {
    super('The application does not answer');
  }
}

interface Options {
  /** What Node is started with. */
  readonly command: (port: number) => readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Path that it answers with 200 while it is well. */
  readonly health: string;
  /** Path that it answers with 200 once it is at its usual speed; asked after each start, so that it gets there. */
  readonly readiness: string;
  readonly log: Logger;
  readonly mostStartMilliseconds?: number;
}

const FIRST_WAIT_MILLISECONDS = 100;
const LONGEST_WAIT_MILLISECONDS = 10_000;
/** After so long a run the next end is a new trouble. */
const STEADY_MILLISECONDS = 30_000;
const LOOK_MILLISECONDS = 50;
/** For a start until the first answer. */
const MOST_START_MILLISECONDS = 60_000;
const CHECK_MILLISECONDS = 5_000;
const CHECK_TIMEOUT_MILLISECONDS = 10_000;
/** It loads on the first request what it needs for all others. */
const READY_TIMEOUT_MILLISECONDS = 120_000;
/** Checks in a row without an answer after which it is taken to hang. */
const MOST_FAILED_CHECKS = 3;
/** Nothing is under way by then; what is left is to send traces. */
const STOP_MILLISECONDS = 3_000;

/** Ends the program with its supervisor, even one that was killed. */
const END_WITH_PARENT = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

/** How long to wait before start number `attempt`, counted from 0 since it last ran steadily. */
export const waitMilliseconds = (attempt: number) =>
  attempt === 0 ? 0 : Math.min(FIRST_WAIT_MILLISECONDS * 2 ** (attempt - 1), LONGEST_WAIT_MILLISECONDS);

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

async function isWell(address: string, milliseconds = CHECK_TIMEOUT_MILLISECONDS): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const response = await fetch(address, { headers: untraced, signal });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Keeps a server running: started again with growing waits when it ends, and ended when it answers no longer. */
export function supervise({
  command,
  environment,
  health,
  readiness,
  log,
  mostStartMilliseconds = MOST_START_MILLISECONDS,
}: Options): Supervisor {
  let child: ChildProcess | undefined;
  let address: string | undefined;
  let failedChecks = 0;
  let isWarm = false;
  let starts = 0;
  let stopping = false;

  function end(running: ChildProcess, why: string): void {
    log.error({ pid: running.pid }, why);
    running.kill('SIGKILL');
  }

  async function warm(running: ChildProcess, origin: string): Promise<void> {
    const began = Date.now();
    while (!(await isWell(origin + readiness, READY_TIMEOUT_MILLISECONDS))) {
      if (hasEnded(running)) return;
      await sleep(CHECK_MILLISECONDS, undefined, { ref: false });
    }
    if (hasEnded(running)) return;
    isWarm = true;
    log.info({ pid: running.pid, milliseconds: Date.now() - began }, 'the application is ready');
  }

  async function watch(running: ChildProcess, origin: string): Promise<void> {
    const deadline = Date.now() + mostStartMilliseconds;
    while (!hasEnded(running) && !(await isWell(origin + health))) {
      if (Date.now() > deadline) return end(running, 'the application does not start and is ended');
      await sleep(LOOK_MILLISECONDS);
    }
    if (hasEnded(running) || stopping) return;
    address = origin;
    log.info({ pid: running.pid }, 'the application answers');
    warm(running, origin).catch((error: unknown) => log.error({ err: error }, 'warming'));
    while (failedChecks < MOST_FAILED_CHECKS) {
      await sleep(CHECK_MILLISECONDS, undefined, { ref: false });
      const isFine = await isWell(origin + health);
      if (hasEnded(running)) return;
      failedChecks = isFine ? 0 : failedChecks + 1;
    }
    end(running, 'the application hangs and is ended');
  }

  /** One run, from start to end. @returns how long it was. */
  async function run(): Promise<number> {
    const port = await freePort();
    const began = Date.now();
    const running = spawn(process.execPath, ['--import', END_WITH_PARENT, ...command(port)], {
      // A group of its own: an interrupt from the keyboard is for the proxy, which ends it when all is answered.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...environment, PORT: String(port) },
    });
    child = running;
    failedChecks = 0;
    isWarm = false;
    starts += 1;
    const { stdout, stderr } = running;
    if (stdout) createInterface(stdout).on('line', (line) => log.debug({ from: 'next' }, line));
    if (stderr) createInterface(stderr).on('line', (line) => log.warn({ from: 'next' }, line));
    watch(running, `http://localhost:${port}`).catch((error: unknown) =>
      log.error({ err: error }, 'watching'),
    );
    const [code, signal] = await Promise.race([
      once(running, 'exit'),
      once(running, 'error').then(([error]) => [error, null]),
    ]);
    address = undefined;
    if (!stopping) log.error({ code, signal }, 'the application ended');
    return Date.now() - began;
  }

  async function keepRunning(): Promise<void> {
    for (let attempt = 0; !stopping; attempt += 1) {
      await sleep(waitMilliseconds(attempt));
      if (stopping) return;
      if ((await run()) >= STEADY_MILLISECONDS) attempt = 0;
    }
  }

  return {
    start() {
      keepRunning().catch((error: unknown) => log.fatal({ err: error }, 'the application cannot be started'));
    },
    origin() {
      if (address === undefined) throw new UpstreamUnavailable();
      return address;
    },
    isUp: () => address !== undefined,
    isReady: () => address !== undefined && isWarm && failedChecks === 0,
    restarts: () => Math.max(0, starts - 1),
    async stop() {
      stopping = true;
      const running = child;
      if (!running || hasEnded(running)) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      const timer = setTimeout(() => running.kill('SIGKILL'), STOP_MILLISECONDS);
      await ended;
      clearTimeout(timer);
    },
  };
}
