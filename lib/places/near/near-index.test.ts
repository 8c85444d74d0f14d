import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milesBetween } from '@/tests/support/distance';
import { nearIndex } from './near-index';

const RADIUS = 3958.8;

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('finds what a plain reading finds, at the poles and over the date line too', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 40 }),
      point,
      fc.integer({ min: 1, max: 500 }),
      (some, center, miles) => {
        const found = nearIndex(some, (one) => one, RADIUS)(center, miles);
        const expected = some.filter((one) => milesBetween(RADIUS, center, one) <= miles);
        expect(new Set(found.map(({ item }) => item))).toEqual(new Set(expected));
      },
    ),
    { numRuns: 300 },
  );
});

it('has no item whose place is not known', () => {
  const near = nearIndex(
    ['known', 'unknown'],
    (one) => (one === 'known' ? { latitude: 0, longitude: 0 } : undefined),
    RADIUS,
  );
  expect(near({ latitude: 0, longitude: 0 }, 500)).toEqual([{ item: 'known', miles: 0 }]);
  expect(nearIndex<string>([], () => undefined, RADIUS)({ latitude: 0, longitude: 0 }, 500)).toEqual([]);
});

it('lists what is equally far in the order that it was given in', () => {
  const near = nearIndex(['a', 'b', 'c'], () => ({ latitude: 40, longitude: -84 }), RADIUS);
  expect(near({ latitude: 40.1, longitude: -84 }, 50).map(({ item }) => item)).toEqual(['a', 'b', 'c']);
});
