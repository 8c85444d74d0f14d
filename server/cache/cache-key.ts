import { LRUCache } from 'lru-cache';
import { noticeForm, pageForm } from '@/lib/http/negotiation/accept';
import { CACHE_KEY_HEADER } from '@/lib/http/negotiation/cache-key';
import { isNearMiss, namesVariedBy } from '@/lib/http/negotiation/no-vary-search';
import { withQuery } from '@/lib/site/urls';
import { pathOf, queryOf } from '../listen/target';
import type { ResponseHead } from './upstream-response';

/** The whole request that the upstream will see, so that its response cannot depend on anything else. */
export interface CacheKey {
  /** Equal for requests that have the same response. */
  readonly key: string;
  /** Path and query. */
  readonly target: string;
  readonly accept: string;
}

const ANYTHING = '*/*';
const HTML = 'text/html';

const API = /^\/api(?:\/|$)/;

/** Returns whether a target is below `/api`, where only errors have several forms, and errors are not stored. */
export const isApi = (target: string) => API.test(target);

/** Longer texts are rarely asked for twice and would fill the memory. */
const MAX_REMEMBERED_LENGTH = 1024;
const MAX_TARGETS = 8192;
const MAX_ACCEPTS = 1024;

const keyOf = (target: string, accept: string): CacheKey => ({
  key: `${isApi(target) ? ANYTHING : accept} ${target}`,
  target,
  accept,
});

/** Returns the shortest Accept that has the same response, for a page and for an error page. */
function shortestAccept(accept: string | undefined): string {
  const form = pageForm(accept);
  if (form === 'text/markdown') return form;
  return noticeForm(accept) === HTML ? HTML : ANYTHING;
}

const nameOf = (pair: string) => new URLSearchParams(pair).keys().next().value ?? '';

/**
 * Returns the pairs of a query with these names, as they are spelled, in the order of the names; undefined where another
 * name is so near to one of them that the response may be a refusal.
 */
function reducedQuery(query: string, names: readonly string[]): string | undefined {
  const ranked = query.split('&').map((pair) => ({ pair, rank: names.indexOf(nameOf(pair)) }));
  if (ranked.some(({ pair, rank }) => rank < 0 && isNearMiss(nameOf(pair), names))) return undefined;
  const kept = ranked.filter(({ rank }) => rank >= 0).sort((a, b) => a.rank - b.rank);
  return kept.map(({ pair }) => pair).join('&');
}

/** Reduces requests to cache keys, by what earlier responses said of their targets. */
export class CacheKeys {
  private readonly accepts = new LRUCache<string, string>({ max: MAX_ACCEPTS });
  /** Canonical targets by the targets that were asked for. */
  private readonly canonical = new LRUCache<string, string>({ max: MAX_TARGETS });
  /** Parameters that the responses of a path depend on. */
  private readonly names = new LRUCache<string, readonly string[]>({ max: MAX_TARGETS });

  /** @param target normalized. */
  keyOf(target: string, accept: string | undefined): CacheKey {
    return keyOf(this.canonicalTarget(target), this.acceptFor(accept));
  }

  /**
   * Learns what a response says of its target.
   *
   * @returns the key under which the response is to be stored.
   */
  learn(key: CacheKey, { headers }: ResponseHead): CacheKey {
    const { target, accept } = key;
    const names = namesVariedBy(headers);
    if (names) this.names.set(pathOf(target), names);
    const canonical = headers[CACHE_KEY_HEADER.toLowerCase()];
    if (typeof canonical !== 'string' || !canonical.startsWith('/')) return key;
    this.remember(target, canonical);
    return canonical === target ? key : keyOf(canonical, accept);
  }

  private canonicalTarget(target: string): string {
    const known = this.canonical.get(target);
    if (known !== undefined || !target.includes('?')) return known ?? target;
    const path = pathOf(target);
    const names = this.names.get(path);
    if (!names) return target;
    const query = reducedQuery(queryOf(target), names);
    if (query === undefined) return target;
    const reduced = withQuery(path, query);
    const canonical = this.canonical.get(reduced);
    if (canonical !== undefined) this.remember(target, canonical);
    return canonical ?? reduced;
  }

  private remember(target: string, canonical: string): void {
    if (Math.max(target.length, canonical.length) > MAX_REMEMBERED_LENGTH) return;
    this.canonical.set(target, canonical);
  }

  private acceptFor(accept = ''): string {
    const known = this.accepts.get(accept);
    if (known) return known;
    const shortest = shortestAccept(accept || undefined);
    // A longer one is read as anything: all of them are one.
    if (accept.length <= MAX_REMEMBERED_LENGTH) this.accepts.set(accept, shortest);
    return shortest;
  }
}
