import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type ByteRange, byteRange } from '../negotiation/byte-range';
import { brotliOptions, type Coding, codingFor, gzipOptions } from '../negotiation/content-coding';
import { ifNoneMatch, strongEtag } from '../negotiation/etag';
import { CACHE_ONE_DAY, NO_STORE } from './cache-control';
import { corsHeaders } from './cors';
import { type Link, linkHeader } from './links';

/** A file in one coding. Each is another sequence of bytes, so each has an entity tag of its own. */
interface Representation {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** A file that is the same for everyone, ready to be sent. */
export interface SentFile {
  readonly type: string;
  readonly links: readonly Link[];
  /** How long it may be kept. */
  readonly cacheControl: string;
  represented(coding: Coding): Representation;
}

const encode: Readonly<Record<Coding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, brotliOptions(bytes.length)),
  gzip: (bytes) => gzipSync(bytes, gzipOptions),
  identity: (bytes) => bytes,
};

/** What a page of another origin may read besides, to fetch a file in parts. */
const PARTIAL_HEADERS = 'Accept-Ranges, Content-Encoding, Content-Range';

/** Prepares a file; each coding is made when it is first asked for, and kept. */
export function sentFile(
  text: string,
  type: string,
  links: readonly Link[] = [],
  cacheControl = CACHE_ONE_DAY,
): SentFile {
  const plain = Buffer.from(text);
  const made = new Map<Coding, Representation>();
  return {
    type,
    links,
    cacheControl,
    represented(coding) {
      const known = made.get(coding);
      if (known) return known;
      const bytes = new Uint8Array(encode[coding](plain));
      const fresh = { bytes, etag: strongEtag(bytes) };
      made.set(coding, fresh);
      return fresh;
    },
  };
}

/** If-Range: a part is sent only of the representation that the client has the beginning of. Dates never match. */
const mayBePartial = (ifRange: string | null, etag: string) => ifRange === null || ifRange.trim() === etag;

/**
 * Answers GET and HEAD for a file: 200, 206 for a part, 304 where the client has it, 416 for a part that is not there.
 * Ranges, lengths and entity tags are those of the coding that is sent; `no-transform` keeps others from coding it
 * again under the same tag.
 *
 * @param accepted the codings that the client accepts, as Accept-Encoding names them; null for none.
 */
export function fileResponse(
  request: Request,
  file: SentFile,
  accepted = request.headers.get('accept-encoding'),
): Response {
  const { headers: asked } = request;
  const coding = codingFor(accepted);
  const { bytes, etag } = file.represented(coding);
  const headers = {
    ...corsHeaders,
    'Access-Control-Expose-Headers': `${corsHeaders['Access-Control-Expose-Headers']}, ${PARTIAL_HEADERS}`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': `${file.cacheControl}, no-transform`,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(file.links.length === 0 ? {} : { Link: linkHeader(file.links) }),
  };
  if (ifNoneMatch(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });

  const withRange = request.method === 'GET' && mayBePartial(asked.get('if-range'), etag);
  const range = withRange ? byteRange(asked.get('range'), bytes.length) : undefined;
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Cache-Control': NO_STORE, 'Content-Range': `bytes */${bytes.length}` },
    });
  }
  const { first, last }: ByteRange = range ?? { first: 0, last: bytes.length - 1 };
  return new Response(request.method === 'HEAD' ? null : bytes.subarray(first, last + 1), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(last - first + 1),
      ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
      ...(range ? { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` } : {}),
    },
  });
}
