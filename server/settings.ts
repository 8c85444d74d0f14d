import { z } from 'zod';
import { webAddress } from '@/lib/site/identity';

function whole(byDefault: number, minimum: number, maximum: number) {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .trim()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.number().min(minimum, { error }).max(maximum, { error }))
    .default(byDefault);
}

/** Drops variables that are set to nothing. */
const given = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const LAST_PORT = 65_535;

const DEFAULT_MEMORY_MEGABYTES = 768;

const variables = z
  .object({
    PORT: whole(3000, 1, LAST_PORT),
    HOST: z.string().optional(),
    METRICS_PORT: whole(0, 0, LAST_PORT),
    METRICS_HOST: z.string().default('127.0.0.1'),
    TRUST_PROXY: whole(0, 0, 10),
    RATE_LIMIT: whole(6000, 0, 1_000_000),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://localhost:6379' })
      .optional(),
    CACHE_MEGABYTES: whole(128, 1, 65_536),
    MEMORY_MEGABYTES: whole(DEFAULT_MEMORY_MEGABYTES, 256, 1_000_000),
    MAX_CONNECTIONS: whole(5000, 1, 1_000_000),
    SHUTDOWN_SECONDS: whole(20, 1, 600),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
    // Read by OpenTelemetry, which says nothing where it cannot use them.
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT === 0 || PORT !== METRICS_PORT, {
    path: ['METRICS_PORT'],
    error: 'must be another port than PORT',
  })
  .refine(({ CACHE_MEGABYTES, MEMORY_MEGABYTES }) => CACHE_MEGABYTES <= MEMORY_MEGABYTES / 2, {
    path: ['MEMORY_MEGABYTES'],
    error: 'must be at least twice CACHE_MEGABYTES',
  });

const BYTES_PER_MEGABYTE = 1024 * 1024;
const MS_PER_SECOND = 1000;

/** Returns what is wrong with which variable, undefined where an error is about something else. */
export const problemsIn = (error: unknown): (readonly [name: string, problem: string])[] | undefined =>
  error instanceof z.ZodError
    ? error.issues.map(({ path: [name], message }) => [String(name), message] as const)
    : undefined;

/**
 * Reads the settings of the reverse proxy. docs/operations.md has the table of the variables.
 *
 * @throws ZodError naming the variable that is not what it should be.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const read = variables.parse(given(environment));
  return {
    port: read.PORT,
    /** Address to listen at; by default all of the machine. */
    host: read.HOST,
    /** Port of the metrics; 0: none. */
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    /** Proxies in front, each of which adds the address that it saw to X-Forwarded-For. */
    trustedHops: read.TRUST_PROXY,
    /** Cache misses of one client in a minute; 0: unlimited. */
    requestsPerMinute: read.RATE_LIMIT,
    redisUrl: read.REDIS_URL,
    cacheBytes: read.CACHE_MEGABYTES * BYTES_PER_MEGABYTE,
    /** Memory of the process, above which it sheds. */
    memoryBytes: read.MEMORY_MEGABYTES * BYTES_PER_MEGABYTE,
    maxConnections: read.MAX_CONNECTIONS,
    /** Longest wait of a shutdown for responses in flight. */
    shutdownMs: read.SHUTDOWN_SECONDS * MS_PER_SECOND,
    logLevel: read.LOG_LEVEL,
  };
}

/** Returns the megabytes that JavaScript's heap gets of the process's: it is collected only as it nears its bound. */
export function heapMegabytes(environment: Readonly<Record<string, string | undefined>>): number {
  const read = variables.safeParse(given(environment));
  return Math.floor((read.success ? read.data.MEMORY_MEGABYTES : DEFAULT_MEMORY_MEGABYTES) / 2);
}

export type Settings = Readonly<ReturnType<typeof readSettings>>;
