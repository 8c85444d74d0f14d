import { describe, expect, it } from 'vitest';
import { type Figure, figure, figureCell, isMissing, mapFigure, reasonOrNull, valueOrNull } from './figure';

const double = (value: number) => 2 * value;

describe('a figure', () => {
  it('is its value, zero included', () => {
    expect(figure(0, 'not published')).toEqual({ value: 0 });
    expect([valueOrNull({ value: 0 }), reasonOrNull({ value: 0 })]).toEqual([0, null]);
  });

  it.each([null, undefined])('that is %s is the reason why', (value) => {
    const missing = figure(value, 'not published');
    expect(missing).toEqual({ missing: 'not published' });
    expect(isMissing(missing)).toBe(true);
    expect([valueOrNull(missing), reasonOrNull(missing)]).toEqual([null, 'not published']);
  });

  it('computed from a missing one is missing for the same reason', () => {
    expect(mapFigure({ value: 3 }, double)).toEqual({ value: 6 });
    expect(mapFigure({ missing: 'not published' }, double)).toEqual({ missing: 'not published' });
  });

  it('fills a cell with words or with its reason', () => {
    expect(figureCell({ value: 3 }, String)).toBe('3');
    expect(figureCell({ missing: 'not published' }, String)).toEqual({ missing: 'not published' });
  });

  it('may be of words or of a record', () => {
    const rate: Figure<{ percent: number; note: string }> = { value: { percent: 97, note: '58 of 60' } };
    expect(mapFigure(rate, ({ note }) => note)).toEqual({ value: '58 of 60' });
  });
});

it.each([null, undefined, 'missing', 0, ['missing'], { value: 1 }])('%j is not missing', (cell) => {
  expect(isMissing(cell)).toBe(false);
});
