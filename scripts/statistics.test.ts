import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenly, ratios, summarize } from './statistics';

describe('summarize', () => {
  it('gives the middle value, the lowest and the highest, in whatever order they came', () => {
    expect(summarize([9, 1, 5])).toEqual({ median: 5, low: 1, high: 9 });
  });

  it('takes the mean of the two middle values of an even number', () => {
    expect(summarize([4, 1, 2, 9])).toEqual({ median: 3, low: 1, high: 9 });
  });

  it('refuses to summarize nothing', () => {
    expect(() => summarize([])).toThrow('Nothing was measured');
  });

  it('does not let one bad round move the middle beyond the good ones', () => {
    expect(summarize([10, 11, 10, 11, 900]).median).toBe(11);
  });
});

describe('ratios', () => {
  it('compares round by round, so that a slow minute cancels out', () => {
    expect(ratios([50, 5], [100, 10])).toEqual([0.5, 0.5]);
  });

  it('refuses two sides from different rounds', () => {
    expect(() => ratios([1, 2], [1])).toThrow('same rounds');
  });

  it('is one for a subject beside itself', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true })), (values) => {
        expect(ratios(values, values)).toEqual(values.map(() => 1));
      }),
    );
  });
});

describe('evenly', () => {
  it('spaces members over the whole list, from its first', () => {
    expect(evenly([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([0, 2, 4, 6, 8]);
    expect(evenly([0, 1, 2, 3, 4], 2)).toEqual([0, 3]);
  });

  it('gives as many as asked for, or the whole list, in order and without repetition', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 60 }), (length, count) => {
        const list = Array.from({ length }, (_, index) => index);
        const chosen = evenly(list, count);
        expect(chosen).toHaveLength(Math.min(length, count));
        expect(chosen).toEqual([...new Set(chosen)].sort((a, b) => a - b));
      }),
    );
  });
});
