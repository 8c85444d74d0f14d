import { LRUCache } from 'lru-cache';
import { noticeForm, pageForm } from '@/lib/http/negotiation/accept';
import { CACHE_KEY_HEADER } from '@/lib/http/negotiation/cache-key';
import { saysQueryIgnored } from '@/lib/http/negotiation/no-vary-search';
import { pathOf } from '../listen/target';
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

/** Next’s router adds it to the URL of a page whose content it wants for itself: never as Markdown. */
const ROUTER_PARAMETER = /[?&]_rsc(?:[=&]|$)/;

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

/** Reduces requests to cache keys, by what earlier responses said of their targets. */
export class CacheKeys {
  private readonly accepts = new LRUCache<string, string>({ max: MAX_ACCEPTS });
  /** Canonical targets by the targets that were asked for. */
  private readonly canonical = new LRUCache<string, string>({ max: MAX_TARGETS });
  /** Paths whose response does not depend on the query. */
  private readonly withoutQuery = new LRUCache<string, true>({ max: MAX_TARGETS });

  /** @param target normalized. */
  keyOf(target: string, accept: string | undefined): CacheKey {
    return keyOf(this.canonicalTarget(target), this.acceptFor(target, accept));
  }

  /**
   * Learns what a response says of its target.
   *
   * @returns the key under which the response is to be stored.
   */
  learn(key: CacheKey, { headers }: ResponseHead): CacheKey {
    const { target, accept } = key;
    if (saysQueryIgnored(headers)) this.withoutQuery.set(pathOf(target), true);
    const canonical = headers[CACHE_KEY_HEADER.toLowerCase()];
    if (typeof canonical !== 'string' || !canonical.startsWith('/') || canonical === target) return key;
    if (Math.max(target.length, canonical.length) <= MAX_REMEMBERED_LENGTH) {
      this.canonical.set(target, canonical);
    }
    return keyOf(canonical, accept);
  }

  private canonicalTarget(target: string): string {
    if (!target.includes('?')) return this.canonical.get(target) ?? target;
    const path = pathOf(target);
    return this.withoutQuery.has(path) ? path : (this.canonical.get(target) ?? target);
  }

  private acceptFor(target: string, accept = ''): string {
    if (ROUTER_PARAMETER.test(target)) return HTML;
    const known = this.accepts.get(accept);
    if (known) return known;
    const shortest = shortestAccept(accept || undefined);
    if (accept.length <= MAX_REMEMBERED_LENGTH) this.accepts.set(accept, shortest);
    return shortest;
  }
}
