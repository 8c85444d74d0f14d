import { describe, expect, it } from 'vitest';
import { linearQuantile, linearQuartiles, weightedQuantile, weightedQuartiles } from './quantiles';

describe('weightedQuantile', () => {
  const prices = [
    { value: 30, weight: 1 },
    { value: 10, weight: 2 },
    { value: 20, weight: 1 },
  ];

  it('is the smallest value at which the running weight reaches the share', () => {
    expect(weightedQuantile(prices, 0.5)).toBe(10);
    expect(weightedQuantile(prices, 0.51)).toBe(20);
    expect(weightedQuantile(prices, 0.75)).toBe(20);
    expect(weightedQuantile(prices, 0.76)).toBe(30);
  });

  it('is never between two values', () => {
    expect(
      weightedQuartiles([
        { value: 1, weight: 1 },
        { value: 2, weight: 1 },
      ]),
    ).toEqual({ p25: 1, median: 1, p75: 2 });
  });

  it('leaves the order of its input alone', () => {
    weightedQuantile(prices, 0.5);
    expect(prices.map(({ value }) => value)).toEqual([30, 10, 20]);
  });

  it('refuses to answer for no values', () => {
    expect(() => weightedQuantile([], 0.5)).toThrow('no values');
  });
});

describe('linearQuantile', () => {
  it('lies between the two nearest values (type 7)', () => {
    expect(linearQuartiles([4, 1, 3, 2])).toEqual({ p25: 1.75, median: 2.5, p75: 3.25 });
  });

  it('is the value itself where there is one', () => {
    expect(linearQuartiles([7])).toEqual({ p25: 7, median: 7, p75: 7 });
  });

  it('refuses to answer for no values', () => {
    expect(() => linearQuantile([], 0.5)).toThrow('no values');
  });
});
