import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandLabel, bandOf, bandRange, isAboutTheSame, isPlaced, UNPLACED } from './bands';

const from = [70, 60, 50, 40];
const score = fc.double({ min: 0, max: 100, noNaN: true });
const error = fc.double({ min: 0, max: 50, noNaN: true });

describe('the group of a score', () => {
  it('is a fifth, from its least score on', () => {
    expect([100, 70, 69.99, 60, 50, 40, 39.99, 0].map((one) => bandOf(one, from))).toEqual([
      1, 1, 2, 2, 3, 4, 5, 5,
    ]);
  });

  it('is within the range of groups that the error leaves open', () => {
    fc.assert(
      fc.property(score, error, (one, give) => {
        const { best, worst } = bandRange(one, give, from);
        expect(best).toBeLessThanOrEqual(bandOf(one, from));
        expect(worst).toBeGreaterThanOrEqual(bandOf(one, from));
      }),
    );
  });

  it.each([
    [1, 1, 'top'],
    [2, 3, 'middle to upper'],
    [3, 5, 'bottom to middle'],
    [1, 3, 'middle to top'],
    [2, 5, UNPLACED],
    [1, 5, UNPLACED],
  ])('from %i to %i is called "%s"', (best, worst, label) => {
    expect(bandLabel({ best, worst })).toBe(label);
  });

  it('places nothing where four groups or five are open, or none is known', () => {
    expect([isPlaced('upper'), isPlaced(UNPLACED), isPlaced(null)]).toEqual([true, false, false]);
  });
});

describe('two scores', () => {
  it('are about the same up to their errors together, and different beyond', () => {
    const at = (total: number) => ({ total, standardError: 3 });
    const four = { total: 55, standardError: 4 };
    expect([at(50), at(60), at(60.01), at(49.9)].map((one) => isAboutTheSame(one, four))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are about the same either way round', () => {
    const one = fc.record({ total: score, standardError: error });
    fc.assert(
      fc.property(one, one, (a, b) => {
        expect(isAboutTheSame(a, b)).toBe(isAboutTheSame(b, a));
        expect(isAboutTheSame(a, a)).toBe(true);
      }),
    );
  });
});
