import { createHash } from 'node:crypto';

/** Strong entity tag of a body: equal bytes have equal tags, whichever process made them. */
export function strongEtag(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Entity tags of a list: quoted, perhaps marked weak. A tag may itself contain commas. */
const ENTITY_TAGS = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

/**
 * Whether If-None-Match names the representation that the client would get, so that it need not be sent again.
 * Weak comparison, as RFC 9110 (13.1.2) asks: `W/"x"` matches `"x"`; `*` matches anything.
 *
 * @example ifNoneMatch('"a", W/"b"', '"b"') // true
 */
export function ifNoneMatch(header: string | null, etag: string): boolean {
  if (header === null) return false;
  if (header.trim() === '*') return true;
  return (header.match(ENTITY_TAGS) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}
