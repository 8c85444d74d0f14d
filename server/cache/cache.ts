import { LRUCache } from 'lru-cache';
import type { CacheKey } from './cache-key';
import { freshness, type Head } from './freshness';
import { type StoredResponse, storeResponse } from './stored-response';

/** What the application answers: its head, and its body as it comes. */
export interface Answered {
  readonly head: Head;
  /** The whole body. @throws Error where it breaks off. */
  bytes(): Promise<Buffer>;
}

/** Asks the application. @throws Error where it cannot be reached. */
export type Ask<A extends Answered> = (cacheKey: CacheKey) => Promise<A>;

/** How a request was answered: from the cache, or by the application for this one client. */
export type Outcome<A> =
  | { readonly kind: 'hit' | 'stale' | 'stored'; readonly entry: StoredResponse }
  | { readonly kind: 'passed'; readonly answered: A };

/** A cache of what the application answered. */
export interface Cache<A extends Answered> {
  /** What can be sent without asking the application, and whether it is past its time. */
  find(cacheKey: CacheKey): { readonly kind: 'hit' | 'stale'; readonly entry: StoredResponse } | undefined;
  /**
   * Asks the application, once for all who want the same at the same time.
   *
   * @throws Error where it cannot be reached and nothing was kept that may stand in.
   */
  ask(cacheKey: CacheKey): Promise<Outcome<A>>;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

interface Options<A extends Answered> {
  readonly bytes: number;
  /** Largest body that is kept. */
  readonly maxCachedBytes: number;
  readonly ask: Ask<A>;
  readonly now?: () => number;
  /** Told when an answer could not be renewed in the background. */
  readonly onRenewalFailure?: (error: unknown) => void;
}

const SERVER_ERROR = 500;

const lengthOf = ({ headers }: Head) => Number(headers['content-length'] ?? 0);

/** Whoever comes along while an answer is being made, and it turns out not to be one that is shared. */
const ALONE = Symbol('alone');

/** A cache by RFC 9111, bounded in bytes, that loses first what was asked for longest ago. */
export function createCache<A extends Answered>({
  bytes,
  maxCachedBytes,
  ask,
  now = Date.now,
  onRenewalFailure = () => {},
}: Options<A>): Cache<A> {
  const kept = new LRUCache<string, StoredResponse>({
    maxSize: bytes,
    sizeCalculation: (entry) => entry.bytes(),
  });
  const underWay = new Map<string, Promise<StoredResponse | typeof ALONE>>();

  /** Counts a form that was made later, unless its entry has been replaced since. */
  const recount = (key: string) => (entry: StoredResponse) => {
    if (kept.peek(key) !== entry) return;
    // It is measured as it comes in, so it comes in again.
    kept.delete(key);
    kept.set(key, entry);
  };

  function keep(
    { key }: CacheKey,
    { head, plain }: { head: Head; plain: Buffer },
    life: StoredResponse['freshness'],
  ): StoredResponse {
    const entry = storeResponse(head, plain, life, kept.peek(key), recount(key));
    kept.set(key, entry);
    return entry;
  }

  /** The answer that stands in where the application fails. */
  function lastResort({ key }: CacheKey): StoredResponse | undefined {
    const entry = kept.peek(key);
    return entry && now() < entry.freshness.lastResortUntil ? entry : undefined;
  }

  async function askAndKeep(cacheKey: CacheKey): Promise<Outcome<A>> {
    const answered = await ask(cacheKey);
    const { head } = answered;
    const standIn = head.status >= SERVER_ERROR ? lastResort(cacheKey) : undefined;
    if (standIn) {
      await answered.bytes();
      return { kind: 'stale', entry: standIn };
    }
    const life = lengthOf(head) > maxCachedBytes ? undefined : freshness(cacheKey, head, now());
    if (!life) {
      if (head.status < SERVER_ERROR) kept.delete(cacheKey.key);
      return { kind: 'passed', answered };
    }
    return { kind: 'stored', entry: keep(cacheKey, { head, plain: await answered.bytes() }, life) };
  }

  async function askOrStandIn(cacheKey: CacheKey): Promise<Outcome<A>> {
    try {
      return await askAndKeep(cacheKey);
    } catch (error) {
      const entry = lastResort(cacheKey);
      if (!entry) throw error;
      return { kind: 'stale', entry };
    }
  }

  /** Asks for all who come along meanwhile. What may not be kept may not be shared either: then each asks alone. */
  function lead(cacheKey: CacheKey): Promise<Outcome<A>> {
    const outcome = askOrStandIn(cacheKey);
    const shared = outcome.then((one) => (one.kind === 'passed' ? ALONE : one.entry));
    underWay.set(cacheKey.key, shared);
    const done = () => underWay.delete(cacheKey.key);
    shared.then(done, done);
    return outcome;
  }

  async function follow(
    cacheKey: CacheKey,
    shared: Promise<StoredResponse | typeof ALONE>,
  ): Promise<Outcome<A>> {
    const entry = await shared;
    return entry === ALONE ? askOrStandIn(cacheKey) : { kind: 'hit', entry };
  }

  return {
    find(cacheKey) {
      const entry = kept.get(cacheKey.key);
      if (!entry) return undefined;
      const time = now();
      if (time < entry.freshness.freshUntil) return { kind: 'hit', entry };
      if (time >= entry.freshness.usableUntil) return undefined;
      if (!underWay.has(cacheKey.key)) {
        // Nobody waits for it, so nobody takes a body that is not kept.
        lead(cacheKey)
          .then((outcome) => (outcome.kind === 'passed' ? outcome.answered.bytes() : undefined))
          .catch(onRenewalFailure);
      }
      return { kind: 'stale', entry };
    },
    ask(cacheKey) {
      const shared = underWay.get(cacheKey.key);
      return shared ? follow(cacheKey, shared) : lead(cacheKey);
    },
    size: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}
