import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

describe('settings', () => {
  it('have a default each, also where the variable is empty', () => {
    expect(readSettings({ PORT: '', REDIS_URL: ' ' })).toMatchObject({
      port: 3000,
      metricsPort: 0,
      trustedHops: 0,
      requestsPerMinute: 6000,
      redisUrl: undefined,
      cacheBytes: 134_217_728,
      shutdownMilliseconds: 20_000,
    });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', 'x'],
    ['TRUST_PROXY', '-1'],
    ['RATE_LIMIT', '1.5'],
    ['REDIS_URL', 'http://localhost'],
    ['CACHE_MEGABYTES', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
