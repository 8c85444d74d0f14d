import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range';

describe('byteRange', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-499', 0, 499],
    ['bytes=500-', 500, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=990-2000', 990, 999],
    ['BYTES=1-2', 1, 2],
  ])('%s of 1000 bytes is %i to %i', (header, first, last) => {
    expect(byteRange(header, 1000)).toEqual({ first, last });
  });

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s is not within 1000 bytes',
    (header) => {
      expect(byteRange(header, 1000)).toBe('unsatisfiable');
    },
  );

  it.each([
    null,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=0-1,5-6',
    'bytes=a-b',
    'bytes=+1-2',
    'items=0-1',
    'bytes',
  ])('%j is ignored', (header) => {
    expect(byteRange(header, 1000)).toBeUndefined();
  });
});
