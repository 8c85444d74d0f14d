import { describe, expect, it } from 'vitest';
import { figure, figureCell, isMissing, mapFigure, valueOrNull } from './figure';

const double = (value: number) => 2 * value;

describe('a figure', () => {
  it('is its value, zero included', () => {
    expect(figure(0, 'not published')).toEqual({ value: 0 });
    expect(valueOrNull({ value: 0 })).toBe(0);
  });

  it.each([null, undefined])('that is %s is the reason why', (value) => {
    const missing = figure(value, 'not published');
    expect(missing).toEqual({ missing: 'not published' });
    expect(isMissing(missing)).toBe(true);
    expect(valueOrNull(missing)).toBeNull();
  });

  it('computed from a missing one is missing for the same reason', () => {
    expect(mapFigure({ value: 3 }, double)).toEqual({ value: 6 });
    expect(mapFigure({ missing: 'not published' }, double)).toEqual({ missing: 'not published' });
  });

  it('fills a cell with words or with its reason', () => {
    expect(figureCell({ value: 3 }, String)).toBe('3');
    expect(figureCell({ missing: 'not published' }, String)).toEqual({ missing: 'not published' });
  });
});
