/** Caps in-flight requests per key, such as a client. */
export class ConcurrencyLimiter {
  private readonly counts = new Map<string, number>();

  /** @param max in-flight requests of one key. */
  constructor(private readonly max: number) {}

  inFlight(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** Takes a slot. @returns its release, undefined where the key has no slot left. */
  acquire(key: string): (() => void) | undefined {
    const count = this.inFlight(key);
    if (count >= this.max) return undefined;
    this.counts.set(key, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = this.inFlight(key) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}
