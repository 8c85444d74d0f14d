import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a request ended: with a whole response, or broken off. */
export interface Ending {
  /** 0 where there was no whole response. */
  readonly status: number;
  /** Code of the error: ECONNREFUSED where nothing listened, which is no broken response. */
  readonly error?: string;
  readonly retryAfter?: string | undefined;
  readonly body: string;
  /** Of a request without a whole response. */
  readonly failure?: Failure;
}

/** What is known of a request that failed; times are those at which it had happened at the latest. */
export interface Failure {
  /** A part of the response had come. */
  readonly hasBegun: boolean;
  /** Its connection had carried another request before. */
  readonly isReused: boolean;
  /** When its connection was made; infinite where it was not. */
  readonly connectedAt: number;
  /** When the system had taken the request; infinite where it had not. */
  readonly sentAt: number;
}

/**
 * Sends one request over a kept connection.
 *
 * @param path to send unchanged, where fetch would normalize the address.
 */
export function send(
  agent: Agent,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  path?: string,
): Promise<Ending> {
  return new Promise((resolve) => {
    let [connectedAt, sentAt, hasBegun] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, false];
    const fail = (error: Error & { code?: string }) =>
      resolve({
        status: 0,
        error: error.code ?? error.message,
        body: '',
        failure: { hasBegun, isReused: request.reusedSocket, connectedAt, sentAt },
      });
    const request = httpRequest(
      address,
      { agent, headers, method, ...(path !== undefined && { path }) },
      (response) => {
        hasBegun = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('aborted', () => fail(new Error('aborted')));
        response.on('end', () =>
          resolve({
            status: response.complete ? (response.statusCode ?? 0) : 0,
            retryAfter: response.headers['retry-after'],
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on('socket', (socket) => {
      // A kept one never connects again, and would collect listeners.
      if (!socket.connecting) return;
      socket.once('connect', () => {
        connectedAt = Date.now();
      });
    });
    request.on('finish', () => {
      sentAt = Date.now();
    });
    request.on('error', fail);
    request.end();
  });
}

/** Clients that send one request after the other until they are stopped. */
export interface Crowd {
  /** How everything has ended so far. */
  readonly endings: readonly Ending[];
  /** Stops, and tells how everything ended. */
  stop(): Promise<readonly Ending[]>;
}

/**
 * Starts clients, each with a connection that it keeps.
 *
 * @param next the address of the next request.
 * @param pauseMs after each: without one, clients take all of the processor.
 */
export function startCrowd(count: number, next: () => string, pauseMs = 0): Crowd {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const endings: Ending[] = [];
  let stopped = false;
  const client = async () => {
    while (!stopped) {
      const ending = await send(agent, next());
      endings.push({ ...ending, body: '' });
      if (ending.error === 'ECONNREFUSED') return;
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  const clients = Promise.all(Array.from({ length: count }, client));
  return {
    endings,
    async stop() {
      stopped = true;
      await clients;
      agent.destroy();
      return endings;
    },
  };
}

/** How many requests ended in which way: `200`, `503`, `ECONNRESET`. */
export function tally(endings: readonly Ending[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, error } of endings) {
    const name = error ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
