import { CACHE_ONE_HOUR } from '../responses/cache-control';
import { fileResponse } from '../responses/file';
import { notFound } from '../responses/notice';
import { permanentRedirect } from '../responses/redirect';

/** Returns the method exports of a route that serves a text which is the same for everyone. */
export function textRoute(make: () => string | Promise<string>, type: string) {
  const read = async () => fileResponse({ text: await make(), type, cacheControl: CACHE_ONE_HOUR });
  return { GET: read, HEAD: read };
}

/**
 * Returns a handler for one of several texts by name.
 *
 * @param make the text of a name; undefined for unknown names.
 * @param meant the address of the text that an unknown name was probably meant for; without one the answer is 404.
 */
export function namedTextRoute(
  make: (name: string) => string | undefined,
  type: string,
  meant: (name: string) => string | undefined = () => undefined,
) {
  return (request: Request, name: string): Response => {
    const text = make(name);
    if (text !== undefined) return fileResponse({ text, type, cacheControl: CACHE_ONE_HOUR });
    const location = meant(name);
    if (location !== undefined) return permanentRedirect(location);
    const { status, headers, body } = notFound(request.headers.get('accept') ?? undefined);
    return new Response(body, { status, headers });
  };
}

export const MARKDOWN = 'text/markdown; charset=utf-8';
export const XML = 'application/xml; charset=utf-8';
export const CSV = 'text/csv; charset=utf-8; header=present';
export const PLAIN = 'text/plain; charset=utf-8';
