/** First and last byte, counted from 0, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a Range header (RFC 9110, 14.1.2). One range is served; several, other units and malformed ones are ignored, as
 * the standard allows.
 *
 * @param size of the representation in bytes.
 * @returns undefined if ignored, `unsatisfiable` if outside the representation.
 * @example byteRange('bytes=-100', 1000) // { first: 900, last: 999 }
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = header?.match(/^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i) ?? [];
  if (from === '') {
    if (to === '') return undefined;
    const suffix = Math.min(Number(to), size);
    return suffix === 0 ? 'unsatisfiable' : { first: size - suffix, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (to !== '' && last < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) };
}
