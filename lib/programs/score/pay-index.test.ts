import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnersBehind, indexError, ownWeight, payIndex } from './pay-index';

const rules = {
  areaElasticity: 0.5,
  stateElasticity: 0.3,
  medianLog: Math.log(2),
  k: 100,
  earnerVariance: 0.2,
  programVariance: 0.002,
  stateEffects: new Map([['ohio', 0.05]]),
};
const dollars = fc.double({ min: 30_000, max: 200_000, noNaN: true });

describe('the pay index', () => {
  it('is 0 where pay is what area, state and the median let expect', () => {
    const place = { areaMean: 90_000, stateMean: 80_000, state: 'iowa' };
    const expected = 2 * 90_000 ** 0.5 * 80_000 ** 0.3;
    expect(payIndex(expected, place, rules)).toBeCloseTo(0, 12);
    expect(payIndex(expected * 1.1, place, rules)).toBeCloseTo(Math.log(1.1), 12);
  });

  it('takes the effect of a state that has one, and none for the nation', () => {
    const at = (state: string | null) => payIndex(80_000, { areaMean: 9e4, stateMean: 9e4, state }, rules);
    expect(at('iowa') - at('ohio')).toBeCloseTo(0.05, 12);
    expect(at(null)).toBe(at('iowa'));
  });

  it('never rises where the same pay is earned in a dearer area', () => {
    fc.assert(
      fc.property(dollars, dollars, dollars, (pay, area, dearer) => {
        const at = (areaMean: number) => payIndex(pay, { areaMean, stateMean: 80_000, state: null }, rules);
        const [less, more] = [Math.min(area, dearer), Math.max(area, dearer)];
        expect(at(more)).toBeLessThanOrEqual(at(less));
      }),
    );
  });
});

describe('the earners behind a median', () => {
  const rule = { intercept: 1, slope: 0.8, least: 16 };

  it('are as counted, whatever the number of graduates', () => {
    expect(earnersBehind(31, 500, rule)).toEqual({ count: 31, basis: 'counted' });
  });

  it('are estimated from the graduates where none are counted, and never fewer than the least', () => {
    expect(earnersBehind(null, 100, rule).count).toBeCloseTo(Math.E * 100 ** 0.8, 9);
    expect(earnersBehind(null, 10, rule).count).toBeCloseTo(Math.E * 10 ** 0.8, 9);
    expect(earnersBehind(null, 1, rule)).toEqual({ count: 16, basis: 'estimated' });
    expect(earnersBehind(null, null, rule)).toEqual({ count: 16, basis: 'estimated' });
  });

  it('draw an index to 0, less the more they are, and never past it', () => {
    const few = fc.integer({ min: 16, max: 5000 });
    fc.assert(
      fc.property(few, few, fc.double({ min: -1, max: 1, noNaN: true }), (a, b, index) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
        const at = (earners: number) => index * ownWeight(earners, rules);
        expect(Math.abs(at(more))).toBeGreaterThanOrEqual(Math.abs(at(fewer)));
        expect(Math.abs(at(more))).toBeLessThanOrEqual(Math.abs(index));
        expect(at(fewer) * index).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(ownWeight(1e12, rules)).toBeCloseTo(1, 9);
    expect(ownWeight(100, rules)).toBe(0.5);
  });

  it('make an error that falls from the spread between programs to nothing', () => {
    expect(indexError(0, rules)).toBeCloseTo(Math.sqrt(0.002), 12);
    expect(indexError(100, rules)).toBeCloseTo(Math.sqrt(0.001), 12);
    expect(indexError(1e12, rules)).toBeCloseTo(0, 6);
  });
});
