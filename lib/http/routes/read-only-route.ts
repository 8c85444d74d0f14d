import { allowRead, preflightHeaders } from '../responses/cors';
import { ApiError, internalError, methodNotAllowed } from '../responses/errors';
import { type Answer, errorResponse, jsonResponse } from '../responses/json';

/** Values of the dynamic parts of a path, by name. */
type PathParts = Readonly<Record<string, string>>;

/** What one address answers a query with. @throws ApiError when it refuses the query. */
export type Resource = (query: URLSearchParams) => Answer;

/** The second argument of a Next route handler. */
interface Context {
  readonly params: Promise<PathParts>;
}

type Handler = (request: Request, context: Context) => Promise<Response>;
type Handlers = Readonly<Record<'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>>;

/** Writes whatever goes wrong inside as an error response. What is not an ApiError is our failure: logged, not told. */
async function orError(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error);
    console.error(error);
    return errorResponse(internalError());
  }
}

const allow: Handler = async () => new Response(null, { status: 204, headers: preflightHeaders });

/**
 * The method exports of an API route that only reads: GET and HEAD answer, OPTIONS lets any origin read, every other
 * method is 405 with Allow.
 *
 * @param find the resource that the dynamic parts of the path name. When it throws an ApiError because they name
 *   nothing, that error answers every method but OPTIONS: what does not exist has no methods.
 * @example export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(() => (query) => ({ body }));
 */
export function readOnlyRoute(find: (parts: PathParts) => Resource): Handlers {
  const read: Handler = (request, { params }) =>
    orError(async () => {
      const resource = find(await params);
      return jsonResponse(request, resource(new URL(request.url).searchParams));
    });
  const refuse: Handler = (_, { params }) =>
    orError(async () => {
      find(await params);
      throw methodNotAllowed(allowRead);
    });
  return {
    GET: read,
    HEAD: async (request, context) => {
      const { status, headers } = await read(request, context);
      return new Response(null, { status, headers });
    },
    OPTIONS: allow,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
  };
}
