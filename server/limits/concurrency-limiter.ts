/** Places of which one client has only so many. */
export interface ConcurrencyLimiter {
  /** Takes a place. @returns how it is given back; undefined where the client has all that it may have. */
  take(client: string): (() => void) | undefined;
}

/** @param most places of one client. */
export function createConcurrencyLimiter(most: number): ConcurrencyLimiter {
  const taken = new Map<string, number>();
  return {
    take(client) {
      const count = taken.get(client) ?? 0;
      if (count >= most) return undefined;
      taken.set(client, count + 1);
      return () => {
        const left = (taken.get(client) ?? 1) - 1;
        if (left > 0) taken.set(client, left);
        else taken.delete(client);
      };
    },
  };
}
