import { BoundedCache, RemovalReason } from 'transitory';
import type { Asker } from '../limits/work-queue';
import type { CacheKey } from './cache-key';
import { freshness } from './freshness';
import { StoredResponse } from './stored-response';
import type { ResponseHead, UpstreamResponse } from './upstream-response';

/** A response that can be sent without asking the upstream. */
export interface CacheHit {
  readonly kind: 'hit' | 'stale';
  readonly response: StoredResponse;
}

/** How a request was answered: from the cache, or for this client alone. */
export type Outcome = CacheHit | { readonly kind: 'stored' | 'passed'; readonly response: StoredResponse };

interface Options {
  readonly maxBytes: number;
  /** Runs work when it is the turn of who asks for it. @throws Error where it does not come. */
  readonly schedule: <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;
  /** Asks the upstream. @throws Error where it cannot be reached. */
  readonly fetch: (key: CacheKey) => Promise<UpstreamResponse>;
  /** Returns the key under which a response is stored. */
  readonly storageKey?: (key: CacheKey, head: ResponseHead) => CacheKey;
  readonly now?: () => number;
  /** Called when a stale response could not be renewed in the background. */
  readonly onRevalidationError?: (error: unknown) => void;
}

/** A question to the upstream that several requests wait for. */
interface Question {
  readonly outcome: Promise<Outcome>;
  readonly resolve: (outcome: Promise<Outcome>) => void;
  readonly reject: (error: unknown) => void;
  /** Clients in whose turn it may be asked. */
  readonly clients: Set<string>;
  readonly waiting: (() => boolean)[];
  isAsked: boolean;
}

/** Who renews stale responses. */
const BACKGROUND: Asker = { client: 'background', isWanted: () => true };

const SERVER_ERROR = 500;

/**
 * A shared cache of whole responses (RFC 9111), bounded in bytes. What is requested often stays (W-TinyLFU): thousands of
 * addresses that one client requests once push out each other.
 */
export class ResponseCache {
  private readonly stored: BoundedCache<string, StoredResponse>;
  private readonly questions = new Map<string, Question>();
  private readonly now: () => number;
  private evicted = 0;

  constructor(private readonly options: Options) {
    this.now = options.now ?? Date.now;
    this.stored = new BoundedCache({
      maxSize: options.maxBytes,
      weigher: (_key, response) => response.bytes(),
      removalListener: (_key, _response, reason) => {
        if (reason === RemovalReason.SIZE) this.evicted += 1;
      },
    });
  }

  /** Responses that were forgotten so far because memory is bounded. */
  get evictions(): number {
    return this.evicted;
  }

  get size() {
    return { entries: this.stored.size, bytes: this.stored.weightedSize };
  }

  /** Returns what can be sent at once; a stale response is renewed in the background. */
  find(key: CacheKey): CacheHit | undefined {
    const response = this.stored.getIfPresent(key.key);
    if (!response?.freshness) return undefined;
    const time = this.now();
    response.usedAt = time;
    if (time < response.freshness.freshUntil) return { kind: 'hit', response };
    if (time >= response.freshness.revalidateUntil) return undefined;
    if (!this.questions.has(key.key)) this.revalidate(key);
    return { kind: 'stale', response };
  }

  /** Forgets the responses that were used longest ago, down to a part of what there is. */
  shrink(part: number): void {
    const bytes = this.stored.weightedSize * part;
    const usedAt = (key: string) => this.stored.peek(key)?.usedAt ?? 0;
    for (const key of this.stored.keys().toSorted((a, b) => usedAt(a) - usedAt(b))) {
      if (this.stored.weightedSize <= bytes) return;
      this.stored.delete(key);
      this.evicted += 1;
    }
  }

  /**
   * Asks the upstream, once for equal requests at the same time, in the first turn that comes to one of their clients.
   *
   * @throws Error where it cannot be reached and no stale response may be sent.
   */
  async ask(key: CacheKey, asker: Asker): Promise<Outcome> {
    const known = this.questions.get(key.key);
    const question = known ?? this.question(key);
    question.waiting.push(asker.isWanted);
    if (!question.isAsked && !question.clients.has(asker.client)) this.askInTurn(question, key, asker.client);
    const outcome = await question.outcome;
    if (!known) return outcome;
    // What may not be shared is asked for again.
    if (outcome.kind === 'passed') return this.options.schedule(asker, () => this.fetchOrStale(key));
    return { kind: 'hit', response: outcome.response };
  }

  private revalidate(key: CacheKey): void {
    this.ask(key, BACKGROUND).catch(this.options.onRevalidationError ?? (() => {}));
  }

  private question({ key }: CacheKey): Question {
    let resolve: Question['resolve'] = () => {};
    let reject: Question['reject'] = () => {};
    const outcome = new Promise<Outcome>((...settle) => {
      [resolve, reject] = settle;
    });
    const question = { outcome, resolve, reject, clients: new Set<string>(), waiting: [], isAsked: false };
    this.questions.set(key, question);
    const done = () => this.questions.delete(key);
    outcome.then(done, done);
    return question;
  }

  private askInTurn(question: Question, key: CacheKey, client: string): void {
    const isWanted = () => question.waiting.some((isWaiting) => isWaiting());
    const ask = async () => {
      // It was asked in the turn of another client.
      if (question.isAsked) return;
      question.isAsked = true;
      const outcome = this.fetchOrStale(key);
      question.resolve(outcome);
      await outcome;
    };
    question.clients.add(client);
    this.options.schedule({ client, isWanted }, ask).catch((error: unknown) => {
      question.clients.delete(client);
      if (question.isAsked || question.clients.size > 0) return;
      const response = this.staleIfError(key);
      if (response) question.resolve(Promise.resolve({ kind: 'stale', response }));
      else question.reject(error);
    });
  }

  private async fetchOrStale(key: CacheKey): Promise<Outcome> {
    try {
      return await this.fetchAndStore(key);
    } catch (error) {
      const response = this.staleIfError(key);
      if (!response) throw error;
      return { kind: 'stale', response };
    }
  }

  private async fetchAndStore(key: CacheKey): Promise<Outcome> {
    const { head, body } = await this.options.fetch(key);
    const stale = head.status >= SERVER_ERROR ? this.staleIfError(key) : undefined;
    if (stale) return { kind: 'stale', response: stale };
    const target = this.options.storageKey?.(key, head) ?? key;
    const fresh = freshness(target, head, this.now());
    if (!fresh) {
      if (head.status < SERVER_ERROR) this.stored.delete(key.key);
      return { kind: 'passed', response: new StoredResponse(head, body) };
    }
    const response = new StoredResponse(head, body, fresh, this.measureAgain(target));
    response.usedAt = this.now();
    this.stored.set(target.key, response.reuse(this.stored.peek(target.key) ?? undefined));
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
      this.stored.set(key, response);
    };
  }
}
