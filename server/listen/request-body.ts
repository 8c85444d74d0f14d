import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { payloadTooLarge } from '@/lib/http/responses/errors';
import { MAX_BODY_BYTES, MAX_BODY_CHUNKS } from '../limits/limits';
import type { Exchange } from './answer';

/** Returns a count of the parts of a body, which says of each whether the body is too long with it. */
function isTooLong(): (part: Buffer) => boolean {
  let bytes = 0;
  let parts = 0;
  return (part) => {
    bytes += part.length;
    parts += 1;
    return bytes > MAX_BODY_BYTES || parts > MAX_BODY_CHUNKS;
  };
}

/** Returns whether a request has a body. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns whether a client waits with its body until it is asked for. */
const awaitsContinue = ({ headers: { expect = '' }, httpVersion }: IncomingMessage) =>
  httpVersion === '1.1' && /\b100-continue\b/i.test(expect);

/**
 * Reads the body of a request, undefined where it has none: as a whole before it waits for its turn, so that a slow client
 * holds nothing but its own connection.
 *
 * @throws ApiError payload_too_large.
 */
export async function readBody({ request, response, hold }: Exchange): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) return undefined;
  if (Number(length ?? 0) > MAX_BODY_BYTES) throw payloadTooLarge(MAX_BODY_BYTES);
  if (awaitsContinue(request)) response.writeContinue();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const exceeds = isTooLong();
    // An iterator would be resumed for each part after the turn in which it was parsed.
    function take(part: Buffer): void {
      if (exceeds(part)) {
        request.off('data', take);
        reject(payloadTooLarge(MAX_BODY_BYTES));
        return;
      }
      hold(part);
      parts.push(part);
    }
    request.on('data', take);
    finished(request, (error) => (error ? reject(error) : resolve(Buffer.concat(parts))));
  });
}
