import { unavailable } from '@/lib/http/responses/errors';
import { RETRY_AFTER_SECONDS } from './limits';

/** Who asks for work. */
export interface Asker {
  readonly client: string;
  /** Returns whether someone still waits for the result. */
  readonly isWanted: () => boolean;
}

interface Options {
  /** Pieces of work at once: of all clients, and of one. */
  readonly places: number;
  readonly placesPerClient: number;
  /** Pieces of one client that wait. */
  readonly maxWaitingPerClient: number;
  /** Longest wait before a piece begins. */
  readonly maxWaitingMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** Work that waits for its turn. */
interface Job {
  readonly isWanted: () => boolean;
  readonly begin: () => void;
  readonly refuse: () => void;
  readonly timer: NodeJS.Timeout;
}

/** A client with work that waits or runs. */
interface Account {
  readonly client: string;
  jobs: Job[];
  running: number;
  /** Time of the thread that its work has taken. */
  usedMs: number;
}

/**
 * Shares one thread among clients: the next place goes to the client whose work has taken the least time, as schedulers
 * of processes do it. Who asks for much waits behind their own requests; others don't.
 */
export class WorkQueue {
  private readonly accounts = new Map<string, Account>();
  private running = 0;
  private waiting = 0;
  /** When the last piece ended. */
  private lastEnded = Number.NEGATIVE_INFINITY;
  private readonly now: () => number;

  constructor(private readonly options: Options) {
    this.now = options.now ?? (() => performance.now());
  }

  /** Pieces of work that run and that wait, and clients that have any. */
  get size() {
    return { running: this.running, waiting: this.waiting, clients: this.accounts.size };
  }

  /**
   * Runs work when it is its client's turn.
   *
   * @throws ApiError unavailable where it is not wanted any more, has waited too long, or too much of its client waits.
   */
  run<T>({ client, isWanted }: Asker, work: () => Promise<T>): Promise<T> {
    const { maxWaitingPerClient, maxWaitingMs } = this.options;
    if (this.waitingOf(client) >= maxWaitingPerClient) this.dropUnwanted(client);
    if (this.waitingOf(client) >= maxWaitingPerClient)
      return Promise.reject(unavailable(RETRY_AFTER_SECONDS));
    const account = this.accountOf(client);
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        isWanted,
        begin: () => this.begin(account, work).then(resolve, reject),
        refuse: () => reject(unavailable(RETRY_AFTER_SECONDS)),
        timer: setTimeout(() => this.drop(account, job), maxWaitingMs),
      };
      account.jobs.push(job);
      this.waiting += 1;
      this.beginNext();
    });
  }

  private waitingOf(client: string): number {
    return this.accounts.get(client)?.jobs.length ?? 0;
  }

  /** A client that comes starts at what the others have used least: time in which it asked for nothing is not saved. */
  private accountOf(client: string): Account {
    const known = this.accounts.get(client);
    if (known) return known;
    const usedMs = Math.min(...[...this.accounts.values()].map((account) => account.usedMs));
    const account = { client, jobs: [], running: 0, usedMs: Number.isFinite(usedMs) ? usedMs : 0 };
    this.accounts.set(client, account);
    return account;
  }

  private beginNext(): void {
    while (this.running < this.options.places) {
      const account = this.nextAccount();
      const [job] = account?.jobs ?? [];
      if (!account || !job) return;
      if (job.isWanted()) {
        this.remove(account, job);
        job.begin();
      } else {
        this.drop(account, job);
      }
    }
  }

  private nextAccount(): Account | undefined {
    let next: Account | undefined;
    for (const account of this.accounts.values()) {
      if (account.jobs.length === 0 || account.running >= this.options.placesPerClient) continue;
      if (!next || account.usedMs < next.usedMs) next = account;
    }
    return next;
  }

  private async begin<T>(account: Account, work: () => Promise<T>): Promise<T> {
    const began = this.now();
    this.running += 1;
    account.running += 1;
    try {
      return await work();
    } finally {
      const ended = this.now();
      // One thread works on a piece until it is done: this one had it since the last one ended.
      account.usedMs += ended - Math.max(began, this.lastEnded);
      this.lastEnded = ended;
      this.running -= 1;
      account.running -= 1;
      this.forget(account);
      this.beginNext();
    }
  }

  private remove(account: Account, job: Job): void {
    clearTimeout(job.timer);
    account.jobs = account.jobs.filter((one) => one !== job);
    this.waiting -= 1;
  }

  private drop(account: Account, job: Job): void {
    this.remove(account, job);
    this.forget(account);
    job.refuse();
  }

  private dropUnwanted(client: string): void {
    const account = this.accountOf(client);
    for (const job of account.jobs) if (!job.isWanted()) this.drop(account, job);
  }

  private forget({ client, jobs, running }: Account): void {
    if (jobs.length === 0 && running === 0) this.accounts.delete(client);
  }
}
