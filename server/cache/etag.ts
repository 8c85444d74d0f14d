import { createHash } from 'node:crypto';

/** Returns the strong entity tag of a body: equal bytes have equal tags in every process. */
export function strongEtag(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Entity tags of a list: quoted, perhaps weak. A tag may contain commas. */
const ENTITY_TAGS = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

/** Tests whether If-Match names a representation, by strong comparison (RFC 9110, 13.1.1). */
export function ifMatch(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  // A list of thousands of tags costs more to parse than its answer.
  return header.includes(etag) && (header.match(ENTITY_TAGS) ?? []).some((tag) => tag === etag);
}

/**
 * Tests whether If-None-Match names a representation, by weak comparison (RFC 9110, 13.1.2): `W/"x"` matches `"x"`;
 * `*` matches anything.
 *
 * @example ifNoneMatch('"a", W/"b"', '"b"') // true
 */
export function ifNoneMatch(header: string | null, etag: string): boolean {
  if (header === null) return false;
  if (header.trim() === '*') return true;
  // A list of thousands of tags costs more to parse than its answer.
  if (!header.includes(etag)) return false;
  return (header.match(ENTITY_TAGS) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}
