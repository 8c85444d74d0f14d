import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { type Coding, codingFor } from '@/lib/http/negotiation/content-coding';
import { ifNoneMatch } from '@/lib/http/negotiation/etag';
import type { Representation } from '../cache/representation';
import type { StoredResponse } from '../cache/stored-response';
import { disconnectSignal } from './disconnect-signal';
import { responseFields, textOf } from './headers';
import type { Streamed } from './upstream';

const MILLISECONDS_PER_SECOND = 1000;
const NOT_MODIFIED = 304;

const LONGEST_REMEMBERED = 256;
const chosen = new LRUCache<string, Coding>({ max: 512 });

/** The coding that a client gets. */
export function codingOf({ headers }: IncomingMessage): Coding {
  const field = textOf(headers['accept-encoding']);
  if (field === '') return 'identity';
  const known = chosen.get(field);
  if (known) return known;
  const coding = codingFor(field);
  if (field.length <= LONGEST_REMEMBERED) chosen.set(field, coding);
  return coding;
}

/** Whether the client has what it would get (RFC 9110, 13.2.2): a tag goes before a date. */
function isKnown(
  { headers }: IncomingMessage,
  { etag }: Representation,
  { lastModified }: StoredResponse,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return etag !== undefined && ifNoneMatch(tags, etag.replace(/^W\//, ''));
  const date = headers['if-modified-since'];
  return date !== undefined && lastModified <= Date.parse(date);
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  entry: StoredResponse,
  form: Representation,
  fields: readonly string[],
): void {
  const { head, freshness } = entry;
  const age = Math.max(0, Math.floor((Date.now() - freshness.storedAt) / MILLISECONDS_PER_SECOND));
  const known = isKnown(request, form, entry);
  const own = known ? form.fieldsWithoutBody : form.fields;
  response.writeHead(known ? NOT_MODIFIED : head.status, [...own, 'age', String(age), ...fields]);
  response.end(known || request.method === 'HEAD' ? undefined : form.body);
}

/** Sends what is kept. Without a wait where the form has been made. */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: StoredResponse,
  fields: readonly string[],
): void | Promise<void> {
  const coding = codingOf(request);
  const made = entry.made(coding);
  if (made) return write(request, response, entry, made, fields);
  return entry.form(coding).then((form) => write(request, response, entry, form, fields));
}

/** Passes an answer on as it comes. Whatever happens, nothing of it is left unread: it would hold a connection. */
export async function sendStreamed(
  { method, socket }: IncomingMessage,
  response: ServerResponse,
  { head, body }: Streamed,
  fields: readonly string[],
): Promise<void> {
  try {
    response.writeHead(head.status, [...responseFields(head), ...fields]);
  } catch (error) {
    body.destroy();
    throw error;
  }
  if (method === 'HEAD') {
    response.end();
    body.resume();
    return;
  }
  await pipeline(body, response, { signal: disconnectSignal(socket) });
}
