import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOver, interpolateAt, percent, separate, stackedTops, wrap } from './scales';

/** Dollars and cents. */
const dollars = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
const options = { range: [0, 100], zero: true, ticks: 4 } as const;

describe('an axis', () => {
  it('holds every value that it was made over', () => {
    fc.assert(
      fc.property(fc.array(fc.option(dollars), { maxLength: 30 }), fc.boolean(), (values, zero) => {
        const axis = axisOver(values, { ...options, zero });
        for (const value of values.filter((value) => value !== null)) {
          const position = axis.position(value);
          expect(position).toBeGreaterThanOrEqual(-1e-6);
          expect(position).toBeLessThanOrEqual(100 + 1e-6);
        }
      }),
    );
  });

  it('keeps the order of values', () => {
    fc.assert(
      fc.property(fc.array(dollars, { minLength: 2, maxLength: 30 }), (values) => {
        const { position } = axisOver(values, options);
        const sorted = [...values].sort((a, b) => a - b).map(position);
        expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
      }),
    );
  });

  it('has ticks inside its range, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.option(dollars), { maxLength: 5 }), fc.boolean(), (values, zero) => {
        const axis = axisOver(values, { ...options, zero });
        expect(axis.ticks.length).toBeGreaterThan(0);
        for (const tick of axis.ticks) {
          expect(axis.position(tick)).toBeGreaterThanOrEqual(-1e-6);
          expect(axis.position(tick)).toBeLessThanOrEqual(100 + 1e-6);
        }
      }),
    );
  });

  it.each([[[]], [[0]], [[5]], [[-5]], [[0, 0]], [[null]]])('is open over %j', (values) => {
    const [low, high] = axisOver(values, { ...options, zero: false }).domain;
    expect(low).toBeLessThan(high);
  });

  it('starts at zero for bars', () => {
    expect(axisOver([50, 90], options).domain[0]).toBe(0);
    expect(axisOver([50, 90], { ...options, zero: false }).domain[0]).toBe(50);
  });

  it('does not leave its limits', () => {
    const axis = axisOver([83, 99.7], { ...options, zero: false, limits: [0, 100] });
    expect(axis.domain[1]).toBe(100);
  });

  it('refuses to place what is not a number', () => {
    expect(() => axisOver([1], options).position(Number.NaN)).toThrow('NaN');
  });
});

describe('labels that would overlap', () => {
  const positions = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 8 });

  it('are moved apart, in order, and none above the top', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 40 }), (given, gap) => {
        const moved = separate(given, gap, 0);
        const byPlace = moved.map((place, index) => ({ place, from: given[index] ?? 0 }));
        byPlace.sort((a, b) => a.place - b.place);
        for (const [index, label] of byPlace.entries()) {
          const next = byPlace[index + 1];
          expect(label.place).toBeGreaterThanOrEqual(-1e-6);
          if (!next) continue;
          expect(next.place - label.place).toBeGreaterThanOrEqual(gap - 1e-6);
          expect(next.from).toBeGreaterThanOrEqual(label.from);
        }
      }),
    );
  });

  it('stay where they are with room between them', () => {
    expect(separate([200, 40, 120], 36, 0)).toEqual([200, 40, 120]);
  });
});

describe('wrapped text', () => {
  it('keeps every word in order and lines short', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 20 }), (words) => {
        const lines = wrap(words.join(' '), 12);
        expect(lines.join(' ')).toBe(words.join(' '));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe('a point between two years', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 4, y: -40 },
    { x: 5, y: 60 },
  ];

  it('lies on the line', () => {
    expect(interpolateAt(points, 2)).toBe(-20);
    expect(interpolateAt(points, 4)).toBe(-40);
    expect(interpolateAt(points, 4.5)).toBe(10);
  });

  it('does not exist outside the years', () => {
    expect(interpolateAt(points, 5.1)).toBeNull();
    expect(interpolateAt([], 1)).toBeNull();
  });
});

it('stacks blocks without gaps', () => {
  expect(stackedTops([10, 20, 5])).toEqual([0, 10, 30, 35]);
});

it('writes percentages with two decimals', () => {
  expect(percent(100 / 3)).toBe('33.33%');
});
