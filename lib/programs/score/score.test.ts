import { describe, expect, it } from 'vitest';
import { constants } from '@/tests/support/program-tables';
import type { ScoreComponent } from './components';
import { type ComponentRule, type CredentialRules, type ScoreRules, scoreRules } from './rules';
import { type Measured, scoreProgram, shareOf } from './score';

const standIn = { share: 0.4, standardError: 0.2 };
const forProfit = { share: 0.1, standardError: 0.3 };
const rule = (id: ScoreComponent, weight: number, zeroAt: number, oneAt: number): ComponentRule => ({
  id,
  weight,
  zeroAt,
  oneAt,
  standIns: { all: standIn, public: standIn, 'private nonprofit': standIn, 'private for-profit': forProfit },
});
const inForce = scoreRules(constants('outcomes-score'));
const bsn = inForce.byCredential.get('BSN') as CredentialRules;

/** The constants in force with easy scales of a BSN. */
const rules: ScoreRules = {
  ...inForce,
  byCredential: new Map([
    [
      'BSN',
      {
        ...bsn,
        bandsFrom: [80, 60, 40, 20],
        components: [
          rule('nclex', 40, 0.7, 1),
          rule('earnings', 25, -0.1, 0.1),
          rule('affordability', 15, 2.5, 0.5),
        ],
      },
    ],
  ]),
};
const measure = (value: number, standardError = 0) => ({ value, standardError });

function score(
  values: Partial<Record<ScoreComponent, Parameters<typeof measure>[0] | null>>,
  over: Partial<Measured> = {},
) {
  const found = scoreProgram(
    {
      credential: 'BSN',
      control: 'public',
      graduatesAYear: 50,
      values: new Map(
        Object.entries(values).map(([id, value]) => [
          id as ScoreComponent,
          value === null ? null : measure(value),
        ]),
      ),
      ...over,
    },
    rules,
  );
  if (!found) throw new Error('A measure applies');
  return found;
}

describe('points', () => {
  it('run in a straight line from the value worth nothing to the value worth all, and no further', () => {
    const price = rule('affordability', 15, 2.5, 0.5);
    expect([3, 2.5, 2, 1.5, 0.5, 0.1].map((value) => shareOf(value, price))).toEqual([0, 0, 0.25, 0.5, 1, 1]);
  });

  it('are scaled so that the measures that apply make 100', () => {
    const { parts, total } = score({ earnings: 0.1, affordability: 1.5 });
    expect(parts.map(({ id, weight, points }) => [id, weight, points])).toEqual([
      ['earnings', 62.5, 62.5],
      ['affordability', 37.5, 18.75],
    ]);
    expect(total).toBe(81.25);
  });

  it('of a missing measure are those of schools of the same control', () => {
    const [, missing] = score({ earnings: 0, affordability: null }).parts;
    expect(missing).toEqual({
      id: 'affordability',
      value: null,
      weight: 37.5,
      points: 37.5 * 0.4,
      standardError: 37.5 * 0.2,
    });
    const other = score({ earnings: 0, affordability: null }, { control: 'private for-profit' });
    expect(other.parts[1]?.points).toBe(37.5 * 0.1);
  });
});

describe('the error of a score', () => {
  const values = (errors: readonly [number, number]) =>
    new Map<ScoreComponent, ReturnType<typeof measure> | null>([
      ['earnings', measure(0, errors[0])],
      ['affordability', measure(1.5, errors[1])],
    ]);

  it('adds those of its parts as independent ones, in points', () => {
    const { standardError } = score({}, { values: values([0.02, 0.4]) });
    expect(standardError).toBeCloseTo(Math.hypot(62.5 * 0.1, 37.5 * 0.2), 9);
  });

  it('takes at most half the points of a part', () => {
    expect(score({}, { values: values([9, 0]) }).standardError).toBeCloseTo(62.5 / 2, 9);
  });
});

describe('evidence', () => {
  const evidence = (...of: Parameters<typeof score>) => score(...of).evidence;

  it('is full, partial from half of the weight on, or thin', () => {
    expect(evidence({ nclex: 0.9, earnings: 0, affordability: 1 })).toBe('full');
    expect(evidence({ nclex: 0.9, earnings: null, affordability: null })).toBe('partial');
    expect(evidence({ nclex: null, earnings: 0, affordability: null })).toBe('thin');
    expect(evidence({ nclex: null, earnings: null, affordability: null })).toBe('thin');
  });

  it('is thin under five graduates a year, and not where no year is reported', () => {
    const all = { nclex: 0.9, earnings: 0, affordability: 1 };
    expect([4.5, 5, null].map((graduatesAYear) => evidence(all, { graduatesAYear }))).toEqual([
      'thin',
      'full',
      'full',
    ]);
  });

  it('that is thin leaves a program without a group', () => {
    expect(score({ nclex: null, earnings: 0, affordability: null }).placing).toBeNull();
    expect(score({ earnings: 0.1, affordability: 1.5 }).placing).toEqual({
      band: 1,
      range: { best: 1, worst: 1 },
    });
  });
});

it('is no score where no measure applies', () => {
  const none = { control: 'public', graduatesAYear: 50, values: new Map() } as const;
  expect(scoreProgram({ ...none, credential: 'BSN' }, rules)).toBeNull();
  expect(scoreProgram({ ...none, credential: 'MSN' }, rules)).toBeNull();
});
