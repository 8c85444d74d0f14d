import { CACHE_KEY_HEADER } from '@/lib/http/negotiation/cache-key';
import type { ResponseHead } from '../cache/upstream-response';

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

/** Fields for the proxy alone, or of the framework: about itself, and Refresh, which repeats the target of a redirect. */
const INTERNAL = new RegExp(`^(?:x-middleware-|x-nextjs-|x-powered-by$|refresh$|${CACHE_KEY_HEADER}$)`, 'i');

/** Fields that every server writes for itself. */
const OWN = new Set(['date']);

/** Joins the values of a field that comes several times. */
export const textOf = (value: string | string[] | undefined) => [value ?? []].flat().join(', ');

const listed = (value: string | string[] | undefined) =>
  textOf(value)
    .split(',')
    .map((name) => name.trim().toLowerCase());

/** Returns the fields of a response that the client gets, names and values in turn. */
export function responseFields({ headers }: ResponseHead): string[] {
  const named = new Set(listed(headers['connection']));
  return Object.entries(headers).flatMap(([name, value]) => {
    const dropped = HOP_BY_HOP.has(name) || named.has(name) || OWN.has(name) || INTERNAL.test(name);
    return dropped ? [] : [value ?? []].flat().flatMap((one) => [name, one]);
  });
}

/** Returns whether no shared cache may keep a response. */
export const isForOneClient = ({ headers }: ResponseHead) =>
  listed(headers['cache-control']).some((directive) => directive === 'no-store' || directive === 'private');

/**
 * Request fields that are passed on. All others stay outside: those that Next takes for its own (`rsc`,
 * `next-*`, `x-middleware-*`, `x-nextjs-*`, `x-invoke-*`), claims of proxies, and accepted codings, conditions and ranges, which the proxy answers.
 */
const PASSED = new Set([
  'accept',
  'access-control-request-headers',
  'access-control-request-method',
  'content-encoding',
  'content-type',
  'host',
  'last-event-id',
  'origin',
  'user-agent',
]);

const MCP = /^mcp-/;

/** Returns the fields of a request that the upstream gets. */
export function passedFields(headers: ResponseHead['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && (PASSED.has(name) || MCP.test(name)) ? [[name, value]] : [],
    ),
  );
}
