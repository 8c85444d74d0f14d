import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib';
import Negotiator from 'negotiator';

/** Content codings, the smallest result first; `identity` is no coding. */
export const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

/** Within a few percent of the smallest result, in a tenth of the time. */
const BROTLI_QUALITY = 9;

/** 64 KiB: the default of 4 MiB takes 17 MB of memory for each body and ten times as long. */
const BROTLI_WINDOW_BITS = 16;

/** Shared settings: equal text gives equal bytes and entity tags. */
export const brotliOptions = (bytes: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});
export const gzipOptions: ZlibOptions = { level: constants.Z_BEST_COMPRESSION };

/** Returns the coding to send: the smallest that the client accepts, unless it prefers none. */
export function codingFor(acceptEncoding: string | null): Coding {
  const headers = acceptEncoding === null ? {} : { 'accept-encoding': acceptEncoding };
  const [favorite, ...others] = new Negotiator({ headers }).encodings([...codings]);
  if (favorite === undefined || favorite === 'identity') return 'identity';
  return codings.find((coding) => coding === favorite || others.includes(coding)) ?? 'identity';
}
