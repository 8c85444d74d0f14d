import { expect, it } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter';

it('gives each key its slots, and a released slot again', () => {
  const limiter = new ConcurrencyLimiter(2);
  const release = limiter.acquire('a');
  expect([limiter.acquire('a'), limiter.acquire('b')]).not.toContain(undefined);
  expect(limiter.acquire('a')).toBeUndefined();
  release?.();
  expect(limiter.acquire('a')).toBeDefined();
  expect(limiter.acquire('a')).toBeUndefined();
});

it('counts a release once', () => {
  const limiter = new ConcurrencyLimiter(3);
  const release = limiter.acquire('a');
  limiter.acquire('a');
  release?.();
  release?.();
  expect(limiter.inFlight('a')).toBe(1);
});
