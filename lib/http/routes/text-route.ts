import { acceptedCodings, carried } from '../next/encoding-headers';
import { CACHE_ONE_HOUR } from '../responses/cache-control';
import { fileResponse, type SentFile, sentFile } from '../responses/file';

type Handler = (request: Request) => Promise<Response>;

/**
 * The method exports of a route that serves a text which is the same for everyone. It is made when it is first asked
 * for, and kept; where that fails the next request tries again. Other methods are refused on arrival.
 */
export function textRoute(
  make: () => string | Promise<string>,
  type: string,
): Readonly<Record<'GET' | 'HEAD', Handler>> {
  let made: Promise<SentFile> | undefined;
  const file = () => {
    made ??= Promise.resolve()
      .then(make)
      .then((text) => sentFile(text, type, [], CACHE_ONE_HOUR))
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      });
    return made;
  };
  const read: Handler = async (request) =>
    carried(fileResponse(request, await file(), acceptedCodings(request)));
  return { GET: read, HEAD: read };
}

export const MARKDOWN = 'text/markdown; charset=utf-8';
export const XML = 'application/xml; charset=utf-8';
export const PLAIN = 'text/plain; charset=utf-8';
