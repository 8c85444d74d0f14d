import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countIntersection,
  countOnes,
  has,
  intersectionOf,
  isEmpty,
  placesBy,
  placesIn,
  setOf,
  spanOf,
} from './program-set';

const SIZE = 200;
const places = fc.uniqueArray(fc.nat(SIZE - 1)).map((some) => some.sort((a, b) => a - b));

describe('a set of programs', () => {
  it('has the programs that were put in, and no other', () => {
    fc.assert(
      fc.property(places, (some) => {
        const bits = setOf(SIZE, some);
        expect(placesIn(bits)).toEqual(some);
        expect(Array.from({ length: SIZE }, (_, place) => place).filter((place) => has(bits, place))).toEqual(
          some,
        );
        expect(isEmpty(bits)).toBe(some.length === 0);
        expect(countIntersection(bits, bits)).toBe(some.length);
      }),
    );
  });

  it('shares with another what is in both', () => {
    fc.assert(
      fc.property(places, places, (some, others) => {
        const shared = some.filter((place) => others.includes(place));
        const [a, b] = [setOf(SIZE, some), setOf(SIZE, others)];
        expect(placesIn(intersectionOf(a, b))).toEqual(shared);
        expect(countIntersection(a, b)).toBe(shared.length);
      }),
    );
  });

  it('spans the words from its first program to its last', () => {
    expect(spanOf(setOf(SIZE, [40, 100]))).toEqual({ from: 1, to: 4 });
    expect(spanOf(setOf(SIZE, []))).toEqual({ from: 7, to: 7 });
  });
});

it('the ones of a word are counted, its sign bit included', () => {
  fc.assert(
    fc.property(fc.nat({ max: 0xffffffff }), (word) => {
      expect(countOnes(word)).toBe(word.toString(2).replaceAll('0', '').length);
      expect(countOnes(word | 0)).toBe(countOnes(word));
    }),
  );
});

it('places are grouped by each of their values once', () => {
  expect([...placesBy(['ab', 'b', ''], (text) => [...text, ...text])]).toEqual([
    ['a', [0]],
    ['b', [0, 1]],
  ]);
});
