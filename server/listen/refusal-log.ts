import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

const WINDOW_MS = 60_000;
const MAX_CLIENTS = 4_096;

/**
 * Logs the first request of a client in a minute that was refused or not waited for, and at its end how many more there
 * were: a flood fills no disk.
 */
export class RefusalLog {
  private readonly known = new LRUCache<string, true>({ max: MAX_CLIENTS, ttl: WINDOW_MS });
  private more = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly log: Logger) {}

  /** @param client never logged. */
  write(client: string, line: object): void {
    if (!this.known.has(client)) {
      this.known.set(client, true);
      this.log.info(line, 'refused or left');
      return;
    }
    this.more += 1;
    this.timer ??= setTimeout(() => this.writeCount(), WINDOW_MS).unref();
  }

  private writeCount(): void {
    this.log.info({ more: this.more }, 'refused or left besides in the last minute');
    this.more = 0;
    this.timer = undefined;
  }
}
