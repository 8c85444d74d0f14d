import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './interval';

describe('wilsonInterval', () => {
  // Worked examples of R. G. Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3.
  it.each([
    [81, 263, 25.5, 36.6],
    [0, 20, 0, 16.1],
    [1, 29, 0.6, 17.2],
  ])('%i of %i is %f to %f', (passed, candidates, low, high) => {
    expect(wilsonInterval(passed, candidates)).toEqual({ low, high });
  });
});
