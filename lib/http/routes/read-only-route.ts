import { allowRead, preflightHeaders } from '../responses/cors';
import { ApiError, internalError, methodNotAllowed } from '../responses/errors';
import { type Answer, errorResponse, jsonResponse } from '../responses/json';
import { linkHeader, serviceLinks } from '../responses/links';
import { permanentRedirect } from '../responses/redirect';

/** Values of the dynamic parts of a path, by name. */
type PathParts = Readonly<Record<string, string>>;

/** Another path that has what was asked for; the query goes with it. */
export interface Moved {
  readonly movedTo: string;
}

/** Answers a query, or leads to where it is answered. @throws ApiError when it refuses the query. */
export type Resource<A = Answer | Moved> = (query: URLSearchParams) => A;

/** The second argument of a Next route handler. */
interface Context {
  readonly params: Promise<PathParts>;
}

type Handler = (request: Request, context: Context) => Promise<Response>;
type Handlers = Readonly<Record<'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>>;

/** Answers an ApiError as it is, and anything else that is thrown with 500: it is logged, not shown. */
async function orError(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error);
    console.error(error);
    return errorResponse(internalError());
  }
}

function respond(request: Request, answer: Answer | Moved): Response {
  if (!('movedTo' in answer)) return jsonResponse(request, answer);
  return permanentRedirect(answer.movedTo + new URL(request.url).search, {
    Link: linkHeader(serviceLinks()),
  });
}

const allow: Handler = async () => new Response(null, { status: 204, headers: preflightHeaders });

/**
 * Returns the method exports of a read-only API route: GET and HEAD answer, OPTIONS allows any origin, every other method
 * is 405 with Allow.
 *
 * @param find the resource that the dynamic parts of the path name. If it throws an ApiError, that answers every method
 *   but OPTIONS: what doesn't exist has no methods.
 * @example export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyRoute(() => (query) => ({ body }));
 */
export function readOnlyRoute(find: (parts: PathParts) => Resource): Handlers {
  const read: Handler = (request, { params }) =>
    orError(async () => {
      const resource = find(await params);
      return respond(request, resource(new URL(request.url).searchParams));
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
