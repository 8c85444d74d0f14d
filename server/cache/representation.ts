import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { responseFields, textOf } from '../listen/headers';
import { brotliOptions, type Coding, gzipOptions } from './content-coding';
import { strongEtag } from './etag';
import type { ResponseHead } from './upstream-response';

type Field = readonly [name: string, value: string];

/** A response in one content coding, ready to be written. Fields are names and values in turn. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string | undefined;
  readonly fields: readonly string[];
  /** Fields of a 304. */
  readonly notModifiedFields: readonly string[];
  /** Whether a part of it may be asked for. */
  readonly hasRanges: boolean;
}

const compressors: Readonly<Record<Exclude<Coding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions(body.length)),
  gzip: (body) => promisify(gzip)(body, gzipOptions),
};

const OK = 200;

/** A shorter body fits a packet as it is. */
const MIN_COMPRESSED_BYTES = 256;

const TEXT = /^(?:text\/|application\/(?:[^;]*\+)?(?:json|xml|javascript)\b|image\/svg)/;

/** Returns whether compression makes a response shorter. */
export function isCompressible({ status, headers }: ResponseHead, bytes: number): boolean {
  return (
    status === OK &&
    bytes >= MIN_COMPRESSED_BYTES &&
    headers['content-encoding'] === undefined &&
    TEXT.test(textOf(headers['content-type']))
  );
}

/** A response that has no body, and no length of one (RFC 9110, 8.6). */
const NO_CONTENT = 204;

/** Fields that the proxy writes itself. */
const REPLACED = new Set(['content-length', 'etag', 'vary']);

/** Fields of a body, which a 304 does not have. */
const OF_THE_BODY = new Set(['content-type', 'content-length', 'content-encoding', 'x-markdown-tokens']);

function pairs(fields: readonly string[]): Field[] {
  const count = Math.floor(fields.length / 2);
  return Array.from({ length: count }, (_, index) => [fields[2 * index] ?? '', fields[2 * index + 1] ?? '']);
}

function varyOf(vary: string, compressible: boolean): string {
  if (!compressible || /\baccept-encoding\b/i.test(vary)) return vary;
  return vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
}

/**
 * Returns a response in a content coding. Every 200 has a strong entity tag of its bytes.
 *
 * @param plain its body as the upstream sent it.
 */
export async function representationOf(
  head: ResponseHead,
  plain: Buffer,
  coding: Coding,
): Promise<Representation> {
  const { status, headers } = head;
  const body = coding === 'identity' ? plain : await compressors[coding](plain);
  const etag = status === OK ? strongEtag(body) : undefined;
  const vary = varyOf(textOf(headers['vary']), isCompressible(head, plain.length));
  const fields: Field[] = [
    ...pairs(responseFields(head)).filter(([name]) => !REPLACED.has(name)),
    ...(vary === '' ? [] : [['vary', vary] as const]),
    ...(etag === undefined ? [] : [['etag', etag] as const]),
    ...(coding === 'identity' ? [] : [['content-encoding', coding] as const]),
    ...(status === NO_CONTENT ? [] : [['content-length', String(body.length)] as const]),
  ];
  return {
    body,
    etag,
    fields: fields.flat(),
    notModifiedFields: fields.filter(([name]) => !OF_THE_BODY.has(name)).flat(),
    hasRanges: status === OK && textOf(headers['accept-ranges']).toLowerCase() === 'bytes',
  };
}
