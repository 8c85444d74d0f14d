/** Addresses that the framework keeps for itself: pages in HTML alone, and other names of ours. To us they are unknown. */
const RESERVED = /^\/(?:404|500|_error|_global-error|_not-found|_next(?:\/(?!static\/).*)?|.*\.rsc)$/;

/** A bracket in a path: no address of ours has one, and the framework takes it for its own name of a route and fails. */
const BRACKETS = /\[|\]|%5b|%5d/gi;

/** Stands for one: no address of ours has it either, so that the answer is that to an unknown address of its kind. */
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

/** Letters, digits and the signs that mean the same as they are and encoded (RFC 3986, 2.3). */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** A way on the spot, or up. */
const DETOUR = /\/\.{1,2}(?:\/|$)/;

/** A segment of a path in its one spelling. Percent signs that encode nothing stand for themselves. */
function canonicalSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  const readable = isWellFormed(segment) ? segment : segment.replaceAll('%', '%25');
  return readable.replace(NEEDLESSLY_ENCODED, decodeURIComponent);
}

/**
 * The address of a request as the router can read it: path and query alone, the path in its one spelling. Others would
 * make it fail, or be read by it as the same and by us as another.
 *
 * @example routable('/calculators/%E0%A4%A?a=%') // '/calculators/%25E0%25A4%25A?a=%'
 * @example routable('/x/../%61bout?a=1#b') // '/about?a=1'
 */
export function routable(url: string): string {
  if (url === '*') return '/'; // OPTIONS of the server as a whole
  const [address = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const [spelled = '', ...query] = address.split('?');
  if (!spelled.startsWith('/')) return UNKNOWN;
  // The router takes a backslash for a slash, as browsers do before they send it. No address of ours has one.
  const slashes = spelled.replaceAll('\\', '%5C');
  const written = slashes.split('/').map(canonicalSegment).join('/');
  const path = DETOUR.test(written) ? new URL(`http://x${written}`).pathname : written;
  if (RESERVED.test(path)) return UNKNOWN;
  return [path.replace(BRACKETS, NO_BRACKET), ...query].join('?');
}

/** The path of an address, without its query. */
export const pathOf = (address: string) => address.split('?')[0] ?? '';

/** The query of an address, without the question mark. */
export const queryOf = (address: string) => address.slice(pathOf(address).length + 1);
