import { expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter';

it('gives each client its places, and again what was given back', () => {
  const inFlight = createConcurrencyLimiter(2);
  const first = inFlight.take('a');
  expect([inFlight.take('a'), inFlight.take('b')]).not.toContain(undefined);
  expect(inFlight.take('a')).toBeUndefined();
  first?.();
  expect(inFlight.take('a')).toBeDefined();
  expect(inFlight.take('a')).toBeUndefined();
});
