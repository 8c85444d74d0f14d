import { notFound } from '../responses/notice';
import { textRoute } from './text-route';

type Route = ReturnType<typeof textRoute>;

/**
 * Answers for one of several texts that have a name each.
 *
 * @param make the text of a name; undefined where no text has it, which is then an unknown address.
 * @returns the handlers of a text, to be asked with its name.
 */
export function namedTextRoutes(make: (name: string) => string | undefined, type: string) {
  const routes = new Map<string, Route>();

  function routeOf(name: string): Route | undefined {
    const known = routes.get(name);
    const text = known ? undefined : make(name);
    if (known || text === undefined) return known;
    const route = textRoute(() => text, type);
    routes.set(name, route);
    return route;
  }

  return async (request: Request, name: string): Promise<Response> => {
    const route = routeOf(name);
    if (route) return route.GET(request);
    const { status, headers, body } = notFound(request.headers.get('accept') ?? undefined);
    return new Response(body, { status, headers });
  };
}
