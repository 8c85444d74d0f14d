import { untraced } from '@/lib/telemetry/untraced';
import { ownOrigin } from '../next/own-origin';
import { NO_STORE } from '../responses/cache-control';

/** Whether this process is well, for programs that start and stop it. */
export type Health = 'ok' | 'unavailable';

export function healthResponse(status: Health): Response {
  return Response.json(
    { status },
    { status: status === 'ok' ? 200 : 503, headers: { 'Cache-Control': NO_STORE } },
  );
}

/** The method exports of an address that tells of health. `isWell` may reject, which is no. */
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
 * Asks this server for addresses, so that what they load is loaded before a client waits for it. Over the wire, because
 * the routes of the framework are bundles that share no memory.
 *
 * @throws Error at the first that is not answered with 200.
 */
export async function askOwn(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const response = await fetch(ownOrigin() + address, {
      cache: 'no-store',
      headers: { Accept: 'text/html', ...untraced },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  }
}
