import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions, type Coding, gzipOptions } from '@/lib/http/negotiation/content-coding';
import { strongEtag } from '@/lib/http/negotiation/etag';
import { responseFields, textOf } from '../listen/headers';
import type { Head } from './freshness';

/** A response in one content coding, ready to be written. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string | undefined;
  /** Names and values in turn. */
  readonly fields: readonly string[];
  /** The same for a client that has the body. */
  readonly fieldsWithoutBody: readonly string[];
}

const compressors: Readonly<Record<Exclude<Coding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions(body.length)),
  gzip: (body) => promisify(gzip)(body, gzipOptions),
};

/** A body that is shorter fits a packet or two as it is. */
const MIN_COMPRESSED_BYTES = 1024;

const TEXT = /^(?:text\/|application\/(?:[^;]*\+)?(?:json|xml|javascript)\b|image\/svg)/;

/** Whether packing a response makes it shorter. */
export function isCompressible({ headers }: Head, bytes: number): boolean {
  return (
    bytes >= MIN_COMPRESSED_BYTES &&
    headers['content-encoding'] === undefined &&
    TEXT.test(textOf(headers['content-type']))
  );
}

/** Fields that say how a body is sent, which differs between the codings. */
const OF_THE_CODING = new Set(['content-length', 'etag', 'vary']);

/** Fields of a body, which a 304 does not have. */
const OF_THE_BODY = new Set(['content-type', 'content-length', 'content-encoding', 'x-markdown-tokens']);

function pairs(fields: readonly string[]): [string, string][] {
  const count = Math.floor(fields.length / 2);
  return Array.from({ length: count }, (_, index) => [fields[2 * index] ?? '', fields[2 * index + 1] ?? '']);
}

/** A tag that stands for one sequence of bytes gets another for others; one that stands for the content is kept. */
function tagOf(tag: string | undefined, coding: Coding, body: Buffer): string | undefined {
  return tag === undefined || coding === 'identity' || tag.startsWith('W/') ? tag : strongEtag(body);
}

function varyOf(vary: string, packed: boolean): string {
  if (!packed || /\baccept-encoding\b/i.test(vary)) return vary;
  return vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
}

/**
 * A response in a coding.
 *
 * @param plain its body as the application sent it.
 */
export async function representationOf(head: Head, plain: Buffer, coding: Coding): Promise<Representation> {
  const { headers } = head;
  const body = coding === 'identity' ? plain : await compressors[coding](plain);
  const etag = tagOf(headers['etag'] && textOf(headers['etag']), coding, body);
  const vary = varyOf(textOf(headers['vary']), isCompressible(head, plain.length));
  const kept = pairs(responseFields(head)).filter(([name]) => !OF_THE_CODING.has(name));
  const fields: [string, string][] = [
    ...kept,
    ...(vary === '' ? [] : [['vary', vary] as [string, string]]),
    ...(etag === undefined ? [] : [['etag', etag] as [string, string]]),
    ...(coding === 'identity' ? [] : [['content-encoding', coding] as [string, string]]),
    ['content-length', String(body.length)],
  ];
  return {
    body,
    etag,
    fields: fields.flat(),
    fieldsWithoutBody: fields.filter(([name]) => !OF_THE_BODY.has(name)).flat(),
  };
}
