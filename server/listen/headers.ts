import type { Head } from '../cache/freshness';

/** Fields that belong to one connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Fields of the application about itself, which are nobody's business or wrong once an answer is kept. */
const INTERNAL = /^(?:x-middleware-|x-nextjs-cache$|x-powered-by$)/;

/** Fields that every server writes for itself. */
const OWN = new Set(['date']);

/** A field as one text, as it is meant where it comes several times. */
export const textOf = (value: string | string[] | undefined) => [value ?? []].flat().join(', ');

const listed = (value: string | string[] | undefined) =>
  textOf(value)
    .split(',')
    .map((name) => name.trim().toLowerCase());

/** The fields of a response that go on to the client: names and values in turn, as Node writes them. */
export function responseFields({ headers }: Head): string[] {
  const named = new Set(listed(headers['connection']));
  return Object.entries(headers).flatMap(([name, value]) => {
    const dropped = HOP_BY_HOP.has(name) || named.has(name) || OWN.has(name) || INTERNAL.test(name);
    return dropped ? [] : [value ?? []].flat().flatMap((one) => [name, one]);
  });
}

/** Whether a response says that no cache which others share may keep it. */
export const isForOneClient = ({ headers }: Head) =>
  listed(headers['cache-control']).some((directive) => directive === 'no-store' || directive === 'private');

/**
 * Fields of a request that the application may see where it passes through. Everything else stays outside: what the
 * framework takes for its own word (`x-middleware-*`, `x-nextjs-*`, `x-invoke-*`), and what proxies claim.
 */
const PASSED = new Set([
  'accept',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'content-type',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'last-event-id',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'origin',
  'range',
  'rsc',
  'user-agent',
]);

const PROTOCOL_OF_ASSISTANTS = /^mcp-/;

/** The fields of a request that go on to the application. */
export function requestFields(headers: Head['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && (PASSED.has(name) || PROTOCOL_OF_ASSISTANTS.test(name)) ? [[name, value]] : [],
    ),
  );
}
