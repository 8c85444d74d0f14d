import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** Kept back for answers to those who would get none. */
const LAST_MILLISECONDS = 500;

/** For which connections stay open that may be about to send a request. */
const LINGER_MILLISECONDS = 1_000;
const LOOK_MILLISECONDS = 50;

const connectionsOf = (server: HttpServer) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** Turns of the loop: the first may end before it has looked for connections. */
const QUIET_TURNS = 2;

/**
 * Takes connections that the system has made already: those that wait when the socket is closed are reset. Node takes one
 * in each turn of its loop, so turns that bring none have left none.
 */
async function takeWaiting(server: HttpServer, deadline: number): Promise<void> {
  let quiet = 0;
  const mark = () => {
    quiet = 0;
  };
  server.on('connection', mark);
  while (quiet < QUIET_TURNS && Date.now() < deadline) {
    quiet += 1;
    await turn();
  }
  server.off('connection', mark);
}

/**
 * Stops listening and waits until all is answered. Node's own `close` ends idle connections at once, one of which may
 * have a request on its way: here they linger, each answer says that it was the last, and only what stays silent is ended.
 *
 * @param giveUp called once, when all is answered or the time is nearly over: what is still under way is to be answered
 *   with an error.
 */
export async function closeGently(
  server: HttpServer,
  mostMilliseconds: number,
  giveUp: () => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + mostMilliseconds;
  await takeWaiting(server, Math.min(deadline, Date.now() + LINGER_MILLISECONDS));
  Server.prototype.close.call(server);
  const untilAnswered = async (end: number) => {
    while (Date.now() < end && (await connectionsOf(server)) > 0) {
      server.closeIdleConnections();
      await sleep(LOOK_MILLISECONDS);
    }
  };
  await sleep(Math.min(LINGER_MILLISECONDS, mostMilliseconds - LAST_MILLISECONDS));
  await untilAnswered(deadline - LAST_MILLISECONDS);
  await giveUp();
  await untilAnswered(deadline);
  server.closeAllConnections();
}
