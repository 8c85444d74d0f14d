import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** Reserved for error responses to what is still in flight. */
const GIVE_UP_MS = 500;

/** Time that idle connections stay open: one may be about to send a request. */
const LINGER_MS = 1_000;
const POLL_MS = 50;

const connectionsOf = (server: HttpServer) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** Turns of the event loop: the first may end before it has looked for connections and what they sent. */
const QUIET_TURNS = 2;

/** Reads what has arrived: a busy machine can run a timer long after its time, and before anything is read. */
async function readArrived(): Promise<void> {
  for (let count = 0; count < QUIET_TURNS; count += 1) await turn();
}

/**
 * Accepts connections that the system has made already: they would be reset when the socket is closed. Node accepts one
 * in each turn of its loop.
 */
async function acceptPending(server: HttpServer, deadline: number): Promise<void> {
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
 * Stops listening and waits for all responses. Node's own `close` ends idle connections at once, one of which may have a
 * request on its way: here they stay open for a second, and what has arrived by then is answered.
 *
 * @param giveUp called once, when all is answered or the time is nearly over: it fails what is still in flight.
 */
export async function closeGracefully(
  server: HttpServer,
  timeoutMs: number,
  giveUp: () => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  await acceptPending(server, Math.min(deadline, Date.now() + LINGER_MS));
  Server.prototype.close.call(server);
  const untilAnswered = async (end: number) => {
    while (Date.now() < end && (await connectionsOf(server)) > 0) {
      await readArrived();
      server.closeIdleConnections();
      await sleep(POLL_MS);
    }
  };
  await sleep(Math.min(LINGER_MS, timeoutMs - GIVE_UP_MS));
  await untilAnswered(deadline - GIVE_UP_MS);
  await giveUp();
  await untilAnswered(deadline);
  server.closeAllConnections();
}
