import { expect, it } from 'vitest';
import { createShares } from './shares';

it('gives each client its places, and again what was given back', () => {
  const shares = createShares(2);
  const first = shares.take('a');
  expect([shares.take('a'), shares.take('b')]).not.toContain(undefined);
  expect(shares.take('a')).toBeUndefined();
  first?.();
  expect(shares.take('a')).toBeDefined();
  expect(shares.take('a')).toBeUndefined();
});
