import { LRUCache } from 'lru-cache';

export { pathOf, queryOf } from '@/lib/http/negotiation/request-target';

/** Paths that Next reserves: its own error pages, and other names of our routes. They answer 404. */
const RESERVED = /^\/(?:404|500|_error|_global-error|_not-found|_next(?:\/(?!static\/).*)?|.*\.rsc)$/;

/** Brackets in a path: Next takes them for the pattern of a route and fails. */
const BRACKETS = /\[|\]|%5b|%5d/gi;

/** Replaces brackets. No route contains it, so the request gets the usual 404. */
const NO_BRACKET = '~';

const UNKNOWN = '/not-found';

function isWellFormed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Encoded unreserved characters, which mean the same when they are not encoded (RFC 3986, 2.3). */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** A dot segment. */
const DETOUR = /\/\.{1,2}(?:\/|$)/;

/** Returns a path segment in canonical spelling. Percent signs that encode nothing are encoded. */
function canonicalSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  const readable = isWellFormed(segment) ? segment : segment.replaceAll('%', '%25');
  return readable.replace(NEEDLESSLY_ENCODED, decodeURIComponent);
}

function canonicalTarget(url: string): string {
  if (url === '*') return '/'; // OPTIONS of the server as a whole
  const [address = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const [spelled = '', ...query] = address.split('?');
  if (!spelled.startsWith('/')) return UNKNOWN;
  // Next takes a backslash for a slash. No route contains one.
  const slashes = spelled.replaceAll('\\', '%5C');
  const written = slashes.split('/').map(canonicalSegment).join('/');
  const path = DETOUR.test(written) ? new URL(`http://x${written}`).pathname : written;
  if (RESERVED.test(path)) return UNKNOWN;
  return [path.replace(BRACKETS, NO_BRACKET), ...query].join('?');
}

/** Longer ones are rarely asked for twice and would fill the memory. */
const MAX_REMEMBERED_LENGTH = 1024;

const normalized = new LRUCache<string, string>({ max: 8192 });

/**
 * Normalizes a request target: path and query alone, the path in canonical spelling. Next fails on some of the others,
 * and reads some as a path that our rules don't see.
 *
 * @example normalizeTarget('/calculators/%E0%A4%A?a=%') // '/calculators/%25E0%25A4%25A?a=%'
 * @example normalizeTarget('/x/../%61bout?a=1#b') // '/about?a=1'
 */
export function normalizeTarget(url: string): string {
  const known = normalized.get(url);
  if (known !== undefined) return known;
  const target = canonicalTarget(url);
  if (url.length <= MAX_REMEMBERED_LENGTH) normalized.set(url, target);
  return target;
}
