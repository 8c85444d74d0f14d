import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The framework takes Content-Encoding and Content-Length from what a route answers, and packs answers itself for
 * clients that accept it. A route that sends bytes of its own making therefore learns what the client accepts, and
 * tells how its bytes are framed, under names that the framework does not know. The request guard translates on both
 * sides. Where no guard stands a route must send plain bytes.
 */
const ACCEPTED = 'x-accepted-codings';
const CODING = 'x-sent-coding';
const LENGTH = 'x-sent-length';

const GUARDED = Symbol.for('nursing-education-decisions.guarded');

/** Said once by the guard of this process: the route is another bundle, so that a module cannot say it. */
export function declareGuarded(): void {
  Reflect.set(globalThis, GUARDED, true);
}

const isGuarded = () => Reflect.get(globalThis, GUARDED) === true;

/** What the client accepts, where a guard stands that can tell it what it gets; null: plain bytes. */
export const acceptedCodings = ({ headers }: Request): string | null =>
  isGuarded() ? headers.get(ACCEPTED) : null;

/** A response as a route hands it to the framework. */
export function carried(response: Response): Response {
  if (!isGuarded()) return response;
  const headers = new Headers(response.headers);
  const coding = headers.get('content-encoding');
  const length = headers.get('content-length');
  if (coding !== null) headers.set(CODING, coding);
  if (length !== null) headers.set(LENGTH, length);
  return new Response(response.body, { status: response.status, headers });
}

/** The guard's part: hands a route what the client accepts, and the client how the bytes are framed. */
export function translateFraming(request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': accepted } = request.headers;
  delete request.headers['accept-encoding'];
  delete request.headers[ACCEPTED];
  if (accepted !== undefined) request.headers[ACCEPTED] = accepted;
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    for (const [from, to] of [
      [CODING, 'Content-Encoding'],
      [LENGTH, 'Content-Length'],
    ] as const) {
      const value = response.getHeader(from);
      response.removeHeader(from);
      if (value !== undefined) response.setHeader(to, value);
    }
    return Reflect.apply(writeHead, response, args);
  };
}
