import CachePolicy from 'http-cache-semantics';
import { saysQueryIgnored } from '@/lib/http/negotiation/no-vary-search';
import { textOf } from '../listen/headers';
import { type CacheKey, isApi } from './cache-key';
import type { ResponseHead } from './upstream-response';

/** Until when a stored response may be sent, in milliseconds since 1970. */
export interface Freshness {
  readonly storedAt: number;
  readonly freshUntil: number;
  /** End of stale-while-revalidate. */
  readonly revalidateUntil: number;
  /** End of stale-if-error. */
  readonly errorUntil: number;
}

const MS_PER_SECOND = 1000;

/** For a response that names neither and forbids nothing (RFC 9111, 4.2.4). */
const STALE_WHILE_REVALIDATE_SECONDS = 60;
const STALE_IF_ERROR_SECONDS = 86_400;

/** Request headers that a cached response may vary by: Accept is in the cache key, the others are never sent. */
const COVERED_BY_KEY = new Set(['accept', 'accept-encoding']);

/** Returns whether a response varies by nothing but its cache key, which holds Accept outside the API. */
const variesByKeyAlone = (vary: string, target: string) =>
  vary
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .every((name) => name === '' || (COVERED_BY_KEY.has(name) && !(name === 'accept' && isApi(target))));

/** Parses Cache-Control; directives without a value have an empty one. */
function directives(field: string): ReadonlyMap<string, string> {
  return new Map(
    field.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=');
      return [name, value.replaceAll('"', '')];
    }),
  );
}

/** Directives that forbid a stale response. */
const STRICT = ['must-revalidate', 'proxy-revalidate', 's-maxage', 'no-cache'];

function staleSeconds(given: ReadonlyMap<string, string>, directive: string, byDefault: number): number {
  if (STRICT.some((name) => given.has(name))) return 0;
  const value = given.get(directive);
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : byDefault;
}

/**
 * Returns how long a shared cache may keep a response (RFC 9111). CDN-Cache-Control (RFC 9213) goes before Cache-Control.
 *
 * @returns undefined where it may not be stored or has expired.
 */
export function freshness(
  { target, accept }: CacheKey,
  { status, headers }: ResponseHead,
  now: number,
): Freshness | undefined {
  // Not stored with its query: the next request for the path is keyed without one, and its response is stored.
  if (saysQueryIgnored(headers) && target.includes('?')) return undefined;
  if (headers['set-cookie'] !== undefined || !variesByKeyAlone(textOf(headers['vary']), target))
    return undefined;
  const field = textOf(headers['cdn-cache-control'] ?? headers['cache-control']);
  const policy = new CachePolicy(
    { url: target, method: 'GET', headers: { accept } },
    { status, headers: { ...headers, 'cache-control': field } },
    { shared: true, cacheHeuristic: 0 },
  );
  const seconds = policy.storable() ? policy.maxAge() - (Number(textOf(headers['age'])) || 0) : 0;
  if (seconds <= 0) return undefined;
  const given = directives(field);
  const freshUntil = now + seconds * MS_PER_SECOND;
  const after = (directive: string, byDefault: number) =>
    freshUntil + staleSeconds(given, directive, byDefault) * MS_PER_SECOND;
  return {
    storedAt: now,
    freshUntil,
    revalidateUntil: after('stale-while-revalidate', STALE_WHILE_REVALIDATE_SECONDS),
    errorUntil: after('stale-if-error', STALE_IF_ERROR_SECONDS),
  };
}
