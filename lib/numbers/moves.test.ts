import { describe, expect, it } from 'vitest';
import { isFigure, largestFirst, relativeChange } from './moves';

describe('a relative change', () => {
  it.each([
    [100, 125, 0.25],
    [100, 75, -0.25],
    [-100, -150, -0.5],
    [-100, 50, 1.5],
    [0, 3, Infinity],
    [0, -3, -Infinity],
    [0, 0, 0],
  ])('from %d to %d is %d', (before, after, change) => {
    expect(relativeChange({ before, after })).toBe(change);
  });

  it('puts moves in order by its size, those from 0 first and in their order', () => {
    const moves = [
      { before: 10, after: 11 },
      { before: 0, after: 1 },
      { before: 10, after: 5 },
      { before: 0, after: -9 },
    ];
    expect(largestFirst(moves).map(({ after }) => after)).toEqual([1, -9, 5, 11]);
  });
});

it.each([
  ['12', true],
  ['-3.5', true],
  ['1,061', false],
  ['1e5', false],
  ['', false],
  [undefined, false],
])('%s is a figure: %s', (text, expected) => {
  expect(isFigure(text)).toBe(expected);
});
