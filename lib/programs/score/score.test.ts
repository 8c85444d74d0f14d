import { describe, expect, it } from 'vitest';
import type { CatalogueCredential } from '../credentials';
import type { ScoreComponent } from './components';
import type { ComponentRule, ScoreRules } from './rules';
import { type Measured, type Score, scoreProgram, scoreScales } from './score';

/** Measures with easy anchors: NCLEX 0 to 100, price 2 to 1; earnings between the least and the greatest measured. */
const rule = (
  id: ScoreComponent,
  weight: number,
  zeroAt: ComponentRule['zeroAt'],
  oneAt: ComponentRule['oneAt'],
): ComponentRule => ({ id, weight, zeroAt, oneAt, appliesTo: new Set(['BSN', 'LPN']) });

const rules: ScoreRules = {
  components: [
    rule('nclex', 50, { value: 0 }, { value: 100 }),
    rule('earnings', 30, { percentile: 0 }, { percentile: 1 }),
    rule('affordability', 20, { value: 2 }, { value: 1 }),
  ],
  missingAt: 0.35,
  leastMeasuredShare: 0.5,
  nclex: { priorCandidates: 50, windowYears: 5, pooledYears: 3 },
};

type Values = Partial<Record<ScoreComponent, number | null>>;

const program = (values: Values, credential: CatalogueCredential = 'BSN'): Measured => ({
  id: JSON.stringify([credential, values]),
  credential,
  values: new Map(
    rules.components.flatMap(({ id }) => {
      const value = values[id];
      return value === undefined ? [] : [[id, value] as const];
    }),
  ),
});

/** The score of the first program, on the scale of all of them. */
function scoreAmong(programs: readonly Measured[], by: ScoreRules = rules): Score | null {
  const [first] = programs;
  if (!first) throw new Error('No program to score');
  return scoreProgram(first, scoreScales(programs, by), by);
}
const pointsAmong = (...programs: readonly Measured[]) =>
  Object.fromEntries(scoreAmong(programs)?.parts.map(({ id, points }) => [id, points]) ?? []);

describe('a part', () => {
  it('is linear between its anchors', () => {
    expect(pointsAmong(program({ nclex: 50, affordability: 1.25 }))).toEqual({
      nclex: (50 * 100) / 70 / 2,
      affordability: ((20 * 100) / 70) * 0.75,
    });
  });

  it('gives nothing and everything outside them', () => {
    expect(pointsAmong(program({ nclex: 120, affordability: 9 }))).toMatchObject({ affordability: 0 });
    expect(pointsAmong(program({ nclex: 120, affordability: 0.1 }))).toEqual({
      nclex: (100 * 50) / 70,
      affordability: (100 * 20) / 70,
    });
  });

  it('takes percentiles from the programs of its credential alone', () => {
    const others = [program({ earnings: 1 }), program({ earnings: 3 }), program({ earnings: 100 }, 'LPN')];
    expect(pointsAmong(program({ earnings: 2 }), ...others)).toEqual({ earnings: 50 });
  });

  it('takes percentiles by the linear method, type 7', () => {
    const quartiles: ScoreRules = {
      ...rules,
      components: [rule('earnings', 30, { percentile: 0.25 }, { percentile: 0.75 })],
    };
    // The quartiles of 10, 20, 30 and 50 are 17.5 and 35.
    const programs = [20, 10, 30, 50].map((earnings) => program({ earnings }));
    expect(scoreAmong(programs, quartiles)?.total).toBeCloseTo((100 * 2.5) / 17.5, 10);
  });

  it('gives all points where every program has the same value', () => {
    expect(pointsAmong(program({ earnings: 1 }), program({ earnings: 1 }))).toEqual({ earnings: 100 });
  });
});

describe('weights', () => {
  it('are scaled to 100 over the measures that apply', () => {
    const score = scoreAmong([program({ nclex: 100, affordability: null }), program({ affordability: 1 })]);
    expect(score?.parts.map(({ id, weight }) => [id, weight])).toEqual([
      ['nclex', (100 * 50) / 70],
      ['affordability', (100 * 20) / 70],
    ]);
  });

  it('leave out a measure that no program of the credential has a value for', () => {
    expect(pointsAmong(program({ nclex: 40, earnings: null }))).toEqual({ nclex: 40 });
  });
});

describe('a missing measure', () => {
  it('counts the 35th percentile of the points of those measured', () => {
    // Points of 0, 40 and 100 of 100: type 7 puts the 35th percentile at 0.7 of the way to the second.
    const measured = [0, 40, 100].map((nclex) => program({ nclex }));
    expect(pointsAmong(program({ nclex: null }), ...measured).nclex).toBeCloseTo(28, 10);
  });

  it('counts points, so that the clamped ends weigh no more than the anchors', () => {
    // Points of 0 and 100; between the values 9 and 1 themselves the percentile would be worth nothing.
    const measured = [9, 1].map((affordability) => program({ affordability }));
    expect(pointsAmong(program({ affordability: null }), ...measured)).toEqual({ affordability: 35 });
  });

  it('is reported as missing', () => {
    const score = scoreAmong([program({ nclex: 50, earnings: null }), program({ earnings: 1 })]);
    expect(score?.parts.map(({ id, value }) => [id, value])).toEqual([
      ['nclex', 50],
      ['earnings', null],
    ]);
  });
});

describe('evidence', () => {
  const others = [program({ nclex: 60, earnings: 1, affordability: 1 })];
  const evidenceOf = (values: Values) => scoreAmong([program(values), ...others])?.evidence;

  it('is full where nothing is missing', () => {
    expect(evidenceOf({ nclex: 50, earnings: 1, affordability: 1 })).toBe('full');
    expect(evidenceOf({ affordability: 1 })).toBe('full');
  });

  it('is partial from half of the weight on', () => {
    expect(evidenceOf({ nclex: 50, earnings: null, affordability: null })).toBe('partial');
    expect(evidenceOf({ nclex: null, earnings: 1, affordability: 1 })).toBe('partial');
  });

  it('is thin below', () => {
    expect(evidenceOf({ nclex: null, earnings: 1, affordability: null })).toBe('thin');
    expect(evidenceOf({ earnings: null, affordability: 1 })).toBe('thin');
  });
});

describe('a score', () => {
  it('is the sum of its parts', () => {
    const others = [program({ earnings: 0 }), program({ earnings: 4 })];
    const score = scoreAmong([program({ nclex: 50, earnings: 1, affordability: 1.5 }), ...others]);
    expect(score?.total).toBe(25 + 7.5 + 10);
  });

  it('does not exist where no measure applies', () => {
    expect(scoreAmong([program({})])).toBeNull();
    expect(scoreAmong([program({ nclex: 90 }, 'PHD')])).toBeNull();
    expect(scoreProgram(program({ nclex: 90 }, 'MSN'), new Map(), rules)).toBeNull();
  });
});
