import { expect, it } from 'vitest';
import { isRouterState } from './router-state';

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));

it.each([
  [
    encoded(['', { children: ['calculators', { children: [['calculator', 'nursing-roi', 'd'], {}] }] }]),
    true,
  ],
  [encoded(['', { children: ['__PAGE__', {}, null, 'refetch'] }]), true],
  [encoded(['x']), false],
  [encoded(['', { children: 'x' }]), false],
  [encoded(null), false],
  ['garbage', false],
  ['%E0%A4%A', false],
  [undefined, false],
])('%s is what a router says of itself: %s', (header, is) => {
  expect(isRouterState(header)).toBe(is);
});
