import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { untraced } from '@/lib/telemetry/untraced';
import { MAX_LOGGED_LINE } from '../limits/limits';
import { freePort } from './free-port';

/** No upstream listens at the moment. */
export class UpstreamUnavailable extends Error {
  constructor() {
    super('The application does not answer');
  }
}

interface Options {
  /** Arguments that Node is started with. */
  readonly command: (port: number) => readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Path that is answered with 200 while the program is well. */
  readonly health: string;
  /** Path that is answered with 200 once the program has loaded everything; asked after each start. */
  readonly readiness: string;
  readonly log: Logger;
  /** Returns when the program last answered any request, in milliseconds since 1970. */
  readonly answeredAt?: () => number;
  /** Time from a start to the first response. */
  readonly maxStartMs?: number;
  /** Time without a sign of life, once the program is ready, after which it hangs. */
  readonly maxSilenceMs?: number;
}

const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 10_000;
/** A run of this length resets the backoff. */
const STEADY_MS = 30_000;
const POLL_MS = 50;
const MAX_START_MS = 60_000;
const CHECK_INTERVAL_MS = 1_000;
const CHECK_TIMEOUT_MS = 3_000;
/** Without a sign of life for this long the program is not ready: balancers go elsewhere before clients wait. */
const READY_WITHIN_MS = 4_000;
/** Without a sign of life for this long a program that was ready hangs. */
const MAX_SILENCE_MS = 40_000;
/** The first request loads what all others need. */
const READY_TIMEOUT_MS = 120_000;
/** Nothing is in flight by then; only traces are left to be sent. */
const STOP_TIMEOUT_MS = 3_000;

/** Ends the program with its supervisor, even with one that was killed. */
const END_WITH_PARENT = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

/** Returns the wait before start number `attempt`, counted from 0 since the last steady run. */
export const backoffMs = (attempt: number) =>
  attempt === 0 ? 0 : Math.min(FIRST_BACKOFF_MS * 2 ** (attempt - 1), MAX_BACKOFF_MS);

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

async function answersOk(url: string, timeoutMs = CHECK_TIMEOUT_MS): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: untraced, signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Keeps a server running: restarts it with growing waits when it ends, and kills it when it hangs. */
export class Supervisor {
  private child: ChildProcess | undefined;
  /** Where the program answers, undefined while it does not. */
  private address: string | undefined;
  /** When a check was last answered, in milliseconds since 1970. */
  private checkedAt = 0;
  private isWarm = false;
  private starts = 0;
  private stopping = false;

  constructor(private readonly options: Options) {}

  start(): void {
    this.keepRunning().catch((error: unknown) =>
      this.options.log.fatal({ err: error }, 'the application cannot be started'),
    );
  }

  /** Returns where the program answers. @throws UpstreamUnavailable while it does not. */
  readonly origin = (): string => {
    if (this.address === undefined) throw new UpstreamUnavailable();
    return this.address;
  };

  readonly isUp = (): boolean => this.address !== undefined;

  /** Returns whether the program has been ready since its start, and has answered lately. */
  readonly isReady = (): boolean =>
    this.address !== undefined && this.isWarm && this.silenceMs() < READY_WITHIN_MS;

  readonly restarts = (): number => Math.max(0, this.starts - 1);

  /** Ends the program for good: asks first, then kills it. */
  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  }

  private async keepRunning(): Promise<void> {
    for (let attempt = 0; !this.stopping; attempt += 1) {
      await sleep(backoffMs(attempt));
      if (this.stopping) return;
      const began = Date.now();
      await this.runOnce();
      if (Date.now() - began >= STEADY_MS) attempt = 0;
    }
  }

  /** Starts the program and waits for its end. */
  private async runOnce(): Promise<void> {
    const { log } = this.options;
    const port = await freePort();
    const child = this.spawn(port);
    this.watch(child, `http://localhost:${port}`).catch((error: unknown) =>
      log.error({ err: error }, 'watching'),
    );
    const [code, signal] = await Promise.race([
      once(child, 'exit'),
      once(child, 'error').then(([error]) => [error, null]),
    ]);
    this.address = undefined;
    if (!this.stopping) log.error({ code, signal }, 'the application ended');
  }

  private spawn(port: number): ChildProcess {
    const { command, environment, log } = this.options;
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...command(port)], {
      // A process group of its own: Ctrl+C is for the proxy, which ends the program after its last response.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...environment, PORT: String(port) },
    });
    const write = (level: 'debug' | 'warn') => (line: string) =>
      log[level]({ from: 'next' }, line.slice(0, MAX_LOGGED_LINE));
    if (child.stdout) createInterface(child.stdout).on('line', write('debug'));
    if (child.stderr) createInterface(child.stderr).on('line', write('warn'));
    this.child = child;
    this.isWarm = false;
    this.starts += 1;
    return child;
  }

  /** Follows one run: waits for its first response, warms it up, checks it until it ends or hangs. */
  private async watch(child: ChildProcess, origin: string): Promise<void> {
    const { health, log, maxStartMs = MAX_START_MS } = this.options;
    const deadline = Date.now() + maxStartMs;
    while (!hasEnded(child) && !(await answersOk(origin + health))) {
      if (Date.now() > deadline) return this.kill(child, 'the application does not start and is ended');
      await sleep(POLL_MS);
    }
    if (hasEnded(child) || this.stopping) return;
    this.checkedAt = Date.now();
    this.address = origin;
    log.info({ pid: child.pid }, 'the application answers');
    this.warm(child, origin).catch((error: unknown) => log.error({ err: error }, 'warming'));
    while (this.silenceMs() < this.patienceMs()) {
      await sleep(CHECK_INTERVAL_MS, undefined, { ref: false });
      if (await answersOk(origin + health)) this.checkedAt = Date.now();
      if (hasEnded(child)) return;
    }
    this.kill(child, 'the application hangs and is ended');
  }

  /** A busy program answers a check late: any answer to a client is a sign of life as good. */
  private silenceMs(): number {
    return Date.now() - Math.max(this.checkedAt, this.options.answeredAt?.() ?? 0);
  }

  /** Loading may take the program's whole attention; after that silence means that it hangs. */
  private patienceMs(): number {
    return this.isWarm ? (this.options.maxSilenceMs ?? MAX_SILENCE_MS) : READY_TIMEOUT_MS;
  }

  /** Asks for readiness until it is given, so that the program loads everything before a client waits for it. */
  private async warm(child: ChildProcess, origin: string): Promise<void> {
    const began = Date.now();
    while (!(await answersOk(origin + this.options.readiness, READY_TIMEOUT_MS))) {
      if (hasEnded(child)) return;
      await sleep(CHECK_INTERVAL_MS, undefined, { ref: false });
    }
    if (hasEnded(child)) return;
    this.isWarm = true;
    this.options.log.info({ pid: child.pid, milliseconds: Date.now() - began }, 'the application is ready');
  }

  private kill(child: ChildProcess, reason: string): void {
    this.options.log.error({ pid: child.pid }, reason);
    child.kill('SIGKILL');
  }
}
