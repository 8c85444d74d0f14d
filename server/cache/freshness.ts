import CachePolicy from 'http-cache-semantics';
import { saysQueryIgnored } from '@/lib/http/negotiation/no-vary-search';
import { textOf } from '../listen/headers';
import type { CacheKey } from './cache-key';

/** A response of the application, before its body. Names are in lower case. */
export interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Until when a stored response may be sent, in milliseconds since 1970. */
export interface Freshness {
  readonly storedAt: number;
  readonly freshUntil: number;
  /** While a new one is being made. */
  readonly usableUntil: number;
  /** Where none can be made. */
  readonly lastResortUntil: number;
}

const MILLISECONDS_PER_SECOND = 1000;

/** For a response that says nothing of its own about it, and forbids nothing (RFC 9111, 4.2.4). */
const STALE_WHILE_REVALIDATE_SECONDS = 60;
const STALE_IF_ERROR_SECONDS = 86_400;

/** What the request to the application can vary by. A response that varies by more is not one that we could find again. */
const KEYED = new Set([
  'accept',
  'accept-encoding',
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
]);

const variesByKeysAlone = (vary: string) =>
  vary
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .every((name) => name === '' || KEYED.has(name));

/** Directives of a field, by name; those without a value have an empty one. */
function directives(field: string): ReadonlyMap<string, string> {
  return new Map(
    field.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=');
      return [name, value.replaceAll('"', '')];
    }),
  );
}

/** Directives by which a response forbids that it is sent after its time. */
const STRICT = ['must-revalidate', 'proxy-revalidate', 's-maxage', 'no-cache'];

function staleSeconds(said: ReadonlyMap<string, string>, directive: string, otherwise: number): number {
  if (STRICT.some((name) => said.has(name))) return 0;
  const value = said.get(directive);
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : otherwise;
}

/**
 * How long a response may be kept, by RFC 9111 as a cache that all clients share; what is said to such caches alone
 * (RFC 9213) goes before what is said to all.
 *
 * @returns undefined where it may not be kept, or is over at once.
 */
export function freshness(
  { target, accept }: CacheKey,
  { status, headers }: Head,
  now: number,
): Freshness | undefined {
  const vary = textOf(headers['vary']);
  // It is kept as the answer to its path, which the next one is asked for.
  if (saysQueryIgnored(headers) && target.includes('?')) return undefined;
  if (headers['set-cookie'] !== undefined || !variesByKeysAlone(vary)) return undefined;
  const field = textOf(headers['cdn-cache-control'] ?? headers['cache-control']);
  const policy = new CachePolicy(
    { url: target, method: 'GET', headers: { accept } },
    { status, headers: { ...headers, 'cache-control': field } },
    { shared: true, cacheHeuristic: 0 },
  );
  const seconds = policy.storable() ? policy.maxAge() - (Number(textOf(headers['age'])) || 0) : 0;
  if (seconds <= 0) return undefined;
  const said = directives(field);
  const freshUntil = now + seconds * MILLISECONDS_PER_SECOND;
  const after = (directive: string, otherwise: number) =>
    freshUntil + staleSeconds(said, directive, otherwise) * MILLISECONDS_PER_SECOND;
  return {
    storedAt: now,
    freshUntil,
    usableUntil: after('stale-while-revalidate', STALE_WHILE_REVALIDATE_SECONDS),
    lastResortUntil: after('stale-if-error', STALE_IF_ERROR_SECONDS),
  };
}
