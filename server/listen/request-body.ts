import { payloadTooLarge } from '@/lib/http/responses/errors';
import { MAX_BODY_BYTES } from '../limits/limits';
import type { Exchange } from './answer';

/**
 * Reads the body of a request, undefined where it has none: as a whole before it waits for its turn, so that a slow client
 * holds nothing but its own connection.
 *
 * @throws ApiError payload_too_large.
 */
export async function readBody({ request, hold }: Exchange): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) return undefined;
  if (Number(length ?? 0) > MAX_BODY_BYTES) throw payloadTooLarge(MAX_BODY_BYTES);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw payloadTooLarge(MAX_BODY_BYTES);
    hold(chunk);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
