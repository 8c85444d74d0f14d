import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { MAX_HEADERS_MS, MAX_REQUEST_MS, MAX_SOCKET_IDLE_MS } from '../limits/limits';
import { answerHealth } from './health';

/** How a request ended; `left`: the client disconnected first. */
export const outcomes = ['hit', 'stale', 'stored', 'passed', 'refused', 'left', 'failed'] as const;
export type RequestOutcome = (typeof outcomes)[number];

/** Counters of the proxy. */
export interface Metrics {
  count(outcome: RequestOutcome): void;
  /** Records the time of a request that the cache could not answer. */
  time(outcome: RequestOutcome, seconds: number): void;
  /** Records whether Redis counts clients for all processes. */
  setShared(isShared: boolean): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** What is taken or true now, or has happened so far, read when the metrics are asked for. */
export interface Reading {
  /** Without the prefix. */
  readonly name: string;
  readonly help: string;
  /** Whether it only rises: how often something happened so far. */
  readonly isTotal?: boolean;
  readonly read: () => number;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

function metricOf({ name, help, isTotal = false, read }: Reading): Counter | Gauge {
  const configuration = { name: `door_${name}`, help, registers: [] };
  if (!isTotal) {
    return new Gauge({
      ...configuration,
      collect() {
        this.set(read());
      },
    });
  }
  return new Counter({
    ...configuration,
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

export function createMetrics(readings: readonly Reading[]): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const counts = new Map<RequestOutcome, number>(outcomes.map((outcome) => [outcome, 0]));
  // Counted in a map: the library looks labels up each time, which every hit would pay for.
  new Counter({
    name: 'door_requests_total',
    help: 'Requests by how they ended.',
    labelNames: ['outcome'],
    registers: [register],
    collect() {
      this.reset();
      for (const [outcome, count] of counts) this.inc({ outcome }, count);
    },
  });
  const durations = new Histogram({
    name: 'door_request_seconds',
    help: 'Time of requests that the cache could not answer.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [register],
  });
  const shared = new Gauge({
    name: 'door_limits_shared',
    help: 'Whether requests of clients are counted in Redis, for all processes together: 1 or 0.',
    registers: [register],
  });
  for (const reading of readings) register.registerMetric(metricOf(reading));
  return {
    count: (outcome) => {
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    },
    time: (outcome, seconds) => durations.labels(outcome).observe(seconds),
    setShared: (isShared) => shared.set(isShared ? 1 : 0),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** Connections at the port of the metrics. */
const MAX_METRICS_CONNECTIONS = 64;

/**
 * Serves the metrics at a port for the internal network, and health: clients may take all connections of the other port.
 *
 * @throws Error where the port is taken.
 */
export async function serveMetrics(
  metrics: Metrics,
  isReady: () => boolean,
  port: number,
  host: string,
): Promise<Server> {
  const options = { headersTimeout: MAX_HEADERS_MS, requestTimeout: MAX_REQUEST_MS };
  const server = createServer(options, (request, response) => {
    if (answerHealth(request, response, request.url ?? '/', isReady)) return;
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).setTimeout(MAX_SOCKET_IDLE_MS);
  server.maxConnections = MAX_METRICS_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
