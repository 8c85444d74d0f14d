import { LRUCache } from 'lru-cache';
import { type Entry, entryOf } from './entry';
import type { Question } from './question';
import { type Head, lifetime } from './stored';

/** What the application answers: its head, and its body as it comes. */
export interface Answered {
  readonly head: Head;
  /** The whole body. @throws Error where it breaks off. */
  bytes(): Promise<Buffer>;
}

/** Asks the application. @throws Error where it cannot be reached. */
export type Ask<A extends Answered> = (question: Question) => Promise<A>;

/** How a question was answered: from the cache, or by the application for this one client. */
export type Outcome<A> =
  | { readonly kind: 'hit' | 'stale' | 'stored'; readonly entry: Entry }
  | { readonly kind: 'passed'; readonly answered: A };

/** A cache of what the application answered. */
export interface Cache<A extends Answered> {
  /** What can be sent without asking the application, and whether it is past its time. */
  find(question: Question): { readonly kind: 'hit' | 'stale'; readonly entry: Entry } | undefined;
  /**
   * Asks the application, once for all who want the same at the same time.
   *
   * @throws Error where it cannot be reached and nothing was kept that may stand in.
   */
  ask(question: Question): Promise<Outcome<A>>;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

interface Options<A extends Answered> {
  readonly bytes: number;
  /** Largest body that is kept. */
  readonly mostKeptBytes: number;
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
  mostKeptBytes,
  ask,
  now = Date.now,
  onRenewalFailure = () => {},
}: Options<A>): Cache<A> {
  const kept = new LRUCache<string, Entry>({ maxSize: bytes, sizeCalculation: (entry) => entry.bytes() });
  const underWay = new Map<string, Promise<Entry | typeof ALONE>>();

  /** Counts a form that was made later, unless its entry has been replaced since. */
  const recount = (key: string) => (entry: Entry) => {
    if (kept.peek(key) !== entry) return;
    // It is measured as it comes in, so it comes in again.
    kept.delete(key);
    kept.set(key, entry);
  };

  function keep(
    { key }: Question,
    { head, plain }: { head: Head; plain: Buffer },
    life: Entry['lifetime'],
  ): Entry {
    const entry = entryOf(head, plain, life, kept.peek(key), recount(key));
    kept.set(key, entry);
    return entry;
  }

  /** The answer that stands in where the application fails. */
  function lastResort({ key }: Question): Entry | undefined {
    const entry = kept.peek(key);
    return entry && now() < entry.lifetime.lastResortUntil ? entry : undefined;
  }

  async function askAndKeep(question: Question): Promise<Outcome<A>> {
    const answered = await ask(question);
    const { head } = answered;
    const standIn = head.status >= SERVER_ERROR ? lastResort(question) : undefined;
    if (standIn) {
      await answered.bytes();
      return { kind: 'stale', entry: standIn };
    }
    const life = lengthOf(head) > mostKeptBytes ? undefined : lifetime(question, head, now());
    if (!life) {
      if (head.status < SERVER_ERROR) kept.delete(question.key);
      return { kind: 'passed', answered };
    }
    return { kind: 'stored', entry: keep(question, { head, plain: await answered.bytes() }, life) };
  }

  async function askOrStandIn(question: Question): Promise<Outcome<A>> {
    try {
      return await askAndKeep(question);
    } catch (error) {
      const entry = lastResort(question);
      if (!entry) throw error;
      return { kind: 'stale', entry };
    }
  }

  /** Asks for all who come along meanwhile. What may not be kept may not be shared either: then each asks alone. */
  function lead(question: Question): Promise<Outcome<A>> {
    const outcome = askOrStandIn(question);
    const shared = outcome.then((one) => (one.kind === 'passed' ? ALONE : one.entry));
    underWay.set(question.key, shared);
    const done = () => underWay.delete(question.key);
    shared.then(done, done);
    return outcome;
  }

  async function follow(question: Question, shared: Promise<Entry | typeof ALONE>): Promise<Outcome<A>> {
    const entry = await shared;
    return entry === ALONE ? askOrStandIn(question) : { kind: 'hit', entry };
  }

  return {
    find(question) {
      const entry = kept.get(question.key);
      if (!entry) return undefined;
      const time = now();
      if (time < entry.lifetime.freshUntil) return { kind: 'hit', entry };
      if (time >= entry.lifetime.usableUntil) return undefined;
      if (!underWay.has(question.key)) {
        // Nobody waits for it, so nobody takes a body that is not kept.
        lead(question)
          .then((outcome) => (outcome.kind === 'passed' ? outcome.answered.bytes() : undefined))
          .catch(onRenewalFailure);
      }
      return { kind: 'stale', entry };
    },
    ask(question) {
      const shared = underWay.get(question.key);
      return shared ? follow(question, shared) : lead(question);
    },
    size: () => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
}
