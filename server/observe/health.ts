import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_STORE } from '@/lib/http/responses/cache-control';
import { securityHeaders } from '@/lib/http/responses/security-headers';
import { RETRY_AFTER_SECONDS } from '../limits/limits';
import { pathOf } from '../listen/target';

/** Path of liveness: the process is well, and a restart would not help. */
export const HEALTH = '/healthz';

/** Path of readiness: balancers may send clients. */
export const READINESS = '/readyz';

const READING = ['GET', 'HEAD'];

/**
 * Answers the health paths at once, without asking the upstream.
 *
 * @returns whether the target was one of them.
 */
export function answerHealth(
  { method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  target: string,
  isReady: () => boolean,
): boolean {
  const path = pathOf(target);
  if ((path !== HEALTH && path !== READINESS) || !READING.includes(method)) return false;
  const isFine = path === HEALTH || isReady();
  const body = JSON.stringify({ status: isFine ? 'ok' : 'unavailable' });
  response.writeHead(isFine ? 200 : 503, {
    ...securityHeaders,
    'Cache-Control': NO_STORE,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    ...(isFine ? {} : { 'Retry-After': RETRY_AFTER_SECONDS }),
  });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}
