import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { NO_STORE } from '@/lib/http/responses/cache-control';
import { byteRange } from '../cache/byte-range';
import { type Coding, codingFor } from '../cache/content-coding';
import { ifMatch, ifNoneMatch } from '../cache/etag';
import type { Representation } from '../cache/representation';
import type { StoredResponse } from '../cache/stored-response';
import type { Exchange } from './answer';
import { textOf } from './headers';
import { isReading } from './route';

const MS_PER_SECOND = 1000;

/** A longer field is not parsed: no client sends one. */
const MAX_FIELD_LENGTH = 256;
const codings = new LRUCache<string, Coding>({ max: 512 });

/** Returns the content coding that a client gets. */
function acceptedCoding({ headers }: IncomingMessage): Coding {
  const field = textOf(headers['accept-encoding']);
  if (field === '' || field.length > MAX_FIELD_LENGTH) return 'identity';
  const known = codings.get(field);
  if (known) return known;
  const coding = codingFor(field);
  codings.set(field, coding);
  return coding;
}

/** Returns whether the client asks for another representation than there is (RFC 9110, 13.2.2). */
function isAnother(
  { headers }: IncomingMessage,
  { etag }: Representation,
  { lastModified }: StoredResponse,
): boolean {
  // Of other responses there is nothing to compare (RFC 9110, 13.2.1).
  if (etag === undefined) return false;
  const tags = headers['if-match'];
  if (tags !== undefined) return !ifMatch(tags, etag);
  const date = headers['if-unmodified-since'];
  return date !== undefined && lastModified > Date.parse(date);
}

/** Returns whether the client has the representation (RFC 9110, 13.2.2): an entity tag goes before a date. */
function isNotModified(
  { headers }: IncomingMessage,
  { etag }: Representation,
  { lastModified }: StoredResponse,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return etag !== undefined && ifNoneMatch(tags, etag);
  const date = headers['if-modified-since'];
  return date !== undefined && lastModified <= Date.parse(date);
}

/** Returns the part that the client asks for; a part is sent only of the representation that If-Range names. */
function requestedRange({ method, headers }: IncomingMessage, { hasRanges, etag, body }: Representation) {
  if (headers.range === undefined || method !== 'GET' || !hasRanges) return undefined;
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === etag ? byteRange(headers.range, body.length) : undefined;
}

/** Returns fields with others in the place of those of the same name; undefined takes one away. */
function replaceFields(
  fields: readonly string[],
  others: Readonly<Record<string, string | undefined>>,
): string[] {
  const kept: string[] = [];
  for (let index = 0; index < fields.length; index += 2) {
    const [name = '', value = ''] = fields.slice(index, index + 2);
    if (!(name.toLowerCase() in others)) kept.push(name, value);
  }
  return [
    ...kept,
    ...Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name, value])),
  ];
}

/** Status, fields and body that answer a request from a representation. */
function answer(request: IncomingMessage, stored: StoredResponse, representation: Representation) {
  const { body, fields, notModifiedFields } = representation;
  // A tag names what GET would answer (RFC 9110, 8.8.3).
  if (!isReading(request)) {
    return { status: stored.head.status, fields: replaceFields(fields, { etag: undefined }), body };
  }
  if (isAnother(request, representation, stored)) {
    const others = { 'cache-control': NO_STORE, 'content-length': '0' };
    return { status: 412, fields: replaceFields(notModifiedFields, others) };
  }
  if (isNotModified(request, representation, stored)) return { status: 304, fields: notModifiedFields };
  const range = requestedRange(request, representation);
  if (range === undefined) return { status: stored.head.status, fields, body };
  if (range === 'unsatisfiable') {
    const others = {
      'cache-control': NO_STORE,
      'content-range': `bytes */${body.length}`,
      'content-length': '0',
    };
    return { status: 416, fields: replaceFields(notModifiedFields, others) };
  }
  const part = body.subarray(range.first, range.last + 1);
  const others = {
    'content-range': `bytes ${range.first}-${range.last}/${body.length}`,
    'content-length': String(part.length),
  };
  return { status: 206, fields: replaceFields(fields, others), body: part };
}

function write(
  { request, response, hold }: Exchange,
  stored: StoredResponse,
  representation: Representation,
  more: readonly string[],
): void {
  const { status, fields, body } = answer(request, stored, representation);
  const { freshness } = stored;
  const age = freshness
    ? Math.max(0, Math.floor((Date.now() - freshness.storedAt) / MS_PER_SECOND))
    : undefined;
  response.writeHead(status, [...fields, ...(age === undefined ? [] : ['age', String(age)]), ...more]);
  response.end(request.method === 'HEAD' ? undefined : body);
  // The system took all of it, or the client has to read first.
  if (response.writableLength > 0) hold(representation.body);
}

/**
 * Sends a whole response: 200, 206, 304, 412 or 416. At once where its representation has been made.
 *
 * @param fields of this request, names and values in turn.
 */
export function sendStored(
  exchange: Exchange,
  stored: StoredResponse,
  fields: readonly string[],
): void | Promise<void> {
  const coding = acceptedCoding(exchange.request);
  const ready = stored.ready(coding);
  if (ready) return write(exchange, stored, ready, fields);
  return stored.represent(coding).then((made) => write(exchange, stored, made, fields));
}
