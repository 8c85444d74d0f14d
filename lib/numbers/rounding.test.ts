import { describe, expect, it } from 'vitest';
import { roundAwayFromZero, roundHalfUp, roundTo, roundToTenth, roundUp } from './rounding';

describe('rounding', () => {
  it('takes halves up, below zero too', () => {
    expect([0.5, 1.4999, 1.5, -0.5, -1.5, -1.51].map(roundHalfUp)).toEqual([1, 1, 2, 0, -1, -2]);
  });

  it('counts a half that binary fractions miss by a hair', () => {
    expect(1.005 * 1000).toBeLessThan(1005);
    expect(roundHalfUp(1.005 * 100)).toBe(101);
  });

  it('takes a half away from zero, of the number as it is', () => {
    expect([0.5, -0.5, -58018.5, 92116.5, -0.2].map(roundAwayFromZero)).toEqual([1, -1, -58019, 92117, 0]);
    expect(roundAwayFromZero(99_370 * 1.15)).toBe(114_275);
  });

  it('keeps one decimal', () => {
    expect([0.25, -10.96, 12.34].map(roundToTenth)).toEqual([0.3, -11, 12.3]);
  });

  it('keeps as many decimals as asked for', () => {
    expect([roundTo(0.91554, 3), roundTo(1.005, 2), roundTo(12.5, 0)]).toEqual([0.916, 1.01, 13]);
  });

  it('rounds months up, but not a whole number that floating point overshot', () => {
    expect([0, 7.8, 8, 8.01, 8 + 1e-10].map(roundUp)).toEqual([0, 8, 8, 9, 8]);
    expect(roundUp(8 + 1e-8)).toBe(9);
  });

  it('has no minus zero', () => {
    expect(Object.is(roundHalfUp(-0.2), 0)).toBe(true);
    expect(Object.is(roundUp(-0.2), 0)).toBe(true);
  });
});
