import { LRUCache } from 'lru-cache';
import { isValidHost } from './host';

export { pathOf, queryOf } from '@/lib/http/negotiation/request-target';

/** Authority of a target in absolute form, and the rest (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/([^/?]*)(.*)$/i;

/** The whole server, in place of a resource of it. */
const ASTERISK_FORM = '*';

/** A request target in parts. */
interface TargetParts {
  /** Undefined where the target has none: the Host header tells it. */
  readonly authority?: string;
  /** Path and query. */
  readonly address: string;
}

/** Returns the parts of a request target. */
export function partsOf(target = '/'): TargetParts {
  if (target.startsWith('/')) return { address: target };
  if (target === ASTERISK_FORM) return { address: '/' };
  const [, authority = '', rest = ''] = ABSOLUTE_FORM.exec(target) ?? [];
  return { authority, address: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Returns whether a request target has a form that its method may have (RFC 9112, 3.2), and no fragment. */
export function isRequestTarget(target = '/', method = 'GET'): boolean {
  if (target.includes('#')) return false;
  if (target === ASTERISK_FORM) return method === 'OPTIONS';
  const { authority } = partsOf(target);
  return authority === undefined || (authority !== '' && isValidHost(authority));
}

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

function canonicalTarget(address: string): string {
  const [spelled = '', ...query] = address.split('?');
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
 * Normalizes path and query of a request target: the path in canonical spelling. Next fails on some of the others,
 * and reads some as a path that our rules don't see.
 *
 * @example normalizeTarget('/calculators/%E0%A4%A?a=%') // '/calculators/%25E0%25A4%25A?a=%'
 * @example normalizeTarget('/x/../%61bout?a=1') // '/about?a=1'
 */
export function normalizeTarget(address: string): string {
  const known = normalized.get(address);
  if (known !== undefined) return known;
  const target = canonicalTarget(address);
  if (address.length <= MAX_REMEMBERED_LENGTH) normalized.set(address, target);
  return target;
}
