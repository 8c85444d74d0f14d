import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '@/lib/http/negotiation/request-target';
import { NO_STORE } from '@/lib/http/responses/cache-control';
import { securityHeaders } from '@/lib/http/responses/security-headers';
import { RETRY_AFTER_SECONDS } from '../limits/limits';

/** Where it is told that the process is well: restarting it would help nobody. */
export const HEALTH = '/healthz';

/** Where it is told whether clients are to be sent here. */
export const READINESS = '/readyz';

const READING = ['GET', 'HEAD'];

/**
 * Answers at the addresses of health, at once and without asking the application.
 *
 * @returns whether it was one of them.
 */
export function answerHealth(
  { method = 'GET', url = '' }: IncomingMessage,
  response: ServerResponse,
  isReady: () => boolean,
): boolean {
  const path = pathOf(url);
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
