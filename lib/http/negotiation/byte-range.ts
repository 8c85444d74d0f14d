/** First and last byte, both counted from 0 and included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The bytes that a Range header asks for (RFC 9110, 14.1.2). One range is served; several, another unit and what
 * cannot be read are ignored, as the standard allows, and the whole is sent.
 *
 * @param size of the representation in bytes.
 * @returns undefined where the header is ignored, `unsatisfiable` where nothing of the representation is meant.
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
