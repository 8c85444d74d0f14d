import { describe, expect, it } from 'vitest';
import { problemsIn, readSettings } from './settings';

function problemOf(read: () => unknown) {
  try {
    read();
    return undefined;
  } catch (error) {
    return problemsIn(error)?.map((problem) => problem.join(' '));
  }
}

describe('settings', () => {
  it('have a default each, also where the variable is empty', () => {
    expect(readSettings({ PORT: '', REDIS_URL: ' ' })).toMatchObject({
      port: 3000,
      metricsPort: 0,
      trustedHops: 0,
      requestsPerMinute: 6000,
      redisUrl: undefined,
      cacheBytes: 134_217_728,
      shutdownMs: 20_000,
    });
  });

  it.each([
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535'],
    ['PORT', 'x', 'PORT must be a whole number from 1 to 65535'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY must be a whole number from 0 to 10'],
    ['RATE_LIMIT', '1.5', 'RATE_LIMIT must be a whole number from 0 to 1000000'],
    ['REDIS_URL', 'http://localhost', 'REDIS_URL must be an address such as redis://localhost:6379'],
    ['CACHE_MEGABYTES', '0', 'CACHE_MEGABYTES must be a whole number from 1 to 65536'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector',
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address',
    ],
    ['PORT', '1e3', 'PORT must be a whole number from 1 to 65535'],
    ['METRICS_PORT', '3000', 'METRICS_PORT must be another port than PORT'],
  ])('%s=%s is refused by its name, with what is allowed', (name, value, problem) => {
    expect(problemOf(() => readSettings({ [name]: value }))).toEqual([problem]);
  });

  it('are all reported that are wrong', () => {
    expect(problemOf(() => readSettings({ PORT: 'x', METRICS_PORT: '-1' }))).toHaveLength(2);
  });

  it('report nothing of an error that is about something else', () => {
    expect(problemsIn(new Error('The disk is full'))).toBeUndefined();
  });
});
