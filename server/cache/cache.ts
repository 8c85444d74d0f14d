import { LRUCache } from 'lru-cache';
import type { CacheKey } from './cache-key';
import { freshness } from './freshness';
import { StoredResponse } from './stored-response';
import type { ResponseHead, UpstreamResponse } from './upstream-response';

/** A response that can be sent without asking the upstream. */
export interface CacheHit {
  readonly kind: 'hit' | 'stale';
  readonly response: StoredResponse;
}

/** How a request was answered: from the cache, or for this client alone. Too large a response is not read. */
export type Outcome<U> =
  | CacheHit
  | { readonly kind: 'stored' | 'passed'; readonly response: StoredResponse }
  | { readonly kind: 'streamed'; readonly upstream: U };

interface Options<U extends UpstreamResponse> {
  readonly maxBytes: number;
  /** Largest body that is read as a whole. */
  readonly maxResponseBytes: number;
  /** Asks the upstream. @throws Error where it cannot be reached. */
  readonly fetch: (key: CacheKey) => Promise<U>;
  /** Returns the key under which a response is stored. */
  readonly storageKey?: (key: CacheKey, head: ResponseHead) => CacheKey;
  readonly now?: () => number;
  /** Called when a stale response could not be renewed in the background. */
  readonly onRevalidationError?: (error: unknown) => void;
}

const SERVER_ERROR = 500;

/** Signals followers of a request that its response may not be shared. */
const NOT_SHARED = Symbol('not shared');

/** A shared cache of whole responses (RFC 9111), bounded in bytes, least recently used out first. */
export class ResponseCache<U extends UpstreamResponse> {
  private readonly stored: LRUCache<string, StoredResponse>;
  private readonly pending = new Map<string, Promise<StoredResponse | typeof NOT_SHARED>>();
  private readonly now: () => number;

  constructor(private readonly options: Options<U>) {
    this.now = options.now ?? Date.now;
    this.stored = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (response) => response.bytes(),
    });
  }

  get size() {
    return { entries: this.stored.size, bytes: this.stored.calculatedSize };
  }

  /** Returns what can be sent at once; a stale response is renewed in the background. */
  find(key: CacheKey): CacheHit | undefined {
    const response = this.stored.get(key.key);
    if (!response?.freshness) return undefined;
    const time = this.now();
    if (time < response.freshness.freshUntil) return { kind: 'hit', response };
    if (time >= response.freshness.revalidateUntil) return undefined;
    if (!this.pending.has(key.key)) this.revalidate(key);
    return { kind: 'stale', response };
  }

  /**
   * Asks the upstream, once for equal requests at the same time.
   *
   * @throws Error where it cannot be reached and no stale response may be sent.
   */
  ask(key: CacheKey): Promise<Outcome<U>> {
    const pending = this.pending.get(key.key);
    return pending ? this.follow(key, pending) : this.lead(key);
  }

  private revalidate(key: CacheKey): void {
    this.lead(key)
      .then((outcome) => (outcome.kind === 'streamed' ? outcome.upstream.bytes() : undefined))
      .catch(this.options.onRevalidationError ?? (() => {}));
  }

  private lead(key: CacheKey): Promise<Outcome<U>> {
    const outcome = this.fetchOrStale(key);
    const shared = outcome.then((one) =>
      one.kind === 'passed' || one.kind === 'streamed' ? NOT_SHARED : one.response,
    );
    this.pending.set(key.key, shared);
    const done = () => this.pending.delete(key.key);
    shared.then(done, done);
    return outcome;
  }

  private async follow(
    key: CacheKey,
    pending: Promise<StoredResponse | typeof NOT_SHARED>,
  ): Promise<Outcome<U>> {
    const response = await pending;
    return response === NOT_SHARED ? this.fetchOrStale(key) : { kind: 'hit', response };
  }

  private async fetchOrStale(key: CacheKey): Promise<Outcome<U>> {
    try {
      return await this.fetchAndStore(key);
    } catch (error) {
      const response = this.staleIfError(key);
      if (!response) throw error;
      return { kind: 'stale', response };
    }
  }

  private async fetchAndStore(key: CacheKey): Promise<Outcome<U>> {
    const upstream = await this.options.fetch(key);
    const { head } = upstream;
    const stale = head.status >= SERVER_ERROR ? this.staleIfError(key) : undefined;
    if (stale) {
      await upstream.bytes();
      return { kind: 'stale', response: stale };
    }
    if (Number(head.headers['content-length'] ?? 0) > this.options.maxResponseBytes) {
      return { kind: 'streamed', upstream };
    }
    const target = this.options.storageKey?.(key, head) ?? key;
    const fresh = freshness(target, head, this.now());
    if (!fresh) {
      if (head.status < SERVER_ERROR) this.stored.delete(key.key);
      return { kind: 'passed', response: new StoredResponse(head, await upstream.bytes()) };
    }
    const response = new StoredResponse(head, await upstream.bytes(), fresh, this.measureAgain(target));
    this.stored.set(target.key, response.reuse(this.stored.peek(target.key)));
    return { kind: 'stored', response };
  }

  private staleIfError({ key }: CacheKey): StoredResponse | undefined {
    const response = this.stored.peek(key);
    return response?.freshness && this.now() < response.freshness.errorUntil ? response : undefined;
  }

  /** Counts a representation that was made later, unless its response has been replaced since. */
  private measureAgain({ key }: CacheKey): (response: StoredResponse) => void {
    return (response) => {
      if (this.stored.peek(key) !== response) return;
      // The size is calculated when a response is set.
      this.stored.delete(key);
      this.stored.set(key, response);
    };
  }
}
