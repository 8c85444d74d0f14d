import { untraced } from '@/lib/telemetry/untraced';
import { ownOrigin } from '../next/own-origin';
import { NO_STORE } from '../responses/cache-control';

/** Health of this process, for programs that start and stop it. */
export type Health = 'ok' | 'unavailable';

export function healthResponse(status: Health): Response {
  return Response.json(
    { status },
    { status: status === 'ok' ? 200 : 503, headers: { 'Cache-Control': NO_STORE } },
  );
}

/** Returns the method exports of a health route. A rejection of `isWell` means unavailable. */
export function healthRoute(isWell: () => Promise<boolean>) {
  const read = async () => {
    const isFine = await isWell().catch((error: unknown) => {
      console.error(error);
      return false;
    });
    return healthResponse(isFine ? 'ok' : 'unavailable');
  };
  return { GET: read, HEAD: read };
}

/**
 * Requests paths of this server, so that what they load on first use is loaded before a client waits for it. Over HTTP,
 * since Next's routes are bundles that share no memory.
 *
 * @throws Error at the first that does not answer 200.
 */
export async function requestOwn(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const response = await fetch(ownOrigin() + address, {
      cache: 'no-store',
      headers: { Accept: 'text/html', ...untraced },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  }
}
